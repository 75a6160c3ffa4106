import { type CharTest, lowerOf } from "./classes.js";
import { type Assertion, type Node, type Parsed, PatternError } from "./parse.js";

/** Matches from a place in the text, and all that follows: the end of the match, or -1. */
type Step = (at: number) => number;

/** PCRE gives up after ten million steps at one place of a text; here one million are for all places together. */
const STEP_LIMIT = 1_000_000;

export class TooManySteps extends Error {}

/** The state of the one match that runs: the steps of a program share it. */
export class Program {
  text = "";
  /** What is left of the steps. */
  steps = 0;
  /** Set by \K. */
  from = 0;
  captures: number[] = [];
  readonly names: ReadonlyMap<string, number>;
  readonly groups: number;
  readonly run: Step;
  readonly prefix: string | undefined;
  readonly anchored: boolean;
  readonly word: CharTest;

  constructor({ node, groups, names, word }: Parsed) {
    this.word = word;
    this.groups = groups;
    this.names = names;
    this.run = this.compile(node, (at) => at);
    const first = firstOf(node);
    this.prefix = first?.kind === "char" ? first.literal : undefined;
    this.anchored = first?.kind === "assert" && first.what === "start";
  }

  /** The first match at or behind `from`, as the ends of the match and of its groups. */
  search(text: string, from: number): readonly number[] | undefined {
    this.text = text;
    // Looking at each place of a long text once is never too much.
    this.steps = STEP_LIMIT + 2 * text.length;
    for (let at = from; at <= text.length; at += text.charCodeAt(at) >> 10 === 0x36 ? 2 : 1) {
      if (this.prefix !== undefined) {
        at = text.indexOf(this.prefix, at);
        if (at < 0) return undefined;
      }
      this.spend(1);
      this.captures = new Array<number>(this.groups * 2 + 2).fill(-1);
      this.from = at;
      const end = this.run(at);
      if (end >= 0) return [this.from, end, ...this.captures.slice(2)];
      if (this.anchored) return undefined;
    }
    return undefined;
  }

  spend(steps: number): void {
    this.steps -= steps;
    if (this.steps < 0) throw new TooManySteps();
  }

  compile(node: Node, next: Step): Step {
    switch (node.kind) {
      case "char":
        return (at) => {
          const c = this.text.codePointAt(at);
          return c !== undefined && node.test(c) ? next(at + (c > 0xffff ? 2 : 1)) : -1;
        };
      case "sequence":
        return node.nodes.reduceRight((after, part) => this.compile(part, after), next);
      case "choice": {
        const branches = node.nodes.map((branch) => this.compile(branch, next));
        return (at) => {
          for (const branch of branches) {
            this.spend(1);
            const end = branch(at);
            if (end >= 0) return end;
          }
          return -1;
        };
      }
      case "capture":
        return this.capture(node.index, node.node, next);
      case "repeat":
        return this.repeat(node, next);
      case "atomic": {
        const body = this.compile(node.node, (at) => at);
        return (at) => this.keeping(() => andThen(body(at), next));
      }
      case "look":
        return this.look(node, next);
      case "assert":
        return this.assertion(node.what, next);
      case "back": {
        const group = this.groupNumber(node.group);
        return (at) => this.backReference(group, node.ignoreCase, at, next);
      }
      case "condition": {
        const group = this.groupNumber(node.group);
        const [yes, no] = [this.compile(node.yes, next), this.compile(node.no, next)];
        return (at) => ((this.captures[group * 2 + 1] ?? -1) >= 0 ? yes(at) : no(at));
      }
    }
  }

  groupNumber(group: number | string): number {
    const number = typeof group === "number" ? group : (this.names.get(group) ?? -1);
    if (number < 0 || number > this.groups) throw new PatternError("reference to non-existent subpattern");
    return number;
  }

  /** Puts the groups back where a try failed. */
  keeping(attempt: () => number): number {
    const before = this.captures.slice();
    const end = attempt();
    if (end < 0) this.captures = before;
    return end;
  }

  capture(index: number, node: Node, next: Step): Step {
    const starts: number[] = [];
    const body = this.compile(node, (at) => {
      const [start, end] = [this.captures[index * 2] ?? -1, this.captures[index * 2 + 1] ?? -1];
      const opened = starts.pop() ?? at;
      this.captures[index * 2] = opened;
      this.captures[index * 2 + 1] = at;
      const result = next(at);
      if (result < 0) {
        starts.push(opened);
        this.captures[index * 2] = start;
        this.captures[index * 2 + 1] = end;
      }
      return result;
    });
    return (at) => {
      const depth = starts.length;
      starts.push(at);
      const result = body(at);
      starts.length = depth;
      return result;
    };
  }

  repeat(node: Extract<Node, { kind: "repeat" }>, next: Step): Step {
    if (node.mode === "possessive") {
      const greedy: Node = { ...node, mode: "greedy" };
      return this.compile({ kind: "atomic", node: greedy }, next);
    }
    return node.node.kind === "char"
      ? this.repeatChar({ ...node, node: node.node }, next)
      : this.repeatGroup(node, next);
  }

