/** At most one push in this time per viewer and subscription (design, section 6). */
export const PACE_MS = 50;

export interface Paced {
  /** Something changed: the work runs soon, and once more if this is called while it runs. */
  readonly nudge: () => void;
  readonly stop: () => void;
}

/**
 * Runs `work` at most once per `PACE_MS`, never twice at a time, and always once more after the last nudge:
 * so a value read by it is never older than the change that asked for it, and no stale one comes last.
 */
export const paced = (work: () => Promise<void>, onError: (error: unknown) => void): Paced => {
  let due = false;
  let running = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let lastRun = 0;

  const run = async (): Promise<void> => {
    timer = undefined;
    running = true;
    due = false;
    lastRun = performance.now();
    try {
      await work();
    } catch (error) {
      if (!stopped) onError(error);
    }
    running = false;
    if (due) schedule();
  };
  const schedule = (): void => {
    if (stopped || timer !== undefined || running) return;
    timer = setTimeout(run, Math.max(0, lastRun + PACE_MS - performance.now()));
  };

  return {
    nudge() {
      due = true;
      schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
