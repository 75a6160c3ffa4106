import { fold } from "../../text.js";
import { splitHandle } from "../directory/index.js";

/**
 * A request stores one address, an agent answers to several: whom it is for is then one comparison, in a
 * filter as in code.
 */
export type Address = `agent:${string}` | `owner:${string}` | `cap:${string}` | "*";

export type AddressKind = "agent" | "owner" | "cap" | "all";

export const agentAddress = (handle: string): Address => `agent:${fold(handle)}`;

/** The address that `to` speaks of, or undefined when it is none of the four ways (design, section 12). */
export const parseAddress = (to: string): Address | undefined => {
  if (to === "*") return "*";
  if (/^@[^/\s]+$/u.test(to)) return `owner:${fold(to.slice(1))}`;
  if (/^cap:./u.test(to)) return `cap:${fold(to.slice(4))}`;
  return splitHandle(to) ? agentAddress(to) : undefined;
};

export const addressKind = (address: string): AddressKind =>
  address === "*" ? "all" : (address.slice(0, address.indexOf(":")) as AddressKind);

/** Every address an agent answers to. */
export const addressesOf = ({
  handle,
  foldedCapabilities,
}: {
  readonly handle: string;
  readonly foldedCapabilities: readonly string[];
}): readonly Address[] => [
  agentAddress(handle),
  `owner:${fold(splitHandle(handle)?.owner ?? handle)}`,
  ...foldedCapabilities.map((capability): Address => `cap:${capability}`),
  "*",
];
