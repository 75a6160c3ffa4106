import type { Document } from "mongodb";
import { DERIVE, derive } from "./derive.js";
import type { ThreadRepo } from "./repo.js";
import type { ThreadDoc } from "./types.js";

const INDEXES = ["audience", "unreadFor", "waitingOn"] as const;

/** A document whose stored indexes are not what its truth says. */
export interface Difference {
  readonly threadId: string;
  readonly tenantId: string;
  /** `audience: stored [..], derived [..]`, one per index that differs. */
  readonly what: readonly string[];
}

export interface FsckReport {
  readonly examined: number;
  readonly differences: readonly Difference[];
  readonly repaired: number;
}

interface Options {
  readonly repair: boolean;
  /** Called as threads are examined, so that long work shows. */
  readonly onProgress?: (examined: number) => void;
}

const PROGRESS_EVERY = 1_000;

/**
 * Recomputes `audience`, `unreadFor`, `waitingOn` and what follows from them from the truth, and reports
 * each thread that differs. A repair lets the database derive them anew, as every act does.
 */
export const fsck = async (repo: ThreadRepo, { repair, onProgress }: Options): Promise<FsckReport> => {
  const differences: Difference[] = [];
  let examined = 0;
  let repaired = 0;
  for await (const thread of repo.scan({})) {
    examined += 1;
    if (examined % PROGRESS_EVERY === 0) onProgress?.(examined);
    const what = differencesOf(thread);
    if (what.length === 0) continue;
    differences.push({ threadId: thread._id, tenantId: thread.tenantId, what });
    if (repair) {
      await repo.collection.updateOne({ tenantId: thread.tenantId, _id: thread._id }, [
        ...DERIVE,
      ] as Document[]);
      repaired += 1;
    }
  }
  return { examined, differences, repaired };
};

const asSet = (list: readonly string[] | undefined): string => JSON.stringify([...(list ?? [])].sort());

const differencesOf = (thread: ThreadDoc): string[] => {
  const derived = derive(thread);
  const found = INDEXES.flatMap((index) =>
    asSet(thread[index]) === asSet(derived[index])
      ? []
      : [`${index}: stored ${asSet(thread[index])}, derived ${asSet(derived[index])}`],
  );
  if (thread.requiresAction !== derived.requiresAction)
    found.push(`requiresAction: stored ${thread.requiresAction}, derived ${derived.requiresAction}`);
  if (asSet(thread.openSlots) !== asSet(derived.openSlots))
    found.push(`openSlots: stored ${asSet(thread.openSlots)}, derived ${asSet(derived.openSlots)}`);
  return found;
};
