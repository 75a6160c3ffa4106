import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLNamedType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  parse,
  print,
  type TypeNode,
} from "graphql";
import { REASONS } from "../../src/errors.js";
import { AUDIENCES, makeSchemas, readContract } from "../../src/schema/audiences.js";

const contract = parse(readContract());
const schemas = makeSchemas([]);

/** What stands at a place of the contract, such as `Query.inbox(box)`: everything about it but its description. */
interface Place {
  readonly description: string;
  readonly says: string;
  readonly audiences: readonly string[] | null;
}

const audiencesOf = (directives: readonly ConstDirectiveNode[] = []): string[] | null => {
  const value = directives.find(({ name }) => name.value === "audience")?.arguments?.[0]?.value;
  return value?.kind === Kind.LIST
    ? value.values.flatMap((one) => (one.kind === Kind.ENUM ? [one.value] : [])).sort()
    : null;
};

const placesOf = (document: DocumentNode): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  type Described = { readonly description?: { readonly value: string } | undefined };
  const put = (at: string, node: Described, says: string, audiences: readonly string[] | null = null) =>
    places.set(at, { description: node.description?.value ?? "", says, audiences });
  const value = (node: Parameters<typeof print>[0] | undefined) => (node ? ` = ${print(node)}` : "");
  const definition = (node: DefinitionNode): void => {
    if (!("name" in node) || node.name === undefined) return;
    const name = node.kind === Kind.DIRECTIVE_DEFINITION ? `@${node.name.value}` : node.name.value;
    const oneOf = "directives" in node ? (node.directives ?? []).map((one) => print(one)).join(" ") : "";
    if (node.kind === Kind.UNION_TYPE_DEFINITION)
      put(name, node, `union ${(node.types ?? []).map((type) => type.name.value).sort()}`);
    else put(name, node as Described, `${node.kind} ${oneOf}`);
    if (node.kind === Kind.ENUM_TYPE_DEFINITION)
      for (const one of node.values ?? []) put(`${name}.${one.name.value}`, one, "value");
    if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      for (const one of node.fields ?? [])
        put(`${name}.${one.name.value}`, one, `${print(one.type)}${value(one.defaultValue)}`);
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION)
      for (const field of node.fields ?? []) {
        const at = `${name}.${field.name.value}`;
        put(at, field, print(field.type), audiencesOf(field.directives));
        for (const one of field.arguments ?? [])
          put(`${at}(${one.name.value})`, one, `${print(one.type)}${value(one.defaultValue)}`);
      }
  };
  for (const node of document.definitions) definition(node);
  return places;
};

const places = placesOf(contract);

