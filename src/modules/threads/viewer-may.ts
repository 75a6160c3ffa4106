import {
  boxesOf,
  hasRole,
  mayAcknowledge,
  mayAnswerQuestion,
  mayContribute,
  mayDecide,
  mayResolve,
  mayRoute,
  maySee,
  mayWithdraw,
  mustStay,
} from "../../authz/thread.js";
import { type Viewer, viewerBox } from "../../viewer.js";
import { isAskKind, type ThreadHead } from "./types.js";

/** What the viewer may do here now, so that a client draws no button that would be refused; what is owed says the rest. */
export const viewerMay = (viewer: Viewer, thread: ThreadHead) => {
  const open = thread.status === "OPEN";
  const ask = isAskKind(thread.kind);
  const decides = mayDecide.holds(viewer, thread);
  const contributes = mayContribute.holds(viewer, thread);
  const conversing = thread.question === null ? open : open || thread.status === "ANSWERED";
  const wasAsked =
    mayAnswerQuestion.holds(viewer, thread) &&
    !(thread.question?.humanOnly === true && viewer.kind === "agent");
  const box = viewerBox(viewer);
  const inRoom = thread.participants.some((one) => boxesOf(viewer).includes(one.box));
  const inAudience = box !== undefined && thread.audience.includes(box);
  const waitsOnPerson = viewer.kind === "agent" && thread.waitingOn.some((one) => one.startsWith("p:"));
  return {
    thread,
    contribute: contributes,
    decide: open && ask && decides,
    answer: (open && ask && decides) || (conversing && wasAsked && thread.decision === null),
    acknowledge: open && thread.kind === "NOTICE" && mayAcknowledge.holds(viewer, thread),
    dismiss: open && decides,
    delegate: open && ask && mayRoute.holds(viewer, thread),
    archive: thread.archived ? decides : mayRoute.holds(viewer, thread) && !waitsOnPerson,
    invite: viewer.kind === "person" && contributes && hasRole(viewer, "CONTRIBUTOR"),
    remove: decides,
    // Also of a resolved question, which it opens again.
    amend: wasAsked && thread.decision !== null && (conversing || thread.status === "RESOLVED"),
    resolve: conversing && !ask && thread.kind !== "NOTICE" && mayResolve.holds(viewer, thread),
    withdraw: open && thread.kind !== "NOTICE" && mayWithdraw.holds(viewer, thread),
    follow: viewer.kind === "person" && !inAudience && maySee.holds(viewer, thread),
    leave:
      viewer.kind === "person" &&
      (inRoom || thread.recipientId === viewer.personId) &&
      mustStay(thread, viewer.personId) === null,
  };
};
export type ViewerMayOf = ReturnType<typeof viewerMay>;
