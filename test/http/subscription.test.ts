import { describe, expect, it } from "@jest/globals";
import { makeMetrics } from "../../src/http/metrics.js";
import { type Source, type SubscriptionOptions, subscription } from "../../src/http/subscription.js";

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A subscription with its source at hand, and how often that was stopped. */
const open = (options: Partial<SubscriptionOptions<number>> = {}) => {
  const active = makeMetrics().subscriptionsActive;
  let source: Source<number> | undefined;
  let stops = 0;
  const events = subscription<number>({
    active,
    start: (given) => {
      source = given;
      return () => {
        stops += 1;
      };
    },
    ...options,
  });
  return {
    events,
    stops: () => stops,
    push: (event: number) => source?.push(event),
    end: (error?: unknown) => source?.end(error),
    active: async () => (await active.get()).values[0]?.value,
  };
};

describe("a subscription over a callback source", () => {
  it("hands events on in order, those that waited and those that are waited for", async () => {
    const { events, push } = open();
    await later(1);
    push(1);
    push(2);
    expect(await events.next()).toEqual({ value: 1, done: false });
    expect(await events.next()).toEqual({ value: 2, done: false });
    const third = events.next();
    push(3);
    expect(await third).toEqual({ value: 3, done: false });
  });

  it("ends at once for a reader who leaves while waiting, and stops its source once", async () => {
    const { events, stops, active } = open();
    await later(1);
    expect(await active()).toBe(1);
    const waiting = events.next();
    await events.return();
    await events.return();
    expect(await waiting).toEqual({ value: undefined, done: true });
    expect([stops(), await active()]).toEqual([1, 0]);
  });

  it("stops a source that was still starting when its reader left", async () => {
    let stops = 0;
    const { events, active } = open({
      start: async () => {
        await later(20);
        return () => {
          stops += 1;
        };
      },
    });
    await events.return();
    expect([stops, await active()]).toEqual([0, 0]);
    await later(40);
    expect(stops).toBe(1);
  });

  it("tells the reader when its source cannot start", async () => {
    for (const start of [
      () => {
        throw new Error("no rights");
      },
      () => Promise.reject(new Error("no rights")),
    ]) {
      const { events, active } = open({ start });
      await expect(events.next()).rejects.toThrow("no rights");
      expect(await events.next()).toEqual({ value: undefined, done: true });
      expect(await active()).toBe(0);
    }
  });

  it("gives what waited before it tells of the end", async () => {
    const { events, push, end } = open();
    await later(1);
    push(1);
    end(new Error("lost"));
    expect(await events.next()).toEqual({ value: 1, done: false });
    await expect(events.next()).rejects.toThrow("lost");
  });

  it("keeps only the latest state for a slow reader when told to", async () => {
    const { events, push } = open({ coalesce: (_, event) => [event] });
    await later(1);
    for (let state = 1; state <= 10_000; state += 1) push(state);
    expect(await events.next()).toEqual({ value: 10_000, done: false });
  });

  it("gives a reader up who falls too far behind, rather than growing", async () => {
    const { push, stops, active } = open({ bound: 10 });
    await later(1);
    for (let event = 0; event < 1_000; event += 1) push(event);
    expect([stops(), await active()]).toEqual([1, 0]);
  });
});
