import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Refusal } from "../../../src/errors.js";
import type { AnswerInput } from "../../../src/generated/schema.js";
import { settle } from "../../../src/modules/asks/answer.js";
import { treeOf } from "../../../src/modules/asks/tree.js";
import type { AskKind, AskQuestion, Payload, StructureNode } from "../../../src/modules/threads/types.js";

/** Whether `settle` takes it; anything but a refusal is a bug. */
const accepts = (kind: AskKind, payload: Payload, input: AnswerInput): boolean => {
  try {
    settle({ kind, payload }, input);
    return true;
  } catch (error) {
    if (
      error instanceof Refusal &&
      error.reason === "answer_mismatch" &&
      error.detail.path?.startsWith("input.answer")
    )
      return false;
    throw error;
  }
};

const ids = ["a", "b", "c", "d"];
const anyId = fc.constantFrom(...ids, "x");
const someIds = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 0 });

describe("settle", () => {
  it("takes an answer to questions exactly when each is answered once, and as it allows", () => {
    const question = fc.record({ options: someIds, allowMultiple: fc.boolean() });
    const answer = fc.record({
      questionId: fc.constantFrom("q0", "q1", "q2"),
      optionIds: fc.array(anyId, { maxLength: 3 }),
      words: fc.constantFrom(null, "", "  ", "words"),
    });
    const both = fc.tuple(
      fc.array(question, { minLength: 1, maxLength: 2 }),
      fc.array(answer, { maxLength: 3 }),
    );
    fc.assert(
      fc.property(both, ([given, answers]) => {
        const questions = given.map(
          ({ options, allowMultiple }, index): AskQuestion => ({
            id: `q${index}`,
            header: null,
            question: "?",
            allowMultiple,
            recommended: null,
            options: options.map((id) => ({ id, label: id, description: null, preview: null, then: null })),
          }),
        );
        const fits =
          answers.length === questions.length &&
          questions.every(({ id, options, allowMultiple }) => {
            const [one, ...more] = answers.filter(({ questionId }) => questionId === id);
            if (one === undefined || more.length > 0) return false;
            const { optionIds } = one;
            return (
              optionIds.every((option) => options.some((known) => known.id === option)) &&
              new Set(optionIds).size === optionIds.length &&
              (allowMultiple || optionIds.length <= 1) &&
              (optionIds.length > 0 || (one.words ?? "").trim() !== "")
            );
          });
        expect(accepts("DECISION", { type: "decision", questions }, { decision: { answers } })).toBe(fits);
      }),
      { numRuns: 1_000 },
    );
  });

  it("takes exactly the permutations of an ordering's items", () => {
    fc.assert(
      fc.property(someIds, fc.array(anyId, { maxLength: 5 }), (items, order) => {
        const payload: Payload = { type: "ordering", items: items.map((id) => ({ id, label: id })) };
        const fits = JSON.stringify([...order].sort()) === JSON.stringify([...items].sort());
        expect(accepts("ORDERING", payload, { ordering: { order } })).toBe(fits);
        expect(accepts("ORDERING", payload, { ordering: { order: [...items].reverse() } })).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it("takes words, and a rating from 1 to 5 only where one is asked for", () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.constantFrom("", " ", "good"),
        fc.option(fc.integer({ min: -1, max: 7 })),
        (rated, words, rating) => {
          const fits = words === "good" && (rating === null || (rated && rating >= 1 && rating <= 5));
          const payload: Payload = { type: "feedback", prompt: "How?", rated };
          expect(accepts("FEEDBACK", payload, { feedback: { words, rating } })).toBe(fits);
        },
      ),
    );
  });

  it("takes exactly the trees, and returns them depth-first", () => {
    const node = fc.record({ id: fc.constantFrom(...ids), parentId: fc.option(anyId) });
    const climbs = (nodes: readonly StructureNode[], id: string): boolean => {
      let at: string | null = id;
      for (let step = 0; at !== null; step += 1) {
        const found: StructureNode | undefined = nodes.find((one) => one.id === at);
        if (found === undefined || step > nodes.length) return false;
        at = found.parentId;
      }
      return true;
    };
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), (given) => {
        const nodes = given.map((one) => ({ ...one, label: one.id }));
        const fits =
          new Set(given.map(({ id }) => id)).size === nodes.length &&
          nodes.every(({ id }) => climbs(nodes, id));
        expect(accepts("STRUCTURE_EDIT", { type: "structure", nodes: [] }, { structure: { nodes } })).toBe(
          fits,
        );
        if (!fits) return;
        const tree = treeOf(nodes) as StructureNode[];
        expect([...tree].map(({ id }) => id).sort()).toEqual(nodes.map(({ id }) => id).sort());
        for (const [index, { parentId }] of tree.entries()) {
          const path: (string | null)[] = [];
          for (let at = tree[index - 1]; at; at = tree.find(({ id }) => id === at?.parentId))
            path.push(at.id);
          // A node follows its parent, or someone who stands below that parent.
          if (parentId !== null) expect(path).toContain(parentId);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it("takes no answer of another kind", () => {
    const payload: Payload = { type: "approval", summary: "It." };
    expect(accepts("APPROVAL", payload, { ordering: { order: [] } })).toBe(false);
    expect(accepts("APPROVAL", payload, { approval: { approved: false } })).toBe(true);
    expect(accepts("DECISION", payload, { approval: { approved: true } })).toBe(false);
  });
});
