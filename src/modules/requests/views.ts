import { isHeld, mayReadBody, maySeeSummary, type Participant, statusAt } from "../../authz/request.js";
import type { RequestAt, RequestView } from "./types.js";

/** A summary: for lists, digests, deliveries and the answers of acts. Null for whoever may not see even that. */
export const summaryOf = (me: Participant, request: RequestAt): RequestView | null =>
  maySeeSummary(me, request) ? { request, full: false, viewerKey: me.key } : null;

/** As `request_read` shows it: with its body to those entitled, else the summary. */
export const readingOf = (me: Participant, request: RequestAt): RequestView | null =>
  mayReadBody(me, request) ? { request, full: true, viewerKey: me.key } : summaryOf(me, request);

/** What a participant who has just acted on it is told, whatever may be seen of it next. */
export const resultOf = (me: Participant, request: RequestAt): RequestView => ({
  request,
  full: false,
  viewerKey: me.key,
});

/** The claim that counts now: one whose lease runs, or that ended with the request. */
export const claimNow = (request: RequestAt) =>
  isHeld(request) || statusAt(request) === "COMPLETED" ? request.claim : null;

/** The fence is its holder's alone. */
export const fenceFor = ({ request, viewerKey }: RequestView): number | null => {
  const claim = claimNow(request);
  return claim?.key === viewerKey ? claim.fence : null;
};

/** JSON text back into the value that was sent. */
export const refsOf = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
