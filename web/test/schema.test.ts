import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { buildSchema, parse, validate } from "graphql";
import type * as Schema from "../../src/generated/schema.js";
import * as documents from "../src/api/documents.js";
import type {
  Agent,
  Change,
  Item,
  Message,
  Page,
  Participant,
  Party,
  PersonInfo,
  Project,
  Question,
  Reaction,
  Row,
  Team,
} from "../src/api/shapes.js";

const schema = buildSchema(readFileSync(new URL("../../schema.graphql", import.meta.url), "utf8"));

/** A value of the schema as it arrives in the browser: dates are text, and what is not there is null. */
type Wire<T> = T extends Date
  ? string
  : T extends readonly (infer One)[]
    ? readonly Wire<One>[]
    : T extends object
      ? { readonly [Key in keyof T]: Wire<Exclude<T[Key], undefined>> }
      : T;
/** Whether all that the inbox reads of a type is there and of the type it is taken for. Checked by `tsc`. */
type Fits<Source, Shape> = Wire<Source> extends Shape ? true : never;

const fits: readonly [
  Fits<Schema.Person, PersonInfo>,
  Fits<Schema.Party, Party>,
  Fits<Schema.Reaction, Reaction>,
  Fits<Schema.Thread, Row>,
  Fits<Schema.Question, Question>,
  Fits<Schema.Message, Message>,
  Fits<Schema.MessageConnection, Page<Message>>,
  Fits<Schema.ThreadConnection, Page<Row>>,
  Fits<Schema.Participant, Participant>,
  Fits<Schema.Item, Item>,
  Fits<Schema.Team, Team>,
  Fits<Schema.Agent, Agent>,
  Fits<Schema.Project, Project>,
  Fits<Omit<Schema.ThreadChange, "thread">, Omit<Change, "thread">>,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true];

describe("What the inbox asks for", () => {
  const { ACTS, CHANGE, ...reads } = documents;
  it.each(Object.entries({ ...reads, ...ACTS, ...CHANGE }))("%s is in the schema", (_, text) => {
    expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
  });

  it("is of the types it is taken for", () => {
    expect(fits.every(Boolean)).toBe(true);
  });
});
