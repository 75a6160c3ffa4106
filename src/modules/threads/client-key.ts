import { Refusal } from "../../errors.js";
import { digest } from "../../ids.js";
import { LIMITS } from "../../limits.js";
import { requireLine } from "../../text.js";
import type { ClientKey } from "./act.js";
import { authorKey } from "./parties.js";
import type { ThreadRepo } from "./repo.js";
import type { PartyRef } from "./types.js";

/**
 * The digest of an author's idempotency key for one act, and of the input it stands for (design, section 15).
 * @param act the field's name. @param input the whole input; its clientKey does no harm in it.
 */
export const clientKeyOf = (
  author: PartyRef,
  act: string,
  input: { readonly clientKey?: string | null | undefined },
): ClientKey | null => {
  if (input.clientKey === null || input.clientKey === undefined) return null;
  requireLine(input.clientKey, { path: "input.clientKey", limit: LIMITS.key.limit });
  // A null says what an omitted field says: the same input, however a client writes it.
  const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  return { key: digest(authorKey(author), act, input.clientKey), input: digest(said) };
};

export interface FirstAttempt {
  readonly threadId: string;
  readonly messageId: string | null;
  readonly at: Date | null;
}

/**
 * What the key's first attempt made, or null when there was none. Asked before limits and rates are
 * charged, so that a repeat costs nothing.
 *
 * @throws Refusal `client_key_reused` when the key stood for other input.
 */
export const firstAttempt = async (
  repo: ThreadRepo,
  tenantId: string,
  clientKey: ClientKey | null,
): Promise<FirstAttempt | null> => {
  if (clientKey === null) return null;
  const found = await repo.findByClientKey(tenantId, clientKey.key);
  const entry = found?.clientKeys.find(({ key }) => key === clientKey.key);
  if (found === null || entry === undefined) return null;
  if (entry.input !== clientKey.input)
    throw new Refusal("client_key_reused", "This clientKey stood for other input; use a new one.");
  return { threadId: found._id, messageId: entry.messageId, at: entry.at ?? null };
};
