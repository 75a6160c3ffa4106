import { useMemo, useState } from "preact/hooks";
import { newKey } from "../api/client.js";
import type { Thread } from "../api/shapes.js";
import { Words } from "../parts/answers.js";
import { PersonField } from "../parts/person-field.js";
import { Dialog, Popover } from "../parts/popover.js";
import { useAct, useApp } from "../state/app.js";
import { linkTo } from "../state/route.js";
import { TEXTS } from "../texts.js";

type Asking = "invite" | "delegate" | null;

/** Names somebody: to come into the room, or to decide instead. */
const PersonDialog = ({
  threadId,
  asking,
  onClose,
}: {
  threadId: string;
  asking: "invite" | "delegate";
  onClose: () => void;
}) => {
  const act = useAct();
  const [email, setEmail] = useState("");
  const [note, setNote] = useState("");
  // The same try has the same key: pressed twice, or after a lost answer, it counts once.
  const clientKey = useMemo(newKey, [email, note]);
  const delegating = asking === "delegate";
  return (
    <Dialog title={delegating ? TEXTS.thread.delegate : TEXTS.thread.invite} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          const input = { threadId, personId: email.trim(), clientKey, ...(note.trim() ? { note } : {}) };
          void act(asking, input).then((done) => {
            if (done) onClose();
          });
        }}
      >
        <PersonField
          label={delegating ? TEXTS.thread.delegateTo : TEXTS.thread.inviteWho}
          value={email}
          onChange={setEmail}
          required
        />
        {delegating && <Words label={TEXTS.thread.note} value={note} onInput={setNote} />}
        <div class="actions">
          <button type="submit" class="primary" disabled={email.trim() === ""}>
            {delegating ? TEXTS.thread.delegate : TEXTS.thread.invite}
          </button>
        </div>
      </form>
    </Dialog>
  );
};

/** What the viewer may do with this thread besides answering; nothing else is drawn. */
export const ThreadActs = ({ thread }: { thread: Thread }) => {
  const { me } = useApp();
  const act = useAct();
  const [asking, setAsking] = useState<Asking>(null);
  const { id: threadId, viewerMay, archived, participants } = thread;
  const inRoom = participants.some(({ party }) => party.person?.id === me.id && !party.throughAgents);
  const archive = async (): Promise<void> => {
    if (archived) return void act("unarchive", { threadId });
    if (await act("archive", { threadId })) location.hash = linkTo.inbox();
  };
  const more: readonly (readonly [on: boolean, text: string, run: () => void])[] = [
    [viewerMay.delegate, TEXTS.thread.delegate, () => setAsking("delegate")],
    [viewerMay.follow && !inRoom, TEXTS.thread.follow, () => void act("follow", { threadId, on: true })],
    [viewerMay.leave, TEXTS.thread.leave, () => void act("follow", { threadId, on: false })],
    [viewerMay.dismiss, TEXTS.thread.dismiss, () => void act("dismiss", { threadId })],
    [viewerMay.withdraw, TEXTS.thread.withdraw, () => void act("withdraw", { threadId })],
  ];
  const offered = more.filter(([on]) => on);
  return (
    <div class="acts">
      {viewerMay.resolve && (
        <button type="button" onClick={() => void act("resolve", { threadId })}>
          {TEXTS.thread.resolve}
        </button>
      )}
      {viewerMay.invite && (
        <button type="button" onClick={() => setAsking("invite")}>
          {TEXTS.thread.invite}
        </button>
      )}
      {viewerMay.archive && (
        <button type="button" onClick={() => void archive()}>
          {archived ? TEXTS.thread.unarchive : TEXTS.thread.archive}
        </button>
      )}
      {offered.length > 0 && (
        <Popover label={TEXTS.thread.more} button="⋯" class="menu">
          {(close) =>
            offered.map(([, text, run]) => (
              <button
                type="button"
                class="quiet"
                key={text}
                onClick={() => {
                  close();
                  run();
                }}
              >
                {text}
              </button>
            ))
          }
        </Popover>
      )}
      {asking && <PersonDialog threadId={threadId} asking={asking} onClose={() => setAsking(null)} />}
    </div>
  );
};
