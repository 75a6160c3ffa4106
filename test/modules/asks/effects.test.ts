import { describe, expect, it } from "@jest/globals";
import type { Loose } from "../../support/client.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { ANSWER, approval, no, openWorld, POST_THREAD, type World, yes } from "./world.js";

const server = await startServer((await openTestDatabase()).db);

const ANSWERS = `query ($after: String, $first: Int!) { answers(after: $after, first: $first) {
  nodes { cursor id threadId kind status effectType effectArgs by { person { id } service } answer { __typename } }
  pageInfo { hasNextPage endCursor } } }`;

describe("what services read", () => {
  const walk = async (who: World["host"], first = 2): Promise<Loose[]> => {
    const nodes: Loose[] = [];
    for (let after: string | null = null; ; ) {
      const { answers }: Loose = await who.must(ANSWERS, { after, first });
      nodes.push(...answers.nodes);
      if (!answers.pageInfo.hasNextPage) return nodes;
      after = answers.pageInfo.endCursor;
    }
  };

  it("is how its threads ended and every approved host effect, oldest first, and nothing else", async () => {
    const world = await openWorld(server);
    const post = async (more: Loose): Promise<string> => {
      const input = { kind: "APPROVAL", title: "May we?", payload: approval, assigneeId: "ada", ...more };
      const { postThread } = await world.host.must(POST_THREAD, { input });
      expect(postThread.thread).toMatchObject({ participants: [], decision: null, messages: { nodes: [] } });
      return postThread.thread.id;
    };
    const [first, second, third] = [await post({}), await post({}), await post({})];
    const low = await post({ criticality: "LOW", default: yes });
    await world.ada.must(ANSWER, { input: { threadId: second, answer: no } });
    await world.ada.must(`mutation ($id: ID!) { dismiss(input: { threadId: $id }) { thread { id } } }`, {
      id: first,
    });
    await world.host.must(`mutation ($id: ID!) { withdraw(input: { threadId: $id }) { thread { id } } }`, {
      id: third,
    });
    // Another's ask: its answer is nobody's business, its approved effect is every service's.
    const plain = await world.ask();
    await world.ada.must(ANSWER, { input: { threadId: plain.id, answer: yes } });
    const refused = await world.ask({ effect: { type: "deploy" } });
    await world.ada.must(ANSWER, { input: { threadId: refused.id, answer: no } });
    const approved = await world.ask({ effect: { type: "deploy", args: { n: 1 } } });
    await world.ada.must(ANSWER, { input: { threadId: approved.id, answer: yes } });

    const nodes = await walk(world.host);
    expect(nodes.map(({ threadId, status }) => [threadId, status])).toEqual([
      [low, "ANSWERED"],
      [second, "ANSWERED"],
      [first, "DISMISSED"],
      [third, "WITHDRAWN"],
      [approved.id, "ANSWERED"],
    ]);
    expect(nodes.at(-1)).toMatchObject({
      effectType: "deploy",
      effectArgs: { n: 1 },
      by: { person: { id: "ada" } },
    });
    const other = await server.service(world.id, "other");
    expect((await walk(other)).map(({ threadId }) => threadId)).toEqual([approved.id]);
    expect(await world.host.send(ANSWERS, { after: "nonsense", first: 2 })).toBeRefused("bad_input");
  });

  it("goes on where the page before ended, also when that page was empty", async () => {
    const world = await openWorld(server);
    const approve = async (): Promise<string> => {
      const { id } = await world.ask({ effect: { type: "deploy" } });
      await world.ada.must(ANSWER, { input: { threadId: id, answer: yes } });
      return id;
    };
    const page = async (after: string | null): Promise<Loose> =>
      (await world.host.must(ANSWERS, { after, first: 5 })).answers;
    expect((await page(null)).pageInfo.endCursor).toBeNull();
    const first = await approve();
    const told = await page(null);
    expect(told.nodes).toMatchObject([{ threadId: first }]);
    const empty = await page(told.pageInfo.endCursor);
    expect(empty.nodes).toEqual([]);
    const second = await approve();
    expect((await page(empty.pageInfo.endCursor)).nodes).toMatchObject([{ threadId: second }]);
  });

  it("skips and repeats nothing while others decide", async () => {
    const world = await openWorld(server);
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const input = { kind: "APPROVAL", title: "May we?", payload: approval, assigneeId: "ada" };
        return (await world.host.must(POST_THREAD, { input })).postThread.thread.id as string;
      }),
    );
    const deciding = Promise.all(
      ids.map((id) => world.ada.must(ANSWER, { input: { threadId: id, answer: yes } })),
    );
    const seen: string[] = [];
    for (let after: string | null = null; seen.length < 20; ) {
      const { answers }: Loose = await world.host.must(ANSWERS, { after, first: 3 });
      seen.push(...answers.nodes.map(({ threadId }: Loose) => threadId));
      after = answers.pageInfo.endCursor;
    }
    await deciding;
    expect([...seen].sort()).toEqual([...ids].sort());
  });
});

