/** What the provider grants in a tenant, in rising order (design, section 5). */
export const ROLES = ["VIEWER", "CONTRIBUTOR", "EDITOR", "ADMIN"] as const;
export type Role = (typeof ROLES)[number];

/** `p:<personId>`: a person's own box. `a:<personId>`: the box of that person's agents. */
export type Box = `p:${string}` | `a:${string}`;

export const personBox = (personId: string): Box => `p:${personId}`;
export const agentsBox = (personId: string): Box => `a:${personId}`;
/** Whose box it is. */
export const boxOwner = (box: Box): string => box.slice(2);

interface Member {
  readonly tenantId: string;
  /** The person; for an agent, its owner. */
  readonly personId: string;
  readonly role: Role;
  /** Teams the person is in, by id. */
  readonly teamIds: ReadonlySet<string>;
  /** Active people who share a team with this person, without themselves. */
  readonly colleagueIds: ReadonlySet<string>;
}

export interface PersonViewer extends Member {
  readonly kind: "person";
  /** The token's claim `repos`: repository → access (design, section 13). */
  readonly repos: Readonly<Record<string, "read" | "write" | "admin">>;
}

export interface AgentViewer extends Member {
  readonly kind: "agent";
  /** `owner/project/name`. */
  readonly handle: string;
  /** The handle's second segment. */
  readonly projectKey: string;
}

export interface ServiceViewer {
  readonly kind: "service";
  readonly tenantId: string;
  readonly name: string;
}

/** Who is calling: built once per operation from the token, passed explicitly, never global. */
export type Viewer = PersonViewer | AgentViewer | ServiceViewer;

/** The box in which the viewer acts, or undefined for a service, which has none. */
export const viewerBox = (viewer: Viewer): Box | undefined =>
  viewer.kind === "person"
    ? personBox(viewer.personId)
    : viewer.kind === "agent"
      ? agentsBox(viewer.personId)
      : undefined;
