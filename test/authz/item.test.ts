import { expect, it } from "@jest/globals";
import fc from "fast-check";
import type { Filter } from "mongodb";
import { type AccessToken, maySeeItem, mayWriteItem, tokensOf, visibleItems } from "../../src/authz/item.js";
import { ROLES, type Viewer } from "../../src/viewer.js";
import { openTestDatabase } from "../support/database.js";

interface Row {
  readonly _id: number;
  readonly tenantId: string;
  readonly ownerId: string | null;
  readonly access: readonly AccessToken[];
}

const { db } = await openTestDatabase();

const tenantId = fc.constantFrom("t1", "t2");
const personId = fc.constantFrom("ada", "ben", "cho");
const teamId = fc.constantFrom("core", "design");
const token = fc.oneof(
  personId.map((id): AccessToken => `p:${id}`),
  teamId.map((id): AccessToken => `t:${id}`),
);
const rows = fc.array(
  fc.record({ tenantId, ownerId: fc.option(personId), access: fc.uniqueArray(token, { maxLength: 3 }) }),
  { minLength: 1, maxLength: 12 },
);
const viewer: fc.Arbitrary<Viewer> = fc
  .record({
    kind: fc.constantFrom("person" as const, "agent" as const, "service" as const),
    tenantId,
    personId,
    role: fc.constantFrom(...ROLES),
    teamIds: fc.uniqueArray(teamId).map((ids) => new Set(ids)),
  })
  .map(({ kind, ...member }): Viewer => {
    if (kind === "service") return { kind, tenantId: member.tenantId, name: "host" };
    const colleagueIds = new Set(["ada", "ben"]);
    if (kind === "person") return { kind, ...member, colleagueIds, repos: {} };
    return { kind, ...member, colleagueIds, handle: `${member.personId}/shop/x`, projectKey: "shop" };
  });

it("selects exactly the items that the rule lets be seen", async () => {
  const items = db.collection<Row>("items");
  await fc.assert(
    fc.asyncProperty(rows, viewer, async (some, who) => {
      const stored = some.map((row, _id) => ({ _id, ...row }));
      await items.deleteMany({});
      await items.insertMany(stored);
      const found = await items.find(visibleItems(who) as Filter<Row>).toArray();
      const right = stored.filter((item) => maySeeItem(who, item)).map(({ _id }) => _id);
      expect(found.map(({ _id }) => _id).sort()).toEqual(right.sort());
    }),
    { numRuns: 150 },
  );
});

it("lets nobody write what they do not see, services and admins apart", () => {
  fc.assert(
    fc.property(rows, viewer, (some, who) => {
      for (const item of some)
        if (mayWriteItem(who, item))
          expect(
            who.kind === "service" ||
              (who.kind === "person" && who.role === "ADMIN") ||
              maySeeItem(who, item),
          ).toBe(true);
    }),
  );
});

it("gives an agent exactly its owner's sight, and a service none", () => {
  fc.assert(
    fc.property(viewer, (who) => {
      if (who.kind === "service") expect(tokensOf(who)).toEqual([]);
      else {
        const { tenantId: of, personId: id, role, teamIds, colleagueIds } = who;
        const owner: Viewer = {
          kind: "person",
          tenantId: of,
          personId: id,
          role,
          teamIds,
          colleagueIds,
          repos: {},
        };
        expect(tokensOf(who)).toEqual(tokensOf(owner));
      }
    }),
  );
});
