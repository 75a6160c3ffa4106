import { describe, expect, it } from "@jest/globals";
import { syncIndexes } from "../../../src/db/sync-indexes.js";
import { makeLog } from "../../../src/http/open-server.js";
import { createDirectory } from "../../../src/modules/directory/index.js";
import { type ApprovalRequest, createProjects, indexes } from "../../../src/modules/projects/index.js";
import type { PersonViewer } from "../../../src/viewer.js";
import { makeClock } from "../../support/clock.js";
import { openTestDatabase } from "../../support/database.js";

const { db } = await openTestDatabase();
await syncIndexes(db, indexes, makeLog({ logLevel: "silent" }));
let tenants = 0;

/** Ada runs the project, Cho too; Ben has write access to its repository. Approvals are only noted. */
const open = async ({ adminIds = ["ada", "cho"], failing = 0 } = {}) => {
  tenants += 1;
  const tenantId = `t${tenants}`;
  const clock = makeClock();
  const asked: ApprovalRequest[] = [];
  const closed: string[] = [];
  const gone: string[] = [];
  let failures = failing;
  const directory = createDirectory({ db, now: clock.now });
  const projects = createProjects({
    db,
    now: clock.now,
    directory,
    requestApproval: async (request) => {
      if (failures-- > 0) throw new Error("the process died here");
      asked.push(request);
      return `thread-of-${request.joinId}`;
    },
    closeApproval: async ({ threadId }) => void closed.push(threadId),
    onAgentsGone: async ({ handles }) => void gone.push(...handles),
  });
  const host = { kind: "service", tenantId, name: "host" } as const;
  for (const id of ["ada", "ben", "cho"])
    await directory.savePerson(host, { id, name: id, email: `${id}@demo.test` });
  const shop = { id: "shop", key: "shop", name: "Shop", public: true, repository: "acme/shop" };
  await projects.saveProject(host, { ...shop, needsApproval: true, adminIds });
  const as = async (personId: string, right?: "read" | "write" | "admin"): Promise<PersonViewer> => {
    const repos = right ? { "acme/shop": right } : {};
    const viewer = await directory.viewerOf({ kind: "person", tenantId, personId, repos });
    if (viewer.kind !== "person") throw new Error("no person");
    return viewer;
  };
  const events = async () => {
    const stored = await db.collection("projects").findOne({ tenantId, id: "shop" });
    return stored?.outbox
      .map(({ type }: { type: string }) => type)
      .filter((type: string) => type.startsWith("member."));
  };
  const ben = await as("ben", "write");
  const attempt = { tenantId, projectId: "shop", personId: "ben" };
  return { tenantId, clock, directory, projects, host, as, ben, asked, closed, gone, events, attempt };
};

