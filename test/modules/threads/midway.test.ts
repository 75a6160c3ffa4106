import { afterAll, describe, expect, it } from "@jest/globals";
import { createThreadRepo, fsck } from "../../../src/modules/threads/index.js";
import type { Answer, Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { acts, type Desk, openDesk, YES } from "../../support/desk.js";
import { startServer } from "../../support/server.js";

const { db } = await openTestDatabase();
const server = await startServer(db);
const ROUNDS = 2;

interface Row {
  readonly open: (desk: Desk) => Promise<string>;
  /** Cho's act. */
  readonly act: (desk: Desk, id: string) => Promise<Answer>;
  /** Whether the stored thread shows that it happened. */
  readonly happened: (thread: Loose) => boolean;
}

const asParticipant = (desk: Desk) => desk.output({ participantIds: ["cho"] });
const asAssignee = (desk: Desk) => desk.ask({ assigneeId: "cho" });

const CONTRIBUTIONS: Readonly<Record<string, Row>> = {
  postMessage: {
    open: asParticipant,
    act: ({ cho }, id) =>
      cho.send('mutation($id: ID!) { postMessage(input: { threadId: $id, body: "b" }) { message { id } } }', {
        id,
      }),
    happened: ({ messages }) => messages.length === 1,
  },
  markRead: {
    open: asParticipant,
    act: ({ cho }, id) => acts.markRead(cho, id),
    happened: ({ readBy }) => readBy.includes("p:cho"),
  },
  react: {
    open: asParticipant,
    act: ({ cho }, id) => acts.react(cho, id, { key: "eyes" }),
    happened: ({ reactions }) => reactions.length === 1,
  },
  invite: {
    open: asParticipant,
    act: ({ cho }, id) => acts.invite(cho, id, { personId: "ben" }),
    happened: ({ participants }) => participants.some(({ box }: Loose) => box === "p:ben"),
  },
};

const DECISIONS: Readonly<Record<string, Row>> = {
  answer: {
    open: asAssignee,
    act: ({ cho }, id) => acts.answer(cho, id, YES),
    happened: ({ status }) => status === "ANSWERED",
  },
  dismiss: {
    open: asAssignee,
    act: ({ cho }, id) => acts.dismiss(cho, id),
    happened: ({ status }) => status === "DISMISSED",
  },
  delegate: {
    open: asAssignee,
    act: ({ cho }, id) => acts.delegate(cho, id, { personId: "ben" }),
    happened: ({ assigneeId }) => assigneeId === "ben",
  },
  archive: {
    open: asAssignee,
    act: ({ cho }, id) => acts.archive(cho, id),
    happened: ({ archived }) => archived,
  },
  acknowledge: {
    open: (desk) => desk.notice({ recipientId: "cho" }),
    act: ({ cho }, id) => acts.acknowledge(cho, id, { revision: 1 }),
    happened: ({ status }) => status === "ANSWERED",
  },
};

/** Runs Cho's act beside the loss of Cho's right, begun in either order: it happens whole or not at all. */
const race = async (
  { open, act, happened }: Row,
  lose: (desk: Desk, id: string) => Promise<unknown>,
  reasons: readonly string[],
): Promise<void> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const desk = await openDesk(server);
    const id = await open(desk);
    const both = [() => act(desk, id), () => lose(desk, id)] as const;
    const running = round % 2 === 0 ? both.map((run) => run()) : [both[1](), both[0]()].reverse();
    const answer = (await Promise.all(running))[0] as Answer;
    const stored = await db.collection("threads").findOne({ _id: id as never });
    if (answer.errors === undefined) expect(happened(stored)).toBe(true);
    else {
      expect(reasons).toContain(answer.errors[0]?.extensions?.reason);
      expect(happened(stored)).toBe(false);
    }
    // From then on there is nothing for Cho, whoever was first.
    const after = await act(desk, id);
    expect(reasons).toContain(after.errors?.[0]?.extensions?.reason);
  }
};

describe("the right lost midway", () => {
  it.each(Object.entries(CONTRIBUTIONS))("%s beside the removal of its author", (_, row) =>
    race(row, ({ ana }, id) => acts.remove(ana, id, { personId: "cho" }), ["not_found"]),
  );

  it.each(Object.entries({ ...CONTRIBUTIONS, ...DECISIONS }))(
    "%s beside the end of its author's account",
    (_, row) =>
      race(row, ({ tenant }) => tenant.host.must(`mutation { deactivatePerson(personId: "cho") { id } }`), [
        "unauthenticated",
      ]),
  );

  afterAll(async () => {
    expect((await fsck(createThreadRepo(db), { repair: false })).differences).toEqual([]);
  });
});
