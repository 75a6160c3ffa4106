import type { App } from "../../src/context.js";
import type { Identities } from "../../src/http/identity.js";
import type { Wire } from "../../src/http/open-server.js";
import type { Module } from "../../src/module.js";

/** Everybody is who the token says, without teams. */
export const claimedIdentities: Identities = {
  identityOfKey: async () => undefined,
  viewerOf: async (identity) => {
    const { kind, tenantId } = identity;
    if (kind === "service") return { kind, tenantId, name: identity.name };
    const member = {
      tenantId,
      personId: identity.personId,
      role: "CONTRIBUTOR",
      teamIds: new Set<string>(),
      colleagueIds: new Set<string>(),
    } as const;
    if (kind === "person") return { kind, ...member, repos: identity.repos };
    return { kind, ...member, handle: identity.handle, projectKey: identity.handle.split("/")[1] ?? "" };
  },
};

/** A server without the product: for tests of the door itself, with resolvers that the test brings. */
export const doorOnly =
  (modules: readonly Module[] = [], directory: Partial<Identities> = {}): Wire =>
  async (base) => ({ app: { ...base, directory: { ...claimedIdentities, ...directory } } as App, modules });