  /** A loop over one character needs no stack, however long the text is. */
  repeatChar(
    {
      node,
      min,
      max,
      mode,
    }: { node: Extract<Node, { kind: "char" }>; min: number; max: number; mode: string },
    next: Step,
  ): Step {
    const step = (at: number): number => {
      const c = this.text.codePointAt(at);
      return c !== undefined && node.test(c) ? at + (c > 0xffff ? 2 : 1) : -1;
    };
    return (start) => {
      let [at, count] = [start, 0];
      const limit = mode === "lazy" ? min : max;
      while (count < limit) {
        const after = step(at);
        if (after < 0) break;
        at = after;
        count += 1;
      }
      // Going forward costs little, but not nothing: it may happen at every place of the text.
      this.spend(count / 8);
      if (count < min) return -1;
      for (;;) {
        this.spend(1);
        const end = next(at);
        if (end >= 0) return end;
        if (mode === "lazy") {
          at = count < max ? step(at) : -1;
          if (at < 0) return -1;
          count += 1;
        } else {
          if (count === min) return -1;
          at -= this.text.charCodeAt(at - 1) >> 10 === 0x37 ? 2 : 1;
          count -= 1;
        }
      }
    };
  }

  repeatGroup({ node, min, max, mode }: Extract<Node, { kind: "repeat" }>, next: Step): Step {
    let [count, started] = [0, -1];
    const again: Step = (at) => {
      this.spend(1);
      const [countHere, startedHere] = [count, started];
      // An empty round changes nothing, so it ends the loop.
      if (countHere >= min && startedHere === at) return next(at);
      const round = (): number => {
        if (countHere >= max) return -1;
        count = countHere + 1;
        started = at;
        const end = body(at);
        count = countHere;
        started = startedHere;
        return end;
      };
      if (countHere < min) return round();
      if (mode === "lazy") {
        const end = next(at);
        return end >= 0 ? end : round();
      }
      const end = round();
      return end >= 0 ? end : next(at);
    };
    const body = this.compile(node, again);
    return (at) => {
      const [outerCount, outerStarted] = [count, started];
      count = 0;
      started = -1;
      const end = again(at);
      count = outerCount;
      started = outerStarted;
      return end;
    };
  }

  look({ node, behind, negative }: Extract<Node, { kind: "look" }>, next: Step): Step {
    const branches = (behind && node.kind === "choice" ? node.nodes : [node]).map((branch) => ({
      width: behind ? widthOf(branch) : 0,
      body: this.compile(branch, (at) => at),
    }));
    const holds = (at: number): boolean =>
      branches.some(({ width, body }) => {
        const from = this.back(at, width);
        const end = from < 0 ? -1 : body(from);
        return behind ? end === at : end >= 0;
      });
    return (at) => {
      this.spend(1);
      if (!negative) return this.keeping(() => (holds(at) ? next(at) : -1));
      const before = this.captures.slice();
      const found = holds(at);
      this.captures = before;
      return found ? -1 : next(at);
    };
  }

  /** So many characters back; -1 where the text has not as many. */
  back(at: number, width: number): number {
    let from = at;
    for (let i = 0; i < width; i += 1) from -= this.text.charCodeAt(from - 1) >> 10 === 0x37 ? 2 : 1;
    return from;
  }

  assertion(what: Assertion, next: Step): Step {
    if (what === "keep")
      return (at) => {
        const before = this.from;
        this.from = at;
        const end = next(at);
        if (end < 0) this.from = before;
        return end;
      };
    return (at) => (this.holds(what, at) ? next(at) : -1);
  }

  holds(what: Assertion, at: number): boolean {
    const { text } = this;
    switch (what) {
      case "start":
        return at === 0;
      case "veryEnd":
        return at === text.length;
      case "end":
        return at === text.length || (at === text.length - 1 && text.charCodeAt(at) === 10);
      case "lineStart":
        return at === 0 || (text.charCodeAt(at - 1) === 10 && at < text.length);
      case "lineEnd":
        return at === text.length || text.charCodeAt(at) === 10;
      default: {
        const isWord = (i: number): boolean => i >= 0 && i < text.length && this.word(text.charCodeAt(i));
        const boundary = isWord(at - 1) !== isWord(at);
        return boundary === (what === "word");
      }
    }
  }

  backReference(group: number, ignoreCase: boolean, at: number, next: Step): number {
    const [start, end] = [this.captures[group * 2] ?? -1, this.captures[group * 2 + 1] ?? -1];
    if (end < 0) return -1;
    const wanted = this.text.slice(start, end);
    const found = this.text.slice(at, at + wanted.length);
    const same =
      found === wanted || (ignoreCase && found.length === wanted.length && folded(found) === folded(wanted));
    return same ? next(at + wanted.length) : -1;
  }
}

const folded = (text: string): string => [...text].map((c) => lowerOf(c.codePointAt(0) ?? 0)).join();

const andThen = (end: number, next: Step): number => (end < 0 ? -1 : next(end));

const firstOf = (node: Node): Node | undefined => {
  if (node.kind === "sequence") return node.nodes[0] === undefined ? undefined : firstOf(node.nodes[0]);
  return node.kind === "capture" ? firstOf(node.node) : node;
};

/** How many characters a branch of a lookbehind takes: PCRE wants it to be one number. */
const widthOf = (node: Node): number => {
  switch (node.kind) {
    case "char":
      return 1;
    case "sequence":
      return node.nodes.reduce((sum, part) => sum + widthOf(part), 0);
    case "capture":
    case "atomic":
      return widthOf(node.node);
    case "look":
    case "assert":
      return 0;
    case "repeat":
      if (node.min === node.max) return node.min * widthOf(node.node);
      break;
    case "choice": {
      const [width, ...others] = node.nodes.map(widthOf);
      if (width !== undefined && others.every((other) => other === width)) return width;
      break;
    }
  }
  throw new PatternError("lookbehind assertion is not fixed length");
};
