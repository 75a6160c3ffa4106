import type { Logger } from "pino";
import { Refusal, refuse } from "../../errors.js";
import { LIMITS } from "../../limits.js";
import { nestsDeeper } from "../../schema/scalars.js";
import { bytes, requireLine } from "../../text.js";
import type { OutboxConsumer } from "../events/index.js";
import { type Answer, argsOf, type EffectState, type PartyRef } from "../threads/index.js";

/** Made by the server alone; every other type is the host's to carry out. */
export const BUILT_IN_EFFECTS = ["MEMBERSHIP_GRANT", "HANDOFF_CLAIM"] as const;
export type BuiltInEffect = (typeof BUILT_IN_EFFECTS)[number];

export const isBuiltIn = (type: string): type is BuiltInEffect =>
  (BUILT_IN_EFFECTS as readonly string[]).includes(type);

/** An effect as somebody names it in input. Its keys are data and kept exactly. */
export const effectFrom = (input: { readonly type: string; readonly args?: unknown }): EffectState => {
  const type = requireLine(input.type, { path: "input.effect.type", limit: LIMITS.name.limit });
  if (isBuiltIn(type))
    refuse("forbidden", "This effect is made by the server alone.", { path: "input.effect.type" });
  if (input.args === undefined || input.args === null) return { type, argsJson: null };
  const { limit, reason } = LIMITS.effectArgs;
  const path = "input.effect.args";
  if (nestsDeeper(input.args, LIMITS.jsonDepth.limit))
    refuse(LIMITS.jsonDepth.reason, `Nest at most ${LIMITS.jsonDepth.limit} levels.`, {
      path,
      limit: LIMITS.jsonDepth.limit,
    });
  const argsJson = JSON.stringify(input.args);
  return bytes(argsJson) <= limit
    ? { type, argsJson }
    : refuse(reason, `Use at most ${limit} bytes of JSON.`, { path, limit });
};

/** How an ask with a built-in effect ended. Only `approved` brings the effect about. */
export interface SettledEffect {
  readonly tenantId: string;
  readonly threadId: string;
  readonly type: BuiltInEffect;
  readonly args: unknown;
  readonly ending: "approved" | "declined" | "dismissed" | "withdrawn";
  readonly by: PartyRef | null;
  readonly at: Date;
}

/**
 * Carries out, or undoes the waiting for, one settled effect. Idempotent: after a crash it is called again.
 * It asks again whether the approver may grant; a Refusal ends the matter, any other error repeats it.
 */
export type EffectExecutor = (settled: SettledEffect) => Promise<void>;

const ENDINGS: Readonly<Record<string, "dismissed" | "withdrawn">> = {
  "thread.dismissed": "dismissed",
  "thread.withdrawn": "withdrawn",
};

const endingOf = (type: string, answer: Answer | undefined): SettledEffect["ending"] | undefined =>
  type === "decision.made"
    ? answer?.type === "approval" && answer.approved
      ? "approved"
      : "declined"
    : ENDINGS[type];

export interface Effects {
  readonly register: (type: BuiltInEffect, executor: EffectExecutor) => void;
  /** Executes from the outbox, before the decision is told: whoever waits for the act finds its effect done. */
  readonly consume: OutboxConsumer;
}

/** The built-in effects of this process. Each module registers how its own is carried out. */
export const createEffects = (log: Logger): Effects => {
  const executors = new Map<BuiltInEffect, EffectExecutor>();
  return {
    register: (type, executor) => {
      executors.set(type, executor);
    },
    async consume(tenantId, entries) {
      for (const entry of entries) {
        const effect = entry.data.effect as EffectState | null | undefined;
        if (!effect || !isBuiltIn(effect.type)) continue;
        const ending = endingOf(entry.type, entry.data.answer as Answer | undefined);
        const executor = executors.get(effect.type);
        if (ending === undefined) continue;
        if (executor === undefined) throw new Error(`nobody carries out ${effect.type}`);
        await executor({
          tenantId,
          threadId: String(entry.data.threadId),
          type: effect.type,
          args: argsOf(effect),
          ending,
          by: entry.by,
          at: entry.at,
        }).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          log.info(
            { reason: error.reason, effect: effect.type },
            "an approved effect was refused on execution",
          );
        });
      }
    },
  };
};
