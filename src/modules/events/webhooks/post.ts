import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP } from "node:net";
import { guardedLookup, isPublicAddress } from "./addresses.js";

const TIMEOUT_MS = 10_000;

/**
 * One attempt. Answers with the status, or 0 when there was none. Redirects are not followed and the answer's
 * body is never read: it is nobody's business here.
 */
export const postOnce = (
  url: string,
  { headers, body, allowPrivate }: { headers: Record<string, string>; body: string; allowPrivate: boolean },
): Promise<number> =>
  new Promise((resolve) => {
    const target = new URL(url);
    const host = target.hostname.replace(/^\[(.*)\]$/, "$1");
    // An address in the place of a name is not looked up, so it is judged here.
    if (isIP(host) !== 0 && !allowPrivate && !isPublicAddress(host)) return resolve(0);
    const send = target.protocol === "https:" ? httpsRequest : httpRequest;
    const request = send(
      target,
      {
        method: "POST",
        headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
        lookup: guardedLookup(allowPrivate),
        agent: false,
        timeout: TIMEOUT_MS,
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    const whole = setTimeout(() => request.destroy(), TIMEOUT_MS);
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(0));
    request.on("close", () => {
      clearTimeout(whole);
      resolve(0);
    });
    request.end(body);
  });
