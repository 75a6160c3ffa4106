import { randomBytes } from "node:crypto";
import type { Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { openTenant } from "../../support/tenant.js";

export const SUMMARY = `id conversationId type status from to subject body refs claimedBy leaseUntil fence declines declineReason expiresAt createdAt`;

const ACTS = {
  send: `mutation ($input: RequestSendInput!) { it: request_send(input: $input) { ${SUMMARY} } }`,
  claim: `mutation ($id: ID!) { it: request_claim(id: $id) { granted waitingFor { id kind status } request { ${SUMMARY} } } }`,
  renew: `mutation ($id: ID!, $fence: Int!) { it: request_renew(id: $id, fence: $fence) { ${SUMMARY} } }`,
  complete: `mutation ($id: ID!, $fence: Int, $body: String!, $refs: JSON) {
    it: request_complete(id: $id, fence: $fence, body: $body, refs: $refs) { ${SUMMARY} reply { ${SUMMARY} } } }`,
  decline: `mutation ($id: ID!, $fence: Int, $reason: String) {
    it: request_decline(id: $id, fence: $fence, reason: $reason) { ${SUMMARY} } }`,
  cancel: `mutation ($id: ID!) { it: request_cancel(id: $id) { ${SUMMARY} } }`,
  read: `query ($id: ID!) { it: request_read(id: $id) { ${SUMMARY} reply { ${SUMMARY} } } }`,
  list: `query ($box: RequestBox!, $first: Int! = 30, $after: String) {
    it: request_list(box: $box, first: $first, after: $after) { nodes { ${SUMMARY} } pageInfo { hasNextPage endCursor } } }`,
  pull: `query ($sessionId: ID! = "s") { it: delivery_pull(sessionId: $sessionId) {
    id kind wake request { ${SUMMARY} } thread { id } } }`,
  withdraw: `mutation ($id: ID!) { it: ask_withdraw(id: $id) { thread { status } } }`,
  ack: `mutation ($ids: [ID!]!) { it: delivery_ack(ids: $ids) }`,
} as const;

type Acts = { readonly [Name in keyof typeof ACTS]: (variables?: Record<string, unknown>) => Promise<Loose> };

/** An agent's calls. As a property of `try` they answer with data and errors; else refusals throw. */
export interface TestAgent extends Acts {
  readonly handle: string;
  readonly try: Acts;
  readonly ids: (box: string) => Promise<string[]>;
  readonly send1: (input: Record<string, unknown>) => Promise<string>;
}

export const openWorld = async (settings: Record<string, string> = {}) => {
  const { db, client } = await openTestDatabase();
  const server = await startServer(db, { settings });

  /** A tenant of its own: Ada runs the project `shop`, Ben and Cho are members, Dee is none. */
  const tenant = async () => {
    const made = await openTenant(server);
    const people = Object.fromEntries(
      await Promise.all(
        (["ada", "ben", "cho", "dee"] as const).map(async (name) => [
          name,
          await made.person(name, name === "ada" ? "ADMIN" : "CONTRIBUTOR"),
        ]),
      ),
    ) as Record<"ada" | "ben" | "cho" | "dee", Awaited<ReturnType<typeof made.person>>>;
    const saveProject = (input: Record<string, unknown>) =>
      made.host.must(`mutation ($input: SaveProjectInput!) { saveProject(input: $input) { id } }`, { input });
    await saveProject({ id: "shop", key: "shop", name: "Shop", adminIds: ["ada"] });

    /** @param capabilities null: its token alone vouches for it. */
    const agent = async (handle: string, capabilities: readonly string[] | null = []): Promise<TestAgent> => {
      const [owner = ""] = handle.split("/");
      if (capabilities !== null)
        await made.host.must(`mutation ($input: SaveAgentInput!) { saveAgent(input: $input) { handle } }`, {
          input: { handle, capabilities },
        });
      const caller = await made.agent(owner, handle);
      const calls = (throwing: boolean): Acts =>
        Object.fromEntries(
          Object.entries(ACTS).map(([name, query]) => [
            name,
            async (variables?: Record<string, unknown>) => {
              if (throwing) return (await caller.must(query, variables)).it;
              const { data, errors } = await caller.send(query, variables);
              return { it: data?.it, errors };
            },
          ]),
        ) as unknown as Acts;
      const must = calls(true);
      return {
        ...must,
        handle,
        try: calls(false),
        ids: async (box) => (await must.list({ box })).nodes.map(({ id }: Loose) => id),
        send1: async (input) =>
          (
            await must.send({
              input: { type: "QUESTION", subject: "What is this?", body: "Tell me.", ...input },
            })
          ).id,
      };
    };
    return { ...made, ...people, agent, saveProject, unique: () => randomBytes(4).toString("hex") };
  };
  return { db, client, server, tenant };
};

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until it holds, for what another process or a sweep does in its own time. */
export const eventually = async <T>(ask: () => Promise<T>, holds: (value: T) => boolean, ms = 10_000) => {
  const until = Date.now() + ms;
  for (;;) {
    const value = await ask();
    if (holds(value) || Date.now() > until) return value;
    await sleep(100);
  }
};
