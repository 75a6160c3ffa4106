import { maySeeItem } from "../../authz/item.js";
import type { Context } from "../../context.js";
import { notFound, Refusal, refuse } from "../../errors.js";
import { fold } from "../../text.js";
import { agentsBox, type Box, personBox } from "../../viewer.js";
import { requireHandle } from "../directory/index.js";
import type { Item } from "../items/index.js";
import { isAskKind, type ParticipantEntry, type SubjectSnapshot, type ThreadKind } from "../threads/index.js";

type Maybe<T> = T | null | undefined;

/** Who and what a post names, as it came in. */
export interface Named {
  readonly kind: ThreadKind;
  readonly assigneeId?: Maybe<string>;
  readonly recipientId?: Maybe<string>;
  readonly recipientHandle?: Maybe<string>;
  readonly teamId?: Maybe<string>;
  readonly participantIds?: Maybe<readonly string[]>;
  readonly itemId?: Maybe<string>;
  readonly visibility?: "PARTICIPANTS" | "ITEM" | undefined;
}

/** Who and what it names, found. */
export interface Addressed {
  readonly assigneeId: string | null;
  readonly recipientId: string | null;
  /** An agent of the poster's own. */
  readonly recipientHandle: string | null;
  readonly teamId: string | null;
  readonly participants: readonly ParticipantEntry[];
  readonly subject: SubjectSnapshot | null;
  readonly access: readonly string[];
  /** The item whose viewers see the thread, as it was read; undefined where they do not. */
  readonly shownWith: Item | undefined;
}

/** Somebody whose inbox takes it: active and of the tenant. Unknown, foreign and deactivated look alike. */
export const requireReachable = async ({ app, viewer }: Context, ref: string): Promise<string> =>
  (await app.directory.requireActivePerson(viewer.tenantId, ref)).id;

const given = (value: Maybe<string>): value is string => value !== null && value !== undefined;

/** Whom it is for when nobody is named: the poster, for an agent its owner. A service has nobody. */
const ownPerson = ({ viewer }: Context, path: string): string =>
  viewer.kind === "service" ? refuse("bad_input", "Name the person this is for.", { path }) : viewer.personId;

/** An agent of the poster's own that is at work, in its saved spelling. Another's is as unknown as a retired one. */
const requireOwnHandle = async ({ app, viewer }: Context, handle: string): Promise<string> => {
  requireHandle(handle, "input.recipientHandle");
  const owned = await app.directory.ownedHandle(viewer.tenantId, handle);
  const mine = owned !== null && viewer.kind !== "service" && owned.ownerId === viewer.personId;
  if (!mine || owned.retired) throw notFound("No agent");
  return owned.handle;
};

/** The item a post is about: what the poster does not see is not there; a service posts about any item. */
export const requireSubject = async ({ app, viewer }: Context, ref: string): Promise<Item> => {
  const item = await app.items.findItem(viewer.tenantId, ref);
  if (item === null || (viewer.kind !== "service" && !maySeeItem(viewer, item))) throw notFound("No item");
  return item;
};

export const snapshotOf = (item: Item): SubjectSnapshot => ({
  itemId: item.id,
  kind: item.kind,
  title: item.title,
  path: item.path,
  mimeType: item.mimeType,
  projectId: item.projectId,
});

/** Nobody is addressed about an item they do not see; all who do not are named, as they were given. */
export const requireSeeing = async (
  { app }: Context,
  item: Pick<Item, "tenantId" | "access">,
  refs: ReadonlyMap<string, string>,
): Promise<void> => {
  const seers = await app.items.seersOf(item, [...refs.keys()]);
  const blind = [...refs].filter(([id]) => !seers.has(id)).map(([, ref]) => ref);
  if (blind.length > 0)
    throw new Refusal("addressee_cannot_see", "Share the item with everyone addressed first.", {
      addressees: blind,
    });
};

const requireNobody = (value: Maybe<string>, path: string, message: string): void => {
  if (given(value)) refuse("bad_input", message, { path });
};

/** Finds everyone and everything that a post names. Each person is checked like an invitation. */
export const resolveAddressed = async (context: Context, named: Named, at: Date): Promise<Addressed> => {
  const { viewer, app } = context;
  const refs = new Map<string, string>();
  const reach = async (ref: string): Promise<string> => {
    const id = await requireReachable(context, ref);
    if (!refs.has(id)) refs.set(id, ref);
    return id;
  };
  const reachOr = async (ref: Maybe<string>, path: string): Promise<string> =>
    reach(given(ref) ? ref : ownPerson(context, path));

  const asks = isAskKind(named.kind);
  if (asks) {
    requireNobody(named.recipientId, "input.recipientId", "An ask has an assignee; name them there.");
    requireNobody(named.recipientHandle, "input.recipientHandle", "Only a text output goes to an agent.");
  } else requireNobody(named.assigneeId, "input.assigneeId", "This asks nothing; name a recipient.");

  let handle: string | null = null;
  if (given(named.recipientHandle)) {
    if (named.kind !== "OUTPUT_TEXT")
      refuse("bad_input", "Only a text output goes to an agent.", { path: "input.recipientHandle" });
    requireNobody(named.recipientId, "input.recipientId", "Name a person or an agent, not both.");
    handle = await requireOwnHandle(context, named.recipientHandle);
  }
  const assigneeId = asks ? await reachOr(named.assigneeId, "input.assigneeId") : null;
  const recipientId = asks || handle !== null ? null : await reachOr(named.recipientId, "input.recipientId");

  const byPersonId = viewer.kind === "service" ? null : viewer.personId;
  const participants: ParticipantEntry[] = [];
  const join = (box: Box, entry: Pick<ParticipantEntry, "reason" | "handle" | "byPersonId">): void => {
    if (!participants.some((one) => one.box === box)) participants.push({ box, ...entry, at });
  };
  if (handle !== null && viewer.kind !== "service")
    join(agentsBox(viewer.personId), { reason: "TO", handle, byPersonId: null });
  for (const ref of new Set(named.participantIds ?? []))
    join(personBox(await reach(ref)), { reason: "INVITED", handle: null, byPersonId });

  const team = given(named.teamId) ? await app.directory.findTeam(viewer.tenantId, named.teamId) : undefined;
  if (team === null) throw notFound("No team");
  const item = given(named.itemId) ? await requireSubject(context, named.itemId) : undefined;
  if (named.visibility === "ITEM") {
    if (item === undefined)
      return refuse("bad_input", "Name the item whose viewers may see this.", { path: "input.itemId" });
    await requireSeeing(context, item, refs);
  }
  return {
    assigneeId,
    recipientId,
    recipientHandle: handle,
    teamId: team?.id ?? null,
    participants,
    subject: item === undefined ? null : snapshotOf(item),
    access: named.visibility === "ITEM" && item !== undefined ? item.access : [],
    shownWith: named.visibility === "ITEM" ? item : undefined,
  };
};

/** What `inbox_post` follows up on: a key belongs to its handle, whatever the spelling of either. */
export const followUpKeyOf = (handle: string, key: string): string => `${fold(handle)}\n${fold(key)}`;