describe("joining a project that needs approval", () => {
  it("waits for an admin, who is asked once however often one joins", async () => {
    const { projects, ben, asked, events } = await open();
    const { member } = await projects.joinProject(ben, "shop");
    expect(member).toMatchObject({ personId: "ben", status: "WAITING", admin: false });
    await Promise.all([projects.joinProject(ben, "shop"), projects.joinProject(ben, "shop")]);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ adminIds: ["ada", "cho"], person: { id: "ben" } });
    expect(member.threadId).toBe(`thread-of-${member.joinId}`);
    expect(await events()).toEqual(["member.waiting"]);
  });

  it("does not make an admin of the repository wait", async () => {
    const { projects, as, asked } = await open();
    const { member } = await projects.joinProject(await as("ben", "admin"), "shop");
    expect(member).toMatchObject({ status: "ACTIVE", admin: true });
    expect(asked).toEqual([]);
  });

  it("shows who waits to admins and the one who waits, to nobody else", async () => {
    const { projects, as, ben, tenantId, directory, host } = await open({ adminIds: ["ada"] });
    await directory.savePerson(host, { id: "dee", name: "dee", email: "dee@demo.test" });
    await projects.joinProject(ben, "shop");
    const [shop] = await projects.findVisible(ben, ["shop"]);
    if (!shop) throw new Error("no project");
    const shown = async (id: string) =>
      (await projects.members(await as(id), shop)).map(({ member }) => member.personId);
    expect(await shown("ada")).toEqual(["ada", "ben"]);
    expect(await shown("ben")).toEqual(["ada", "ben"]);
    expect(await shown("dee")).toEqual(["ada"]);
    expect(tenantId).toBe(shop.tenantId);
  });

  it("is granted exactly once", async () => {
    const { projects, ben, attempt, events } = await open();
    await projects.joinProject(ben, "shop");
    const granted = await Promise.all(Array.from({ length: 5 }, () => projects.grantMembership(attempt)));
    expect(granted.filter(Boolean)).toHaveLength(1);
    expect(await projects.refuseMembership(attempt)).toBe(false);
    expect((await projects.joinProject(ben, "shop")).member.status).toBe("ACTIVE");
    expect(await events()).toEqual(["member.waiting", "member.joined"]);
  });

  it("stays refused, also after leaving, until an invitation", async () => {
    const { projects, as, ben, attempt, events } = await open();
    await projects.joinProject(ben, "shop");
    expect(await projects.refuseMembership(attempt)).toBe(true);
    const refused = expect.objectContaining({ reason: "forbidden" });
    await expect(projects.joinProject(ben, "shop")).rejects.toEqual(refused);
    await expect(projects.joinProject(await as("ben", "admin"), "shop")).rejects.toEqual(refused);
    expect(await projects.removeMember(ben, { projectId: "shop", personId: "ben" })).toBe(false);
    expect(await projects.grantMembership(attempt)).toBe(false);
    const { member } = await projects.inviteMember(await as("ada"), { projectId: "shop", personId: "ben" });
    expect(member.status).toBe("ACTIVE");
    expect(await events()).toEqual(["member.waiting", "member.refused", "member.joined"]);
  });

  it("means nothing for a later attempt", async () => {
    const { projects, ben, attempt, closed } = await open();
    const { member: first } = await projects.joinProject(ben, "shop");
    await projects.removeMember(ben, { projectId: "shop", personId: "ben" });
    expect(closed).toEqual([first.threadId]);
    await projects.joinProject(ben, "shop");
    expect(await projects.grantMembership({ ...attempt, joinId: first.joinId })).toBe(false);
  });

  it("is moot once an admin invites", async () => {
    const { projects, as, ben, closed } = await open();
    const { member } = await projects.joinProject(ben, "shop");
    await projects.inviteMember(await as("cho"), { projectId: "shop", personId: "ben" });
    expect(closed).toEqual([member.threadId]);
  });

  it("is asked about later when the process died before asking, or an admin came later", async () => {
    const { projects, ben, asked, clock } = await open({ failing: 1 });
    await expect(projects.joinProject(ben, "shop")).rejects.toThrow("died");
    expect(await projects.resumeApprovals()).toBe(0);
    clock.advance(3_000);
    expect(await projects.resumeApprovals()).toBe(1);
    expect(asked).toHaveLength(1);
    expect(await projects.resumeApprovals()).toBe(0);
  });

  it("is decided by admins of this moment, never by the applicant", async () => {
    const { projects, directory, host, tenantId } = await open();
    const may = (deciderId: string, applicantId = "ben") =>
      projects.mayGrant({ tenantId, projectId: "shop", deciderId, applicantId });
    expect([await may("ada"), await may("cho"), await may("ben"), await may("ada", "ada")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    await directory.deactivatePerson(host, "cho");
    expect(await may("cho")).toBe(false);
  });
});

describe("leaving a project", () => {
  it("gives back what the person's agents hold there and in its forks", async () => {
    const { projects, directory, host, as, gone } = await open();
    await projects.saveProject(host, { key: "fork", name: "Fork", parentId: "shop" });
    await projects.inviteMember(await as("ada"), { projectId: "fork", personId: "ben" });
    for (const handle of ["ben/shop/a", "ben/fork/b", "ben/other/c"])
      await directory.saveAgent(host, { handle });
    await projects.removeMember(await as("ada"), { projectId: "shop", personId: "ben" });
    expect(gone.sort()).toEqual(["ben/fork/b", "ben/shop/a"]);
  });
});
