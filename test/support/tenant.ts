import { randomBytes } from "node:crypto";
import type { Role } from "../../src/viewer.js";
import type { Client } from "./client.js";
import type { TestServer } from "./server.js";

export interface TestTenant {
  readonly id: string;
  /** The host system that fills the tenant. */
  readonly host: Client;
  /** Saves a person whose id is the name, and signs them in. */
  readonly person: (name: string, role?: Role, repos?: Record<string, string>) => Promise<Client>;
  /** Signs in someone who is saved already, with other claims. */
  readonly as: (name: string, repos?: Record<string, string>) => Promise<Client>;
  readonly agent: (owner: string, handle: string) => Promise<Client>;
  readonly team: (key: string, memberIds: readonly string[]) => Promise<string>;
}

/** A tenant of its own: tests that share a server do not see each other. */
export const openTenant = async (server: TestServer): Promise<TestTenant> => {
  const id = `tenant-${randomBytes(6).toString("hex")}`;
  const host = await server.service(id, "host");
  const as: TestTenant["as"] = (name, repos) => server.person(id, name, repos ? { repos } : {});
  return {
    id,
    host,
    as,
    async person(name, role = "CONTRIBUTOR", repos) {
      await host.must(`mutation ($input: SavePersonInput!) { savePerson(input: $input) { id } }`, {
        input: { id: name, name, email: `${name}@demo.test`, role },
      });
      return as(name, repos);
    },
    agent: (owner, handle) => server.agent(id, owner, handle),
    async team(key, memberIds) {
      const { saveTeam } = await host.must(
        `mutation ($input: SaveTeamInput!) { saveTeam(input: $input) { id } }`,
        { input: { key, name: key, memberIds } },
      );
      return saveTeam.id;
    },
  };
};
