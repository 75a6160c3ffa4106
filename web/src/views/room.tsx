import { CHANGE } from "../api/documents.js";
import type { Thread } from "../api/shapes.js";
import { Face, nameOf } from "../parts/text.js";
import { useAct, useApp, useChange } from "../state/app.js";
import { TEXTS } from "../texts.js";

/** Answers that no session has picked up or could use, and another agent of the same owner to hand them to. */
const Owed = ({ thread, onChanged }: { thread: Thread; onChanged: () => void }) => {
  const { me } = useApp();
  const change = useChange();
  const others = me.agents.filter(({ retired }) => !retired);
  const handOver = async (input: { deliveryId: string; handle: string }): Promise<void> => {
    if (await change(CHANGE.reroute, { input })) onChanged();
  };
  const waiting = thread.owed.filter(({ agentLive, rejection }) => !agentLive || rejection);
  if (waiting.length === 0) return null;
  return (
    <>
      {waiting.map(({ deliveryId, handle, rejection }) => (
        <div key={deliveryId} class="owed">
          <p class="hint" dir="auto">
            {rejection ? TEXTS.thread.rejected(handle, rejection) : TEXTS.thread.owed(handle)}
          </p>
          {thread.viewerMay.reroute &&
            thread.originator.person?.id === me.id &&
            others
              .filter((agent) => agent.handle !== handle)
              .map((agent) => (
                <button
                  type="button"
                  key={agent.handle}
                  onClick={() => void handOver({ deliveryId, handle: agent.handle })}
                >
                  {TEXTS.thread.handTo(agent.handle)}
                </button>
              ))}
        </div>
      ))}
    </>
  );
};

/** The people in the room, each with the reason why. */
export const Room = ({ thread, onChanged }: { thread: Thread; onChanged: () => void }) => {
  const { me } = useApp();
  const act = useAct();
  const { viewerMay } = thread;
  /** Who raised it and whose move it is stay: removing them would be refused. */
  const staying = new Set([thread.originator, ...thread.waitingOn].map(({ person }) => person?.id));
  return (
    <details class="room" open={matchMedia("(min-width: 70rem)").matches}>
      <summary>
        {TEXTS.thread.room} <span class="hint">{thread.participants.length}</span>
      </summary>
      <ul>
        {thread.participants.map(({ party, reason, invitedBy }) => {
          const { person } = party;
          return (
            <li key={`${person?.id ?? party.service}-${party.handle ?? party.throughAgents}`}>
              <Face party={party} />
              <span class="row-main">
                <span dir="auto">{nameOf(party)}</span>
                <small>
                  {party.throughAgents && person ? `${TEXTS.thread.through(person.name)} · ` : ""}
                  {TEXTS.reasons[reason]}
                  {invitedBy && ` ${TEXTS.thread.by(invitedBy.name)}`}
                </small>
              </span>
              {viewerMay.remove && person && person.id !== me.id && !staying.has(person.id) && (
                <button
                  type="button"
                  class="quiet"
                  aria-label={TEXTS.thread.remove(nameOf(party))}
                  title={TEXTS.thread.remove(nameOf(party))}
                  onClick={() => void act("removeParticipant", { threadId: thread.id, personId: person.id })}
                >
                  ×
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {thread.waitingOn.length > 0 && (
        <p class="hint">{TEXTS.thread.waitsFor(thread.waitingOn.map(nameOf).join(", "))}</p>
      )}
      <Owed thread={thread} onChanged={onChanged} />
    </details>
  );
};
