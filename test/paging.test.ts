import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { Refusal } from "../src/errors.js";
import { connection, decodeCursor, encodeCursor, pastCursor, requireFirst } from "../src/paging.js";

const refusal = (act: () => unknown): Refusal => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("nothing was refused");
};

it("gives back exactly the parts a cursor was made of", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.date({ noInvalidDate: true }),
      fc.boolean(),
      (text, at, flag) => {
        const cursor = encodeCursor([at, text, flag, 7]);
        expect(decodeCursor(cursor, ["date", "string", "boolean", "number"])).toEqual([at, text, flag, 7]);
      },
    ),
  );
});

it("refuses a cursor that was cut, changed, made for another list or made up", () => {
  const cursor = encodeCursor([new Date(5), "a"]);
  const changed = cursor.slice(0, 14) + (cursor[14] === "A" ? "B" : "A") + cursor.slice(15);
  for (const bad of [
    "",
    "x",
    cursor.slice(0, -1),
    cursor.slice(1),
    changed,
    `${cursor}!`,
    encodeCursor(["a", "b"]),
  ]) {
    expect(refusal(() => decodeCursor(bad, ["date", "string"]))).toMatchObject({ reason: "bad_input" });
  }
});

it("takes 1 to 100 entries a page and names the limit otherwise", () => {
  expect(requireFirst(1)).toBe(1);
  expect(requireFirst(100)).toBe(100);
  for (const first of [0, -1, 101, 1.5, Number.NaN]) {
    expect(refusal(() => requireFirst(first))).toMatchObject({
      reason: "out_of_range",
      detail: { limit: 100 },
    });
  }
});

it("asks for rows past the cursor with ties broken by the last field", () => {
  expect(pastCursor({ at: -1, id: 1 }, [new Date(5), "a"])).toEqual({
    $or: [{ at: { $lt: new Date(5) } }, { at: new Date(5), id: { $gt: "a" } }],
  });
});

it("says that there is more without showing the row too many", () => {
  const page = connection(["a", "b", "c"], { first: 2, cursorOf: (row) => row });
  expect(page.nodes).toEqual(["a", "b"]);
  expect(page.pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: "a",
    endCursor: "b",
  });
  expect(connection([], { first: 2, after: "x", cursorOf: String }).pageInfo).toEqual({
    hasNextPage: false,
    hasPreviousPage: true,
    startCursor: null,
    endCursor: null,
  });
});
