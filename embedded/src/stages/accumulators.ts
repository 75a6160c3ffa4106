import { fail } from "../errors.js";
import { keeper } from "../expressions/limits.js";
import { isDocument, isNullish } from "../expressions/operands.js";
import { bsonType, compare } from "../values/compare.js";
import { fitsInt, int, isNumber, long, type NumberValue } from "../values/numbers.js";
import type { Doc, Maybe, Value } from "../values/types.js";
import { keyOf } from "./keys.js";
import { Deviation, Total } from "./totals.js";

/** Takes one value per document and answers with one for the group. */
export interface Accumulator {
  add(value: Maybe): void;
  result(): Maybe;
}

const total = (finish: (total: Total) => NumberValue | null) => (): Accumulator => {
  const sum = new Total();
  return {
    add: (value) => {
      if (isNumber(value)) sum.add(value);
    },
    result: () => finish(sum),
  };
};

const deviation = (degreesOfFreedom: 0 | 1) => (): Accumulator => {
  const spread = new Deviation();
  return {
    add: (value) => {
      if (isNumber(value)) spread.add(value);
    },
    result: () => spread.value(degreesOfFreedom),
  };
};

/** The least or greatest value; null and missing do not take part. */
const extreme = (direction: 1 | -1) => (): Accumulator => {
  let best: Maybe = null;
  return {
    add: (value) => {
      if (isNullish(value)) return;
      if (best === null || compare(value, best) * direction < 0) best = value;
    },
    result: () => best,
  };
};

const push = (): Accumulator => {
  const values: Value[] = [];
  const keep = keeper("$push");
  return {
    add: (value) => {
      if (value === undefined) return;
      keep(value);
      values.push(value);
    },
    result: () => values,
  };
};

const set = (members: (value: Value) => readonly Value[]) => (): Accumulator => {
  const values = new Map<string, Value>();
  const keep = keeper("$addToSet");
  return {
    add: (value) => {
      if (value === undefined) return;
      for (const member of members(value)) {
        const key = keyOf(member);
        if (values.has(key)) continue;
        keep(member);
        values.set(key, member);
      }
    },
    result: () => [...values.values()],
  };
};

const arrayOnly =
  (name: string) =>
  (value: Value): Value[] =>
    Array.isArray(value)
      ? value
      : fail(14, `${name} requires array inputs, but input is of type ${bsonType(value)}`);

const first = (): Accumulator => {
  let seen = false;
  let kept: Maybe = null;
  return {
    add: (value) => {
      if (!seen) kept = value;
      seen = true;
    },
    result: () => kept ?? null,
  };
};

const last = (): Accumulator => {
  let kept: Maybe = null;
  return {
    add: (value) => {
      kept = value;
    },
    result: () => kept ?? null,
  };
};

const merge = (): Accumulator => {
  const result: Doc = new Map();
  return {
    add: (value) => {
      if (isNullish(value)) return;
      if (!isDocument(value)) fail(5911200, `$mergeObjects only supports objects, not ${bsonType(value)}`);
      else for (const [field, inner] of value) result.set(field, inner);
    },
    result: () => result,
  };
};

const concat = (): Accumulator => {
  const values: Value[] = [];
  const arrayOf = arrayOnly("$concatArrays");
  const keep = keeper("$concatArrays");
  return {
    add: (value) => {
      if (value === undefined) return;
      const array = arrayOf(value);
      keep(array);
      for (const element of array) values.push(element);
    },
    result: () => values,
  };
};

export const count = (): Accumulator => {
  let documents = 0;
  return {
    add: () => {
      documents += 1;
    },
    result: () => (fitsInt(documents) ? int(documents) : long(documents)),
  };
};

/** Accumulators over one expression. */
export const SIMPLE: Readonly<Record<string, () => Accumulator>> = {
  $sum: total((sum) => sum.value()),
  $avg: total((sum) => sum.mean()),
  $min: extreme(1),
  $max: extreme(-1),
  $push: push,
  $addToSet: set((value) => [value]),
  $setUnion: set(arrayOnly("$setUnion")),
  $concatArrays: concat,
  $first: first,
  $last: last,
  $mergeObjects: merge,
  $stdDevPop: deviation(0),
  $stdDevSamp: deviation(1),
};

/** `$firstN` and its kin keep up to `n` values; $minN and $maxN leave null and missing out. */
export const keepers: Readonly<Record<string, (n: number) => Accumulator>> = {
  $firstN: (n) => keeping((values, value) => values.length < n && values.push(value ?? null)),
  $lastN: (n) =>
    keeping((values, value) => {
      values.push(value ?? null);
      if (values.length > n) values.shift();
    }),
  $minN: (n) => sorted(n, 1),
  $maxN: (n) => sorted(n, -1),
};

const keeping = (add: (values: Value[], value: Maybe) => unknown): Accumulator => {
  const values: Value[] = [];
  const keep = keeper("$firstN");
  return {
    add: (value) => {
      const kept = values.length;
      add(values, value);
      if (values.length > kept) keep(value);
    },
    result: () => values,
  };
};

const sorted = (n: number, direction: 1 | -1): Accumulator => {
  let values: Value[] = [];
  const trim = (): void => {
    values.sort((left, right) => compare(left, right) * direction);
    values = values.slice(0, n);
  };
  return {
    add: (value) => {
      if (isNullish(value)) return;
      values.push(value);
      if (values.length > 2 * n + 64) trim();
    },
    result: () => {
      trim();
      return values;
    },
  };
};
