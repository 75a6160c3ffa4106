import type { Logger } from "pino";
import type { Module } from "./module.js";

interface Options {
  readonly log: Logger;
  /** Each makes good what a process that died had written but not carried through; safe at any time, in any process. */
  readonly tasks: readonly (() => Promise<number>)[];
  readonly everyMs?: number;
}

/** Runs the tasks again and again while the server stands, never two rounds at once. */
export const resumeModule = ({ log, tasks, everyMs = 2_000 }: Options): Module => {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    for (const task of tasks) {
      try {
        const made = await task();
        if (made > 0) log.info({ documents: made }, "Carried through what another process had left undone");
      } catch (error) {
        log.warn({ err: error }, "What was left undone could not be carried through; it is tried again");
      }
    }
  };
  return {
    name: "resume",
    start: async () => {
      timer = setInterval(() => {
        round ??= run().finally(() => {
          round = undefined;
        });
      }, everyMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
};
