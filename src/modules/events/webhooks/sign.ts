import { createHmac, randomBytes } from "node:crypto";

/** A Standard Webhooks secret; shown once. */
export const newSecret = (): string => `whsec_${randomBytes(24).toString("base64")}`;

/** `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body` under the decoded secret. */
export const signatureOf = (
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string =>
  `v1,${createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64")}`;
