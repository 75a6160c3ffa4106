import { describe, expect, it } from "@jest/globals";
import { DateTime, JsonValue, nestsDeeper, parseInstant } from "../../src/schema/scalars.js";

describe("DateTime", () => {
  it.each([
    ["2026-03-01T09:30:00Z", "2026-03-01T09:30:00.000Z"],
    ["2026-03-01T09:30:00.123+02:00", "2026-03-01T07:30:00.123Z"],
    ["2026-03-01t09:30:00z", "2026-03-01T09:30:00.000Z"],
    ["2028-02-29T23:59:59-11:30", "2028-03-01T11:29:59.000Z"],
    ["2026-03-01T09:30:00.123456789Z", "2026-03-01T09:30:00.123Z"],
  ])("reads %s and gives it back in UTC", (text, utc) => {
    expect(DateTime.serialize(DateTime.parseValue(text))).toBe(utc);
  });

  it.each([
    "2026-03-01T09:30:00",
    "2026-03-01",
    "2026-02-30T00:00:00Z",
    "2027-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-03-01T24:00:00Z",
    "2026-03-01T09:30:60Z",
    "2026-03-01T09:30:00+24:00",
    "0000-01-01T00:00:00Z",
    "9999-12-31T23:59:59-01:00",
    "yesterday",
    "",
  ])("does not take %j for an instant", (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });

  it.each([[0], [Date.now()], [null], [{ $gt: "" }], [["2026-03-01T09:30:00Z"]]])(
    "takes text only, not %j",
    (value) => {
      expect(() => DateTime.parseValue(value)).toThrow("RFC 3339");
    },
  );
});

const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner, _, i) => (i % 2 ? { a: inner } : [inner]), 1);

describe("JSON", () => {
  it("nests twenty levels and no more", () => {
    expect(nestsDeeper(nested(20), 20)).toBe(false);
    expect(nestsDeeper(nested(21), 20)).toBe(true);
    expect(() => JsonValue.parseValue(nested(21))).toThrow("20 levels");
  });

  it("bounds what would overflow a recursion", () => {
    expect(nestsDeeper(JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`), 20)).toBe(true);
  });

  it("keeps any key exactly", () => {
    const value = JSON.parse('{"$where": "1", "a.b": null, "__proto__": {"x": 1}, "": [true]}');
    expect(JSON.stringify(JsonValue.parseValue(value))).toBe(JSON.stringify(value));
  });
});
