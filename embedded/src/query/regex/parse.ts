import { type CharTest, ignoringCase, lowerOf, namedClass, negate, property, range } from "./classes.js";

/** A regular expression's tree. Flags such as `i` are already worked into the nodes. */
export type Node =
  | { readonly kind: "char"; readonly test: CharTest; readonly literal: string | undefined }
  | { readonly kind: "sequence" | "choice"; readonly nodes: readonly Node[] }
  | { readonly kind: "capture"; readonly index: number; readonly node: Node }
  | {
      readonly kind: "repeat";
      readonly node: Node;
      readonly min: number;
      readonly max: number;
      readonly mode: "greedy" | "lazy" | "possessive";
    }
  | { readonly kind: "atomic"; readonly node: Node }
  | { readonly kind: "look"; readonly node: Node; readonly behind: boolean; readonly negative: boolean }
  | { readonly kind: "assert"; readonly what: Assertion }
  | { readonly kind: "back"; readonly group: number | string; readonly ignoreCase: boolean }
  | { readonly kind: "condition"; readonly group: number | string; readonly yes: Node; readonly no: Node };

export type Assertion = "start" | "end" | "veryEnd" | "lineStart" | "lineEnd" | "word" | "notWord" | "keep";

export interface Parsed {
  readonly node: Node;
  readonly groups: number;
  readonly names: ReadonlyMap<string, number>;
  /** What \b takes for a letter. */
  readonly word: CharTest;
}

interface Flags {
  readonly i: boolean;
  readonly m: boolean;
  readonly s: boolean;
  readonly x: boolean;
}

const MAX_REPEAT = 65535;
const MAX_DEPTH = 250;
const EMPTY: Node = { kind: "sequence", nodes: [] };
const CONTROLS: Readonly<Record<string, number>> = { n: 10, t: 9, r: 13, f: 12, e: 27, a: 7 };
const ASSERTIONS: Readonly<Record<string, Assertion>> = {
  A: "start",
  G: "start",
  Z: "end",
  z: "veryEnd",
  b: "word",
  B: "notWord",
  K: "keep",
};

/** A pattern that is no regular expression. */
export class PatternError extends Error {}

/** Reads PCRE's syntax, the parts of it that people write. Recursion and callouts are refused. */
export class Parser {
  readonly source: string;
  at = 0;
  groups = 0;
  depth = 0;
  ucp = false;
  readonly names = new Map<string, number>();

  constructor(source: string) {
    this.source = source;
  }

  parse(flags: Flags): Parsed {
    for (let verb = this.take(/\(\*([A-Z0-9_]+)\)/y); verb; verb = this.take(/\(\*([A-Z0-9_]+)\)/y)) {
      if (verb[1] === "UCP") this.ucp = true;
      else if (!/^(UTF8?|CR|LF|CRLF|ANYCRLF|ANY|NO_\w+)$/.test(verb[1] ?? "")) this.wrong("unknown verb");
    }
    const node = this.choice(flags);
    if (this.at < this.source.length) this.wrong("unmatched closing parenthesis");
    return { node, groups: this.groups, names: this.names, word: this.named("w") };
  }

  wrong(why: string): never {
    throw new PatternError(`${why} at offset ${this.at}`);
  }

