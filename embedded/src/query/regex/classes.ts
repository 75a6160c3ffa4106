/** Whether a code point belongs to a class of characters. */
export type CharTest = (codePoint: number) => boolean;

const between =
  (...ranges: readonly (readonly [number, number])[]): CharTest =>
  (c) =>
    ranges.some(([low, high]) => c >= low && c <= high);

const anyOf =
  (...tests: readonly CharTest[]): CharTest =>
  (c) =>
    tests.some((test) => test(c));

const unicode = (source: string): CharTest => {
  const pattern = new RegExp(source, "u");
  return (c) => pattern.test(String.fromCodePoint(c));
};

export const negate =
  (test: CharTest): CharTest =>
  (c) =>
    !test(c);

export const range = (low: number, high: number): CharTest => between([low, high]);

const digit = between([48, 57]);
const lower = between([97, 122]);
const upper = between([65, 90]);
const alpha = anyOf(lower, upper);
const blank: CharTest = (c) => c === 32 || c === 9;
const space = anyOf(between([9, 13]), (c) => c === 32);
const graph = between([33, 126]);
const alnum = anyOf(alpha, digit);
const word = anyOf(alnum, (c) => c === 95);

/** PCRE's classes are ASCII; after (*UCP) they are Unicode's. */
const UNICODE: Readonly<Record<string, CharTest>> = {
  d: unicode("\\p{Nd}"),
  w: unicode("[\\p{L}\\p{N}_]"),
  s: unicode("\\s"),
  alpha: unicode("\\p{L}"),
  lower: unicode("\\p{Ll}"),
  upper: unicode("\\p{Lu}"),
  alnum: unicode("[\\p{L}\\p{N}]"),
};

const CLASSES: Readonly<Record<string, CharTest>> = {
  d: digit,
  w: word,
  s: space,
  h: anyOf(blank, unicode("[\\p{Zs}\\u180e]")),
  v: anyOf(between([10, 13]), (c) => c === 0x85 || c === 0x2028 || c === 0x2029),
  N: (c) => c !== 10,
  alpha,
  lower,
  upper,
  alnum,
  digit,
  xdigit: anyOf(digit, between([97, 102], [65, 70])),
  space,
  blank,
  cntrl: anyOf(between([0, 31]), (c) => c === 127),
  graph,
  print: between([32, 126]),
  punct: (c) => graph(c) && !alnum(c),
  word,
  ascii: between([0, 127]),
};

/** The class that an escape's letter or a POSIX name stands for. */
export const namedClass = (name: string, ucp: boolean): CharTest | undefined =>
  (ucp ? UNICODE[name] : undefined) ?? (Object.hasOwn(CLASSES, name) ? CLASSES[name] : undefined);

/** `\p{name}`: a general category or a script. */
export const property = (name: string): CharTest | undefined => {
  if (name.startsWith("^")) {
    const positive = property(name.slice(1));
    return positive === undefined ? undefined : negate(positive);
  }
  if (!/^[\w&]+$/.test(name)) return undefined;
  for (const source of [name.replace("L&", "LC"), `Script=${name}`])
    try {
      return unicode(`\\p{${source}}`);
    } catch {
      // Neither JavaScript's nor PCRE's: the caller refuses.
    }
  return undefined;
};

const single = (text: string, otherwise: number): number => {
  const c = text.codePointAt(0) ?? otherwise;
  return text.length === (c > 0xffff ? 2 : 1) ? c : otherwise;
};

export const lowerOf = (c: number): number =>
  c < 128 ? (upper(c) ? c + 32 : c) : single(String.fromCodePoint(c).toLowerCase(), c);

export const upperOf = (c: number): number =>
  c < 128 ? (lower(c) ? c - 32 : c) : single(String.fromCodePoint(c).toUpperCase(), c);

export const ignoringCase =
  (test: CharTest): CharTest =>
  (c) =>
    test(c) || test(lowerOf(c)) || test(upperOf(c));