describe("the contract's descriptions", () => {
  it("stand at every type, field, argument, input field and enum value, and say something", () => {
    const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
    const poor = [...places].filter(([at, { description }]) => {
      const name = /(\w+)\)?$/.exec(at)?.[1] ?? at;
      return description.split(/\s+/).length < 3 || letters(description) === letters(name);
    });
    expect(poor.map(([at]) => at)).toEqual([]);
  });

  it("end as sentences and fit a line each, so that they read well as a tool's text", () => {
    const ragged = [...places].filter(
      ([, { description }]) => !/[.:)`]$/.test(description) || /[ \t]$|\n\s*\n/m.test(description),
    );
    expect(ragged.map(([at]) => at)).toEqual([]);
  });

  const tools = [...places].filter(
    ([at, { audiences }]) => /^(Query|Mutation|Subscription)\.\w+$/.test(at) && audiences?.includes("AGENT"),
  );
  const FAMILIES = {
    inbox: "`inbox_*` is your queue and your status on it",
    thread: "`thread_*` is the concern itself",
    ask: "`ask_*` raises a decision and never takes one",
    comment: "`comment_*` is talk where the work is",
    decision: "`comment_*`, which is talk where the work is",
    request: "`request_*` is work that agents of one project hand each other",
    delivery: "`delivery_*` is what you are owed",
    deliveries: "`delivery_*` is what you are owed",
  } as const;

  it("tell an agent at every tool what its family is for", () => {
    for (const [at, { description }] of tools) {
      const family = /\.([a-z]+)/.exec(at)?.[1] ?? "";
      const sentence = family in FAMILIES ? FAMILIES[family as keyof typeof FAMILIES] : "ooking up";
      expect([at, description]).toEqual([at, expect.stringContaining(sentence)]);
    }
  });

  it("tell an agent at every tool what it does not do, and that text is data", () => {
    const textless = new Set(["Mutation.delivery_ack", "Mutation.inbox_archive"]);
    for (const [at, { description }] of tools) {
      expect([at, description]).toEqual([
        at,
        expect.stringMatching(/\b(not|never|nothing|nobody|no agent|neither)\b[^.]*\..*/i),
      ]);
      expect([at, /data .*never instructions/.test(description) || textless.has(at)]).toEqual([at, true]);
    }
  });
});

describe("the contract", () => {
  const fixed = fileURLToPath(new URL("../../../shared/contract.graphql", import.meta.url));
  (existsSync(fixed) ? it : it.skip)(
    "holds at least what was fixed: names, types, defaults, audiences",
    () => {
      const said = ({ says, audiences }: Place) => ({ says, audiences });
      const apart = [...placesOf(parse(readFileSync(fixed, "utf8")))].flatMap(([at, agreed]) => {
        const standing = places.get(at);
        return standing && JSON.stringify(said(standing)) === JSON.stringify(said(agreed))
          ? []
          : [{ at, agreed: said(agreed), standing: standing && said(standing) }];
      });
      expect(apart).toEqual([]);
    },
  );

  it("lists as Reason exactly the reasons of refusals", () => {
    const listed = [...places.keys()].flatMap((at) => (at.startsWith("Reason.") ? [at.slice(7)] : []));
    expect(listed.sort()).toEqual([...REASONS.keys()].sort());
  });
});

describe.each(AUDIENCES)("the schema of %s", (audience) => {
  const types = new Map(
    contract.definitions.flatMap((node) => ("name" in node && node.name ? [[node.name.value, node]] : [])),
  );
  const named = (type: TypeNode): string =>
    type.kind === Kind.NAMED_TYPE ? type.name.value : named(type.type);

  /** By the contract's text alone: the fields whose audience fits, and what they reach from the roots. */
  const reached = (): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    const visit = (name: string): void => {
      const node = types.get(name);
      if (found.has(name) || node === undefined) return;
      found.set(name, []);
      if (node.kind === Kind.UNION_TYPE_DEFINITION)
        for (const type of node.types ?? []) visit(type.name.value);
      else if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
        for (const field of node.fields ?? []) visit(named(field.type));
      else if (node.kind === Kind.OBJECT_TYPE_DEFINITION) {
        const fields = (node.fields ?? []).filter(
          ({ directives }) => audiencesOf(directives)?.includes(audience) ?? true,
        );
        found.set(name, fields.map((field) => field.name.value).sort());
        for (const field of fields) {
          visit(named(field.type));
          for (const argument of field.arguments ?? []) visit(named(argument.type));
        }
      }
    };
    for (const root of ["Query", "Mutation", "Subscription"]) visit(root);
    for (const [name, fields] of found)
      if (types.get(name)?.kind === Kind.OBJECT_TYPE_DEFINITION && fields.length === 0) found.delete(name);
    return found;
  };

  it("holds exactly the fields whose audience names it, and the types that these reach", () => {
    const own = (type: GraphQLNamedType) => !isIntrospectionType(type) && !isSpecifiedScalarType(type);
    const standing = Object.values(schemas[audience].getTypeMap())
      .filter(own)
      .map((type) => [type.name, isObjectType(type) ? Object.keys(type.getFields()).sort() : []] as const);
    expect(Object.fromEntries(standing)).toEqual(Object.fromEntries(reached()));
  });

  it("shows nothing of how audiences are told apart", () => {
    expect(schemas[audience].getDirective("audience") ?? null).toBeNull();
    expect(schemas[audience].getType("Audience") ?? null).toBeNull();
  });
});

describe("the agents' schema", () => {
  it("has no field that could answer, settle, unarchive, react, follow or invite", () => {
    const forbidden = /^(answer|dismiss|acknowledge|unarchive|react|follow|invite|approve|resolve$|remove)/i;
    const roots = [schemas.AGENT.getQueryType(), schemas.AGENT.getMutationType()];
    const fields = roots.flatMap((type) => Object.keys(type?.getFields() ?? {}));
    expect(
      fields.filter((name) => forbidden.test(name) || /_(answer|dismiss|ack_notice)/.test(name)),
    ).toEqual([]);
    for (const name of ["AnswerAskInput", "AcknowledgeInput", "ReactInput", "FollowInput", "InviteInput"])
      expect([name, schemas.AGENT.getType(name)]).toEqual([name, undefined]);
  });
});
