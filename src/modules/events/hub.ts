import type { Box } from "../../viewer.js";
import type { Follower } from "./follow.js";
import type { EventDoc } from "./types.js";

export type Heard = (event: EventDoc) => void;

/** Hands each event to those who listen for one of its boxes, its thread, or its type. */
export interface Hub {
  /** Events that may change what this box shows. Returns the end of listening. */
  readonly onBox: (tenantId: string, box: Box, listener: Heard) => () => void;
  readonly onThread: (tenantId: string, threadId: string, listener: Heard) => () => void;
  readonly onType: (type: string, listener: Heard) => () => void;
  /** Somebody's role, teams or being active changed in this tenant: rights that were asked before may not hold. */
  readonly onAccess: (tenantId: string, listener: Heard) => () => void;
  /** Something is owed to this handle, given folded. */
  readonly onHandle: (tenantId: string, foldedHandle: string, listener: Heard) => () => void;
  readonly onAny: (listener: Heard) => () => void;
  /** Events may have been missed: show the current state. */
  readonly onResync: (listener: () => void) => () => void;
  /** How many listen, for the gauge and for tests of leaks. */
  readonly size: () => number;
}

export const createHub = (follower: Follower): Hub => {
  const listeners = new Map<string, Set<Heard>>();

  const listen = (key: string, listener: Heard): (() => void) => {
    const those = listeners.get(key) ?? new Set();
    listeners.set(key, those);
    those.add(listener);
    return () => {
      those.delete(listener);
      if (those.size === 0 && listeners.get(key) === those) listeners.delete(key);
    };
  };

  follower.onEvent((event) => {
    const keys = [
      ...new Set(
        [...event.boxes, ...event.notify.map(({ box }) => box)].map((box) => boxKey(event.tenantId, box)),
      ),
      `type\n${event.type}`,
      "any",
    ];
    if (CHANGES_ACCESS.has(event.type)) keys.push(accessKey(event.tenantId));
    for (const handle of new Set(event.owedTo ?? [])) keys.push(handleKey(event.tenantId, handle));
    if (event.threadId !== null) keys.push(threadKey(event.tenantId, event.threadId));
    for (const key of keys) for (const listener of [...(listeners.get(key) ?? [])]) listener(event);
  });

  return {
    onBox: (tenantId, box, listener) => listen(boxKey(tenantId, box), listener),
    onThread: (tenantId, threadId, listener) => listen(threadKey(tenantId, threadId), listener),
    onType: (type, listener) => listen(`type\n${type}`, listener),
    onAccess: (tenantId, listener) => listen(accessKey(tenantId), listener),
    onHandle: (tenantId, handle, listener) => listen(handleKey(tenantId, handle), listener),
    onAny: (listener) => listen("any", listener),
    onResync: follower.onResync,
    size: () => [...listeners.values()].reduce((sum, those) => sum + those.size, 0),
  };
};

const CHANGES_ACCESS: ReadonlySet<string> = new Set(["person.saved", "person.deactivated", "team.saved"]);

const accessKey = (tenantId: string): string => `access\n${tenantId}`;
const handleKey = (tenantId: string, handle: string): string => `handle\n${tenantId}\n${handle}`;
const boxKey = (tenantId: string, box: Box): string => `box\n${tenantId}\n${box}`;
const threadKey = (tenantId: string, threadId: string): string => `thread\n${tenantId}\n${threadId}`;
