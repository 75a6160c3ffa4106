import fc from "fast-check";
import { composeThread, type ThreadDoc, type ThreadKind } from "../../src/modules/threads/index.js";
import { agentsBox, type Box, personBox, type Viewer } from "../../src/viewer.js";

export const PEOPLE = ["ada", "ben", "cho", "dee"] as const;
export const TEAMS: Readonly<Record<string, readonly string[]>> = {
  core: ["ada", "ben"],
  design: ["cho", "dee"],
  empty: [],
};

const person = fc.constantFrom(...PEOPLE);
const maybePerson = fc.option(person, { nil: null });
const box = fc.tuple(person, fc.boolean()).map(([id, own]): Box => (own ? personBox(id) : agentsBox(id)));
const boxes = (maxLength: number) => fc.uniqueArray(box, { maxLength });
const AT = new Date("2026-01-02T03:04:05.678Z");

const party = fc.oneof(
  person.map((id) => ({ box: personBox(id), personId: id, handle: null, service: null })),
  person.map((id) => ({ box: agentsBox(id), personId: id, handle: `${id}/shop/bot`, service: null })),
  fc.constant({ box: null, personId: null, handle: null, service: "scheduler" }),
);

const kinds: ThreadKind[] = [
  "APPROVAL",
  "DECISION",
  "OUTPUT_TEXT",
  "NOTICE",
  "QUESTION",
  "COMMENT",
  "DISCUSSION",
];

/** Any document that the store could hold, also ones that no act would lead to. */
export const anyThread = fc
  .record({
    kind: fc.constantFrom(...kinds),
    originator: party,
    assigneeId: maybePerson,
    recipientId: maybePerson,
    teamId: fc.option(fc.constantFrom(...Object.keys(TEAMS)), { nil: null }),
    visibility: fc.constantFrom("PARTICIPANTS" as const, "ITEM" as const),
    access: fc.uniqueArray(
      fc.oneof(
        person.map((id) => `p:${id}`),
        fc.constantFrom(...Object.keys(TEAMS)).map((id) => `t:${id}`),
      ),
      { maxLength: 3 },
    ),
    blind: boxes(3),
    deciders: fc.option(fc.uniqueArray(person, { maxLength: 2 }), { nil: null, freq: 3 }),
    status: fc.constantFrom(
      "OPEN" as const,
      "ANSWERED" as const,
      "DISMISSED" as const,
      "WITHDRAWN" as const,
      "RESOLVED" as const,
    ),
    archived: fc.boolean(),
    room: boxes(4),
    readBy: boxes(4),
    outcome: fc.option(boxes(3), { nil: null }),
    asked: fc.option(fc.record({ askedOf: boxes(3), turn: boxes(3) }), { nil: null }),
    messages: fc.array(fc.record({ reached: boxes(4), readBy: boxes(4), author: party }), { maxLength: 4 }),
    slots: fc.boolean(),
  })
  .map(({ room, outcome, asked, messages, slots, ...given }): ThreadDoc => {
    const doc = composeThread({
      ...given,
      tenantId: "t",
      title: "A concern",
      at: AT,
      event: { type: "thread.posted" },
      participants: room.map((one) => ({ box: one, reason: "TO", handle: null, byPersonId: null, at: AT })),
      outcome: outcome === null ? null : { at: AT, by: null, readBy: outcome },
      question:
        asked === null
          ? null
          : { ...asked, needsReply: true, header: null, context: null, humanOnly: false, options: [] },
      messages: messages.map((message, index) => ({
        ...message,
        id: `m${index}`,
        body: "words",
        createdAt: AT,
        parentId: null,
        to: [],
        cc: [],
        option: null,
        amend: false,
        reactions: [],
      })),
    });
    return slots ? { ...doc, slots: [`ask:h#${doc._id}`] } : doc;
  });

const teamsOf = (personId: string): Set<string> =>
  new Set(Object.entries(TEAMS).flatMap(([id, members]) => (members.includes(personId) ? [id] : [])));

/** Every kind of caller of the small tenant above, in every role. */
export const anyViewer = fc
  .record({
    personId: person,
    role: fc.constantFrom("VIEWER" as const, "CONTRIBUTOR" as const, "EDITOR" as const, "ADMIN" as const),
    kind: fc.constantFrom("person" as const, "agent" as const, "service" as const),
    tenantId: fc.constantFrom("t", "t", "t", "other"),
  })
  .map(({ personId, role, kind, tenantId }): Viewer => {
    if (kind === "service") return { kind, tenantId, name: "scheduler" };
    const teamIds = teamsOf(personId);
    const colleagueIds = new Set(
      [...teamIds].flatMap((id) => TEAMS[id] ?? []).filter((id) => id !== personId),
    );
    const member = { tenantId, personId, role, teamIds, colleagueIds };
    return kind === "person"
      ? { kind, ...member, repos: {} }
      : { kind, ...member, handle: `${personId}/shop/bot`, projectKey: "shop" };
  });
