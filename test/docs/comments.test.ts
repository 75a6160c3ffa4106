import { readFileSync, writeFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { Refusal } from "../../src/errors.js";
import { moveOf, next, roleOf, type Turns } from "../../src/modules/comments/turns.js";
import type { PartyRef } from "../../src/modules/threads/index.js";
import { agentsBox, type Box, personBox } from "../../src/viewer.js";

const PAGE = new URL("../../docs/comments.md", import.meta.url);

const person = (id: string): PartyRef => ({ box: personBox(id), personId: id, handle: null, service: null });
const agent = (id: string): PartyRef => ({
  box: agentsBox(id),
  personId: id,
  handle: `${id}/shop/bot`,
  service: null,
});

/** Ana asks Ben, in person and through his agents. */
const ASKER = person("ana");
const asked: Turns = {
  status: "OPEN",
  decided: false,
  asker: "p:ana",
  askedOf: ["p:ben", "a:ben"],
  turn: ["p:ben", "a:ben"],
};
const answered: Turns = { ...asked, status: "ANSWERED", decided: true, turn: ["p:ana"] };
const STATES: Readonly<Record<string, readonly Turns[]>> = {
  asked: [asked],
  answered: [answered],
  "asked again": [{ ...answered, turn: ["p:ben", "a:ben"] }],
  resolved: [{ ...answered, status: "RESOLVED" }],
  closed: [
    { ...asked, status: "DISMISSED" },
    { ...asked, status: "WITHDRAWN" },
  ],
};
const nameOf = ({ status, decided, turn, askedOf }: Turns): string => {
  if (status === "RESOLVED") return "resolved";
  if (status === "DISMISSED" || status === "WITHDRAWN") return "closed";
  if (!decided) return "asked";
  return turn.some((box) => askedOf.includes(box)) ? "asked again" : "answered";
};

interface Said {
  readonly who: string;
  readonly what: string;
  /** On the diagram's arrows. */
  readonly short: string;
  readonly author: PartyRef;
  readonly option?: string;
  readonly amend?: true;
  readonly to?: readonly Box[];
}
const SAID: readonly Said[] = [
  { who: "someone asked", what: "words", short: "words", author: person("ben") },
  { who: "someone asked", what: "an `option`", short: "option", author: person("ben"), option: "Keep" },
  { who: "someone asked", what: "`amend`", short: "amend", author: person("ben"), amend: true },
  {
    who: "someone asked",
    what: "words with `to` somebody: passing on",
    short: "passing on",
    author: person("ben"),
    to: ["p:cho"],
  },
  {
    who: "an agent that is asked",
    what: 'words with `to: ["me"]`',
    short: "handing to the own person",
    author: agent("ben"),
    to: ["p:ben"],
  },
  { who: "the asker", what: "words: a follow-up", short: "follow-up", author: ASKER },
  { who: "the asker", what: "an `option` or `amend`", short: "", author: ASKER, option: "Keep", amend: true },
  { who: "anyone else", what: "words", short: "", author: person("cho") },
  {
    who: "anyone else",
    what: "an `option` or `amend`",
    short: "",
    author: person("cho"),
    option: "Keep",
    amend: true,
  },
];

const follows = (state: Turns, { author, ...said }: Said): string => {
  const option = said.option ?? null;
  const amend = said.amend ?? false;
  const states = option !== null || amend;
  const role = roleOf({ originator: ASKER, askedOf: state.askedOf }, author, states);
  try {
    return nameOf(next(state, moveOf(state, { role, author, option, amend, to: said.to ?? [] })));
  } catch (error) {
    if (error instanceof Refusal) return `\`${error.reason}\``;
    throw error;
  }
};
const cell = (states: readonly Turns[], said: Said): string =>
  [...new Set(states.map((state) => follows(state, said)))].join(" or ");

const table = (): string => {
  const names = Object.keys(STATES);
  return [
    `| who | says | ${names.join(" | ")} |`,
    `|${"---|".repeat(names.length + 2)}`,
    ...SAID.map(
      (said) =>
        `| ${said.who} | ${said.what} | ${Object.values(STATES)
          .map((states) => cell(states, said))
          .join(" | ")} |`,
    ),
  ].join("\n");
};

const idOf = (name: string): string => name.replaceAll(" ", "_");
const diagram = (): string => {
  const arrows = new Map<string, string[]>();
  const draw = (from: string, to: string, label: string) => {
    const arrow = `${idOf(from)} --> ${idOf(to)}`;
    arrows.set(arrow, [...(arrows.get(arrow) ?? []), label]);
  };
  for (const [name, states] of Object.entries(STATES))
    for (const state of states) {
      for (const said of SAID.filter(({ short }) => short !== "")) {
        const to = follows(state, said);
        // Words on what is over change nothing, and are no arrow.
        if (to in STATES && !(to === name && (name === "resolved" || name === "closed")))
          draw(name, to, said.short);
      }
      if (state.status === "OPEN" || state.status === "ANSWERED")
        draw(name, nameOf(next(state, { kind: "resolve" })), "resolve");
    }
  return [
    "```mermaid",
    "stateDiagram-v2",
    "  asked_again: asked again",
    "  [*] --> asked",
    ...[...arrows].map(([arrow, labels]) => `  ${arrow}: ${[...new Set(labels)].join(", ")}`),
    "```",
  ].join("\n");
};

it("docs/comments.md draws and tabulates the turns as the code moves them", () => {
  const page = readFileSync(PAGE, "utf8");
  const put = (text: string, name: string, block: string) =>
    text.replace(
      new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`),
      () => `<!-- ${name} -->\n${block}\n<!-- /${name} -->`,
    );
  const made = put(put(page, "diagram", diagram()), "turns", table());
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, made);
  expect(process.env.UPDATE_DOCS ? made : page).toBe(made);
});

it("docs/comments.md says which status each state of a question has, as the code names it", () => {
  const page = readFileSync(PAGE, "utf8");
  for (const [name, states] of Object.entries(STATES)) {
    const statuses = [...new Set(states.map(({ status }) => status))].join(" or ");
    expect(page).toContain(`| ${name} | ${statuses} |`);
    for (const state of states) expect(nameOf(state)).toBe(name);
  }
});
