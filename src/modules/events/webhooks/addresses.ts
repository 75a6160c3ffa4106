import type { LookupAddress, LookupOptions } from "node:dns";
import { lookup } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { refuse } from "../../../errors.js";

/** Addresses that are not the public internet (IANA's special-purpose registries). */
const NOT_PUBLIC = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix, "ipv6");

/** Whether an address may be reached by a webhook; an IPv4 address mapped into IPv6 is judged as itself. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && !NOT_PUBLIC.check(address, family === 4 ? "ipv4" : "ipv6");
};

/**
 * A webhook's address as saved: http or https, no credentials, no address or name that is known to be
 * private. Where a name leads is asked again, and pinned, at each delivery.
 */
export const requireWebhookUrl = (text: string, allowPrivate: boolean): string => {
  const bad = (message: string) => refuse("bad_input", message, { path: "input.url" });
  const url = URL.canParse(text)
    ? new URL(text)
    : bad("Give a whole address such as https://example.org/hook.");
  if (url.protocol !== "https:" && url.protocol !== "http:") bad("Use an address with https or http.");
  if (url.username !== "" || url.password !== "")
    bad("Leave credentials out of the address; the signature proves who sent it.");
  if (text.length > 2_000) bad("Use an address of at most 2,000 characters.");
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
  const isPrivate =
    isIP(host) === 0
      ? /(^|\.)(localhost|local|internal)$/i.test(host) || !host.includes(".")
      : !isPublicAddress(host);
  if (isPrivate && !allowPrivate) bad("Use a public address: private and loopback ones are not sent to.");
  return url.toString();
};

/** Resolves a name for one connection and hands out only what may be reached: the check and the use are one. */
export const guardedLookup =
  (allowPrivate: boolean): LookupFunction =>
  (hostname: string, options: LookupOptions, callback) => {
    lookup(hostname, { ...options, all: true }).then(
      (found: LookupAddress[]) => {
        const allowed = allowPrivate ? found : found.filter(({ address }) => isPublicAddress(address));
        const [first] = allowed;
        if (first === undefined || allowed.length < found.length)
          callback(new Error("the name leads to a private address"), "", 0);
        else if (options.all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, "", 0),
    );
  };
