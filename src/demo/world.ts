import type { Identity } from "../http/identity.js";

export const DEMO_TENANT = "demo";

interface DemoPerson {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: "ADMIN" | "EDITOR" | "CONTRIBUTOR" | "VIEWER";
}

/** Design, section 17: who lives in the demo tenant. */
export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { id: "ada", name: "Ada", email: "ada@demo.test", role: "ADMIN" },
  { id: "ben", name: "Ben", email: "ben@demo.test", role: "EDITOR" },
  { id: "cho", name: "Cho", email: "cho@demo.test", role: "CONTRIBUTOR" },
  { id: "dee", name: "Dee", email: "dee@demo.test", role: "VIEWER" },
];

export const DEMO_TEAMS = [
  { id: "core", key: "core", name: "Core", memberIds: ["ada", "ben"] },
  { id: "design", key: "design", name: "Design", memberIds: ["cho"] },
] as const;

export const DEMO_AGENTS = [
  { handle: "ada/shop/builder", ownerId: "ada", capabilities: [] },
  { handle: "ben/shop/reviewer", ownerId: "ben", capabilities: ["code-review"] },
  { handle: "cho/shop/scout", ownerId: "cho", capabilities: [] },
] as const;

export const DEMO_ITEMS = [
  {
    id: "g-1",
    key: "G-1",
    kind: "GOAL",
    title: "A shop people come back to",
    ownerId: "ada",
    teamIds: ["core", "design"],
  },
  {
    id: "ac-12",
    key: "AC-12",
    kind: "OUTCOME",
    title: "Sign-in survives the new session schema",
    parentId: "g-1",
    ownerId: "ben",
    claimHandle: "ada/shop/builder",
  },
  {
    id: "p-3",
    key: "P-3",
    kind: "PLAN",
    title: "Move sessions to their own table",
    parentId: "ac-12",
    authorHandle: "ada/shop/builder",
  },
  {
    id: "e-7",
    key: "E-7",
    kind: "EVIDENCE",
    title: "Load test of the sign-in path",
    parentId: "ac-12",
    authorId: "ben",
  },
  {
    id: "d-1",
    key: "D-1",
    kind: "DOCUMENT",
    title: "Launch brief",
    path: "docs/launch-brief.md",
    mimeType: "text/markdown",
    ownerId: "cho",
    personIds: ["dee"],
    teamIds: ["core", "design"],
  },
] as const;

export const asPerson = (personId: string): Identity => ({
  kind: "person",
  tenantId: DEMO_TENANT,
  personId,
  repos: {},
});
export const asAgent = (handle: string): Identity => ({
  kind: "agent",
  tenantId: DEMO_TENANT,
  personId: handle.split("/")[0] ?? "",
  handle,
});
export const asHost: Identity = { kind: "service", tenantId: DEMO_TENANT, name: "shop-host" };