  /** Takes what a sticky pattern finds here. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found === null) return undefined;
    this.at += found[0].length;
    return found;
  }

  eat(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  choice(flags: Flags): Node {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) this.wrong("parentheses are too deeply nested");
    const nodes: Node[] = [];
    // A flag set in one branch stays set in the branches behind it.
    let state: Flags = flags;
    do {
      const [node, after] = this.sequence(state);
      nodes.push(node);
      state = after;
    } while (this.eat("|"));
    this.depth -= 1;
    const [only] = nodes;
    return nodes.length === 1 && only !== undefined ? only : { kind: "choice", nodes };
  }

  sequence(outer: Flags): [Node, Flags] {
    const nodes: Node[] = [];
    let flags = outer;
    while (this.at < this.source.length && !/[|)]/.test(this.source.charAt(this.at))) {
      if (flags.x && this.take(/(?:\s+|#[^\n]*\n?)+/y)) continue;
      if (this.take(/\(\?#[^)]*\)/y) || this.eat("\\E")) continue;
      const quoted = this.take(/\\Q(.*?)(?:\\E|$)/sy);
      if (quoted) {
        for (const c of quoted[1] ?? "") nodes.push(this.literal(c, flags));
        continue;
      }
      const change = this.take(/\(\?(\^?[imsxnJU]*)(?:-([imsxnJU]*))?\)/y);
      if (change) {
        flags = changed(flags, change[1] ?? "", change[2] ?? "");
        continue;
      }
      nodes.push(this.quantified(this.atom(flags), flags));
    }
    return [{ kind: "sequence", nodes }, flags];
  }

  quantified(node: Node, flags: Flags): Node {
    if (flags.x) this.take(/(?:\s+|#[^\n]*\n?)+/y);
    const found = this.take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})([?+]?)/y);
    if (found === undefined) return node;
    const [, sign, low, comma, high, tail] = found;
    const min = sign === undefined ? Number(low) : sign === "+" ? 1 : 0;
    const open = comma === "," && high === "" ? Number.POSITIVE_INFINITY : Number(high || low);
    const max = sign === undefined ? open : sign === "?" ? 1 : Number.POSITIVE_INFINITY;
    if (min > MAX_REPEAT || (max > MAX_REPEAT && max !== Number.POSITIVE_INFINITY))
      this.wrong("number too big in {} quantifier");
    if (max < min) this.wrong("numbers out of order in {} quantifier");
    const mode = tail === "?" ? "lazy" : tail === "+" ? "possessive" : "greedy";
    return this.quantified({ kind: "repeat", node, min, max, mode }, flags);
  }

  literal(char: string, flags: Flags): Node {
    const c = char.codePointAt(0) ?? 0;
    if (!flags.i) return { kind: "char", test: (x) => x === c, literal: char };
    const folded = lowerOf(c);
    return { kind: "char", test: (x) => x === c || lowerOf(x) === folded, literal: undefined };
  }

  set(test: CharTest, flags: Flags): Node {
    return { kind: "char", test: flags.i ? ignoringCase(test) : test, literal: undefined };
  }

  atom(flags: Flags): Node {
    const char = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0);
    this.at += char.length;
    switch (char) {
      case ".":
        return this.set(flags.s ? () => true : (c) => c !== 10, { ...flags, i: false });
      case "^":
        return { kind: "assert", what: flags.m ? "lineStart" : "start" };
      case "$":
        return { kind: "assert", what: flags.m ? "lineEnd" : "end" };
      case "[":
        return this.bracket(flags);
      case "(":
        return this.group(flags);
      case "\\":
        return this.escape(flags);
      case "*":
      case "+":
      case "?":
        return this.wrong("quantifier does not follow a repeatable item");
      default:
        return this.literal(char, flags);
    }
  }

  group(flags: Flags): Node {
    const inside = (): Node => {
      const node = this.choice(flags);
      return this.eat(")") ? node : this.wrong("missing closing parenthesis");
    };
    if (!this.eat("?")) return this.capture(inside);
    const look = this.take(/(<?)([=!])/y);
    if (look) return { kind: "look", behind: look[1] === "<", negative: look[2] === "!", node: inside() };
    if (this.eat(">")) return { kind: "atomic", node: inside() };
    const backward = this.take(/P=(\w+)\)/y);
    if (backward) return { kind: "back", group: backward[1] ?? "", ignoreCase: flags.i };
    const name = this.take(/P?<([A-Za-z_]\w*)>|'([A-Za-z_]\w*)'/y);
    if (name) return this.capture(inside, name[1] ?? name[2]);
    const condition = this.take(/\((?:(\d+)|<(\w+)>|'(\w+)'|([A-Za-z_]\w*))\)/y);
    if (condition) return this.condition(condition, inside());
    const change = this.take(/(\^?[imsxnJU]*)(?:-([imsxnJU]*))?:/y);
    if (change === undefined) return this.wrong("unrecognized character after (? or (?-");
    const node = this.choice(changed(flags, change[1] ?? "", change[2] ?? ""));
    return this.eat(")") ? node : this.wrong("missing closing parenthesis");
  }

  capture(inside: () => Node, name?: string): Node {
    this.groups += 1;
    const index = this.groups;
    if (name !== undefined) {
      if (this.names.has(name)) this.wrong("two named subpatterns have the same name");
      this.names.set(name, index);
    }
    return { kind: "capture", index, node: inside() };
  }

  condition(found: RegExpExecArray, body: Node): Node {
    const branches = body.kind === "choice" ? body.nodes : [body];
    if (branches.length > 2) this.wrong("conditional subpattern contains more than two branches");
    const group = found[1] === undefined ? (found[2] ?? found[3] ?? found[4] ?? "") : Number(found[1]);
    return { kind: "condition", group, yes: branches[0] ?? EMPTY, no: branches[1] ?? EMPTY };
  }

  escape(flags: Flags): Node {
    const back = this.take(/([1-9]\d?)|g\{?([1-9]\d?)\}?|[gk]\{(\w+)\}|k<(\w+)>|k'(\w+)'/y);
    if (back) {
      const number = back[1] ?? back[2];
      const group = number === undefined ? (back[3] ?? back[4] ?? back[5] ?? "") : Number(number);
      return { kind: "back", group, ignoreCase: flags.i };
    }
    const letter = this.source.charAt(this.at);
    const what = Object.hasOwn(ASSERTIONS, letter) ? ASSERTIONS[letter] : undefined;
    if (what !== undefined) {
      this.at += 1;
      return { kind: "assert", what };
    }
    if (this.eat("R")) {
      const crlf: Node = { kind: "sequence", nodes: ["\r", "\n"].map((c) => this.literal(c, flags)) };
      return { kind: "atomic", node: { kind: "choice", nodes: [crlf, this.set(this.named("v"), flags)] } };
    }
    const test = this.escapedClass();
    return test === undefined
      ? this.literal(String.fromCodePoint(this.escapedChar()), flags)
      : this.set(test, flags);
  }

  named(name: string): CharTest {
    return namedClass(name, this.ucp) ?? this.wrong("unknown class name");
  }

  escapedClass(): CharTest | undefined {
    const letter = this.take(/[dDwWsShHvVN]/y)?.[0];
    if (letter === "N") return this.named("N");
    if (letter !== undefined) {
      const test = this.named(letter.toLowerCase());
      return letter === letter.toLowerCase() ? test : negate(test);
    }
    const found = this.take(/([pP])(?:\{([^}]*)\}|([A-Z]))/y);
    if (found === undefined) return undefined;
    const test = property(found[2] ?? found[3] ?? "") ?? this.wrong("unknown property after \\P or \\p");
    return found[1] === "P" ? negate(test) : test;
  }

  escapedChar(): number {
    const hex = this.take(/x\{([0-9a-fA-F]+)\}|x([0-9a-fA-F]{0,2})/y);
    const octal = hex ? undefined : this.take(/o\{([0-7]+)\}|(0[0-7]{0,2})/y);
    const c = hex
      ? Number.parseInt(hex[1] ?? (hex[2] || "0"), 16)
      : Number.parseInt(octal?.[1] ?? octal?.[2] ?? "", 8);
    if (hex || octal) return c <= 0x10ffff ? c : this.wrong("character code point value is too large");
    const control = this.take(/c([ -~])/y);
    if (control) return (control[1] ?? "").toUpperCase().charCodeAt(0) ^ 64;
    const char = this.source.codePointAt(this.at);
    if (char === undefined) return this.wrong("\\ at end of pattern");
    const text = String.fromCodePoint(char);
    this.at += text.length;
    if (/[A-Za-z]/.test(text) && !Object.hasOwn(CONTROLS, text))
      this.wrong("unrecognized character follows \\");
    return CONTROLS[text] ?? char;
  }

  bracket(flags: Flags): Node {
    const negative = this.eat("^");
    const tests: CharTest[] = [];
    for (let first = true; first || !this.eat("]"); first = false) {
      if (this.at >= this.source.length) this.wrong("missing terminating ] for character class");
      const item = this.bracketItem();
      if (typeof item !== "number") tests.push(item);
      else tests.push(range(item, this.rangeEnd(item)));
    }
    const test: CharTest = (c) => tests.some((inSet) => inSet(c));
    const folded = flags.i ? ignoringCase(test) : test;
    return { kind: "char", test: negative ? negate(folded) : folded, literal: undefined };
  }

  rangeEnd(low: number): number {
    if (!this.source.startsWith("-", this.at) || this.source.startsWith("-]", this.at)) return low;
    this.at += 1;
    const start = this.at;
    const high = this.bracketItem();
    if (typeof high !== "number") {
      // A class cannot end a range: the hyphen was meant as itself.
      this.at = start - 1;
      return low;
    }
    return high < low ? this.wrong("range out of order in character class") : high;
  }

  bracketItem(): CharTest | number {
    const posix = this.take(/\[:(\^?)(\w+):\]/y);
    if (posix) {
      const test = this.named(posix[2] ?? "");
      return posix[1] === "^" ? negate(test) : test;
    }
    if (this.eat("\\")) return this.eat("b") ? 8 : (this.escapedClass() ?? this.escapedChar());
    const c = this.source.codePointAt(this.at) ?? this.wrong("missing terminating ] for character class");
    this.at += c > 0xffff ? 2 : 1;
    return c;
  }
}

const changed = (flags: Flags, on: string, off: string): Flags => {
  const base = on.startsWith("^") ? { i: false, m: false, s: false, x: false } : flags;
  const flag = (name: keyof Flags): boolean => (on.includes(name) || base[name]) && !off.includes(name);
  return { i: flag("i"), m: flag("m"), s: flag("s"), x: flag("x") };
};
