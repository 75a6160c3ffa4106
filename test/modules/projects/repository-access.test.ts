import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "@jest/globals";
import { claimedAccess, codeHostAccess, strongestOf } from "../../../src/modules/projects/index.js";
import type { PersonViewer } from "../../../src/viewer.js";
import { openTestDatabase } from "../../support/database.js";
import { startServer } from "../../support/server.js";
import { openTenant } from "../../support/tenant.js";

/** Speaks the answers of a code host: a permission per path, or a status. */
const answers = new Map<string, string | number>();
const asked: { path: string; authorization: string | undefined }[] = [];
const host = createServer((request, response) => {
  asked.push({ path: request.url ?? "", authorization: request.headers.authorization });
  const answer = answers.get(request.url ?? "") ?? 404;
  if (typeof answer === "number") response.writeHead(answer, { location: "/elsewhere" }).end("{}");
  else
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ permission: answer }));
});
await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  host.closeAllConnections();
  host.close();
});
beforeEach(() => {
  answers.clear();
  asked.length = 0;
});

const { port } = host.address() as AddressInfo;
const access = codeHostAccess({ baseUrl: `http://127.0.0.1:${port}/api/`, token: "tok" });
const applicant = (repos: PersonViewer["repos"] = {}, handle = "ben") => ({
  viewer: {
    kind: "person" as const,
    tenantId: "t",
    personId: "ben",
    role: "CONTRIBUTOR" as const,
    teamIds: new Set<string>(),
    colleagueIds: new Set<string>(),
    repos,
  },
  person: { handle, email: "ben@demo.test" },
});
const PATH = "/api/repos/acme/shop/collaborators/ben/permission";

describe("the code host", () => {
  it.each([
    ["admin", "admin"],
    ["write", "write"],
    ["read", "read"],
    ["none", null],
    ["constructor", null],
  ] as const)("says %s", async (permission, right) => {
    answers.set(PATH, permission);
    expect(await access.rightOf(applicant(), "acme/shop")).toBe(right);
    expect(asked).toEqual([{ path: PATH, authorization: "Bearer tok" }]);
  });

  it("gives no right to whom it does not know", async () => {
    expect(await access.rightOf(applicant(), "acme/shop")).toBeNull();
  });

  it("is an error when it cannot answer, and is never followed elsewhere", async () => {
    for (const status of [500, 403, 302]) {
      answers.set(PATH, status);
      await expect(access.rightOf(applicant(), "acme/shop")).rejects.toThrow();
    }
    expect(asked.map(({ path }) => path)).toEqual([PATH, PATH, PATH]);
  });

  it("is asked about nothing but the repository: names cannot climb out of the address", async () => {
    for (const name of ["shop", "a/b/c", "../shop", "./x", "acme/.."])
      expect(await access.rightOf(applicant(), name)).toBeNull();
    expect(await access.rightOf(applicant({}, ".."), "acme/shop")).toBeNull();
    expect(asked).toEqual([]);
    await access.rightOf(applicant({}, "b?n#"), "acme/s%2Fh");
    expect(asked[0]?.path).toBe("/api/repos/acme/s%252Fh/collaborators/b%3Fn%23/permission");
  });
});

describe("the token's claim", () => {
  it("is taken for the repository it names, and for nothing that it does not name", async () => {
    expect(await claimedAccess.rightOf(applicant({ "Acme/Shop": "write" }), "acme/shop")).toBe("write");
    expect(
      await claimedAccess.rightOf(applicant({ "acme/shop": "owner" as "write" }), "acme/shop"),
    ).toBeNull();
    expect(await claimedAccess.rightOf(applicant(), "constructor")).toBeNull();
  });
});

it("takes the strongest right of several sources and asks no further than it must", async () => {
  answers.set(PATH, "write");
  const both = strongestOf([claimedAccess, access]);
  expect(await both.rightOf(applicant({ "acme/shop": "read" }), "acme/shop")).toBe("write");
  expect(await both.rightOf(applicant({ "acme/shop": "admin" }), "acme/shop")).toBe("admin");
  expect(asked).toHaveLength(1);
});

it("CODE_HOST_URL lets someone join by what the code host says, and an outage lets nobody in and refuses nobody", async () => {
  const { db } = await openTestDatabase();
  const server = await startServer(db, {
    settings: { CODE_HOST_URL: `http://127.0.0.1:${port}/api`, CODE_HOST_TOKEN: "tok" },
  });
  const tenant = await openTenant(server);
  const ben = await tenant.person("ben");
  await tenant.host.must(
    `mutation { saveProject(input: { id: "shop", key: "shop", name: "Shop", public: true, repository: "acme/shop" }) { id } }`,
  );
  const join = () => ben.send(`mutation { joinProject(projectId: "shop") { status admin } }`);
  answers.set(PATH, "read");
  expect(await join()).toBeRefused("forbidden");
  answers.set(PATH, 503);
  const { errors } = await join();
  expect(errors?.[0]?.extensions?.code).toBe("INTERNAL");
  answers.set(PATH, "write");
  expect((await join()).data.joinProject).toEqual({ status: "ACTIVE", admin: false });
});