describe("joining a project that needs approval", () => {
  it("is decided by its admins alone, never by the applicant, and carried out exactly once", async () => {
    const world = await openWorld(server);
    const { saveProject } = await world.host.must(
      `mutation { saveProject(input: { key: "closed", name: "Closed", public: true, needsApproval: true, repository: "r/closed", adminIds: ["ada", "ben"] }) { id } }`,
    );
    const cho = await world.as("cho", { "r/closed": "write" });
    const { joinProject } = await cho.must(
      `mutation ($id: ID!) { joinProject(projectId: $id) { status thread { id title kind assignee { id } payload { ... on ApprovalPayload { effectType } } } } }`,
      { id: saveProject.id },
    );
    expect(joinProject).toMatchObject({
      status: "WAITING",
      thread: { kind: "APPROVAL", assignee: { id: "ada" } },
    });
    const { id } = joinProject.thread;
    expect(await cho.send(ANSWER, { input: { threadId: id, answer: yes } })).toBeRefused("forbidden");
    expect((await world.ben.send(ANSWER, { input: { threadId: id, answer: yes } })).errors).toBeUndefined();
    const { projects } = await cho.must(`{ projects { key members { person { id } status } } }`);
    const members = projects.find(({ key }: Loose) => key === "closed").members;
    expect(members).toContainEqual({ person: { id: "cho" }, status: "ACTIVE" });
    const joined = await server.app.db
      .collection("events")
      .countDocuments({ tenantId: world.id, type: "member.joined" });
    expect(joined).toBe(1);
  });

  /** Cho waits; Ada and Ben run the project. */
  const waiting = async () => {
    const world = await openWorld(server);
    const save = (adminIds: readonly string[]) =>
      world.host.must(`mutation ($input: SaveProjectInput!) { saveProject(input: $input) { id } }`, {
        input: {
          id: "closed",
          key: "closed",
          name: "Closed",
          public: true,
          needsApproval: true,
          repository: "r/closed",
          adminIds,
        },
      });
    await save(["ada", "ben"]);
    const cho = await world.as("cho", { "r/closed": "write" });
    const join = async (): Promise<Loose> =>
      (
        await cho.must(
          `mutation { joinProject(projectId: "closed") { status thread { id status assignee { id } } } }`,
        )
      ).joinProject;
    const decide = (who: World["ada"], threadId: string) =>
      who.send(ANSWER, { input: { threadId, answer: yes } });
    const { thread } = await join();
    return { world, save, cho, join, decide, id: thread.id as string };
  };

  it("is put to who runs the project now: who no longer does decides nothing and takes no part", async () => {
    const { world, save, join, decide, id } = await waiting();
    await save(["ben", "dee"]);
    // Ada shares a team with Ben, who is asked now: she sees it, and takes no part.
    expect(await decide(world.ada, id)).toBeRefused("forbidden");
    const { thread } = await world.dee.must(
      `query ($id: ID!) { thread(id: $id) { unread assignee { id } viewerMay { decide } participants { party { person { id } } } } }`,
      { id },
    );
    expect(thread).toMatchObject({ unread: true, assignee: { id: "ben" }, viewerMay: { decide: true } });
    const room = thread.participants.map(({ party }: Loose) => party.person.id);
    expect(room).not.toContain("ada");
    expect((await join()).thread.id).toBe(id);
    expect((await decide(world.dee, id)).errors).toBeUndefined();
    expect((await join()).status).toBe("ACTIVE");
  });

  it("handed on from one admin to another, is still decided by the one who handed it on", async () => {
    const { world, save, decide, join } = await waiting();
    // Dee shares no team with Ada: as a former assignee alone she would have lost sight of it.
    await save(["dee"]);
    await save(["dee", "ada"]);
    const { id, assignee } = (await join()).thread;
    expect(assignee).toEqual({ id: "dee" });
    await world.dee.must(
      `mutation ($id: ID!) { delegate(input: { threadId: $id, personId: "ada" }) { thread { assignee { id } } } }`,
      { id },
    );
    const { thread } = await world.dee.must(
      `query ($id: ID!) { thread(id: $id) { unread assignee { id } viewerMay { decide } } }`,
      { id },
    );
    expect(thread).toMatchObject({ assignee: { id: "ada" }, viewerMay: { decide: true } });
    await world.host.must(`mutation { deactivatePerson(personId: "ada") { active } }`);
    expect((await decide(world.dee, id)).errors).toBeUndefined();
    expect((await join()).status).toBe("ACTIVE");
  });

  it("is asked anew when nobody is left to decide it, as soon as somebody runs the project", async () => {
    const { world, save, join, decide, id } = await waiting();
    await save([]);
    expect(await decide(world.ada, id)).toBeRefused("not_open");
    await save(["dee"]);
    const again = await join();
    expect(again).toMatchObject({ status: "WAITING", thread: { status: "OPEN", assignee: { id: "dee" } } });
    expect((await decide(world.dee, again.thread.id)).errors).toBeUndefined();
    expect((await join()).status).toBe("ACTIVE");
  });

  it("is asked anew when it was spent by one whose right was gone as it was carried out", async () => {
    const { world, save, join, decide, id } = await waiting();
    await save(["ben"]);
    // As if Ada had answered in the instant before the question was put to Ben.
    await server.app.threads.repo.collection.updateOne(
      { _id: id },
      { $set: { deciders: ["ada"], assigneeId: "ada" } },
    );
    expect((await decide(world.ada, id)).errors).toBeUndefined();
    const again = await join();
    expect(again).toMatchObject({ status: "WAITING", thread: { status: "OPEN", assignee: { id: "ben" } } });
    expect(again.thread.id).not.toBe(id);
  });

  it("is over when the applicant takes it back, and they may ask again", async () => {
    const { world, cho, join, decide, id } = await waiting();
    await cho.must(`mutation ($id: ID!) { withdraw(input: { threadId: $id }) { thread { id } } }`, { id });
    const { projects } = await world.ada.must(`{ projects { key members { person { id } } } }`);
    const { members } = projects.find(({ key }: Loose) => key === "closed");
    expect(members.map(({ person }: Loose) => person.id)).not.toContain("cho");
    const again = await join();
    expect(again).toMatchObject({ status: "WAITING", thread: { status: "OPEN" } });
    expect((await decide(world.ben, again.thread.id)).errors).toBeUndefined();
    expect((await join()).status).toBe("ACTIVE");
  });
});
