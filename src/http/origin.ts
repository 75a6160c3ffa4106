import type { IncomingMessage } from "node:http";
import { type Config, isLoopback } from "../config.js";

/** What is known about a page that calls: none (no browser, or the same origin), an allowed one, or a foreign one. */
export type OriginVerdict =
  | { readonly kind: "own" | "foreign" }
  | { readonly kind: "allowed"; readonly origin: string };

/** Judges the Origin header, on requests and on socket handshakes alike. */
export const makeOriginCheck = (
  config: Pick<Config, "allowedOrigins" | "publicUrl">,
): ((request: IncomingMessage) => OriginVerdict) => {
  const allowed = new Set(config.allowedOrigins);
  const own = config.publicUrl === undefined ? undefined : new URL(config.publicUrl).origin;
  return ({ headers: { origin, host } }) => {
    if (origin === undefined || origin === own) return { kind: "own" };
    if (allowed.has(origin)) return { kind: "allowed", origin };
    // A proxy may have ended TLS, so the host decides, not the protocol.
    const isSame = URL.canParse(origin) && new URL(origin).host === host;
    return { kind: isSame ? "own" : "foreign" };
  };
};

/** Whether the request was addressed to this machine by name: another name that resolves here is a trick. */
export const isAddressedToLoopback = ({ headers: { host = "" } }: IncomingMessage): boolean =>
  isLoopback(host.replace(/:\d+$/, ""));
