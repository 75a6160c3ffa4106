import {
  hasDeclined,
  isHeld,
  isSender,
  isTold,
  mayKnow,
  type Participant,
  statusAt,
  wasClaimedBy,
} from "../../authz/request.js";
import { notFound, type Reason, Refusal } from "../../errors.js";
import type { RequestAt } from "./types.js";

export type RequestAct = "claim" | "renew" | "complete" | "decline" | "cancel";

const noRequest = () => notFound("No request");
const because = (reason: Reason, message: string): Refusal => new Refusal(reason, message);
const claimLost = (message: string): Refusal => because("claim_lost", message);
const hasEnded = (request: RequestAt): boolean => !["PENDING", "CLAIMED"].includes(statusAt(request));

/**
 * Why an act on a request did not happen, from the request as it stands now (docs/agents.md has the table).
 * Precise for those entitled to know of it; for all others it does not exist.
 */
export const refusalOf = (
  act: RequestAct,
  { me, request, fence = null }: { me: Participant; request: RequestAt | null; fence?: number | null },
): Refusal => {
  if (request === null || !mayKnow(me, request)) return noRequest();
  if (act === "claim") return notClaimed(me, request);
  if (act === "cancel") return notCancelled(me, request);
  if (act === "renew") return claimLost("You hold no running claim with this fence; claim it again.");
  return notWorked(me, { request, fence });
};

const notClaimed = (me: Participant, request: RequestAt): Refusal => {
  if (isSender(me, request)) return because("not_claimable", "You sent this; nobody claims their own.");
  if (isTold(request))
    return because("not_claimable", "This tells and asks nothing; acknowledge its delivery.");
  if (hasEnded(request)) return because("not_claimable", "This has ended; there is nothing left to claim.");
  if (hasDeclined(me, request)) return because("not_claimable", "You declined this; it is for others now.");
  return because("already_claimed", "Another agent holds this now; try another request.");
};

const notCancelled = (me: Participant, request: RequestAt): Refusal =>
  hasEnded(request)
    ? because("not_open", "This has ended; there is nothing to cancel.")
    : because(
        "forbidden",
        isSender(me, request) ? "This cannot be cancelled now." : "Only its sender cancels it.",
      );

/** Completing or declining. */
const notWorked = (
  me: Participant,
  { request, fence }: { request: RequestAt; fence: number | null },
): Refusal => {
  const lost = claimLost("You hold no running claim with this fence; claim it first.");
  if (!hasEnded(request)) return lost;
  const endedOver = ["CANCELLED", "EXPIRED"].includes(statusAt(request)) && wasClaimedBy(me, request);
  if (endedOver || (wasClaimedBy(me, request) && request.status === "CLAIMED" && !isHeld(request)))
    return lost;
  // An older number is a lost claim whatever has become of the request since.
  if (fence !== null && fence < request.fence) return lost;
  return because("not_open", "This has ended; nothing can be done with it.");
};
