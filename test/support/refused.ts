import { expect } from "@jest/globals";
import type { Reason } from "../../src/errors.js";
import type { Answer } from "./client.js";

declare module "expect" {
  interface Matchers<R extends void | Promise<void>> {
    /** The answer's first error carries this reason (and whatever else is asked of its extensions). */
    toBeRefused(reason: Reason, extensions?: Record<string, unknown>): R;
  }
}

expect.extend({
  toBeRefused(answer: Pick<Answer, "errors">, reason: Reason, extensions: Record<string, unknown> = {}) {
    const found = answer.errors?.[0]?.extensions;
    const wanted = { ...extensions, reason };
    const pass = found !== undefined && this.equals({ ...found, ...wanted }, found);
    return {
      pass,
      message: () =>
        `expected ${pass ? "no " : ""}refusal ${JSON.stringify(wanted)}, got ${JSON.stringify(answer.errors)}`,
    };
  },
});
