import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { isPassing, makeQuery, Offline, pauseAfter, serverNow } from "../api/client.js";
import { ME } from "../api/documents.js";
import type { Me } from "../api/shapes.js";
import { makeSession } from "../state/session.js";
import { TEXTS } from "../texts.js";
import { Shell } from "./shell.js";
import { SignIn } from "./sign-in.js";

/** A fresh token is fetched this long before the old one ends, or earlier for short ones. */
const RENEW_BEFORE_MS = 60_000;
const RENEW_AGAIN_MS = 30_000;

type Standing = { readonly signedIn: boolean; readonly ended: boolean };

/** Who is here: nobody, somebody whose name is being asked for, or a person with their inbox. */
export const Root = () => {
  const heard = useRef<(standing: Standing) => void>(() => undefined);
  const session = useMemo(
    () => makeSession((ended) => heard.current({ signedIn: session.token() !== undefined, ended })),
    [],
  );
  const [standing, setStanding] = useState<Standing>({
    signedIn: session.token() !== undefined,
    ended: false,
  });
  const sitting = useRef(standing);
  heard.current = (next) => {
    sitting.current = next;
    setMe(undefined);
    setStanding(next);
  };
  const [me, setMe] = useState<Me>();
  const [trouble, setTrouble] = useState<string>();
  const [turn, setTurn] = useState(0);
  // One for each sign-in: what somebody left behind is never sent as who comes after them.
  const query = useMemo(
    () => makeQuery(() => (sitting.current === standing ? session.token() : undefined), session.renew),
    [session, standing],
  );
  const tries = useRef(0);

  // A token can also be handed over to a page that is open already.
  useEffect(() => {
    const follow = () => {
      if (location.hash.includes("token=")) location.reload();
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  // `turn` asks anew.
  useEffect(() => {
    if (!standing.signedIn) return undefined;
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    query<{ me: Me }>(ME)
      .then((answer) => {
        if (!current) return;
        tries.current = 0;
        setMe(answer.me);
        setTrouble(undefined);
      })
      .catch((error: unknown) => {
        if (!current) return;
        if (!isPassing(error)) return session.signOut();
        setTrouble(error instanceof Offline ? TEXTS.away : TEXTS.error);
        timer = setTimeout(() => setTurn((n) => n + 1), pauseAfter(tries.current++));
      });
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [standing, turn, query, session]);

  useEffect(() => {
    if (!standing.signedIn) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const plan = (failed: boolean): void => {
      const endsAt = session.endsAt();
      if (endsAt === undefined) return;
      const left = endsAt - serverNow();
      const wait = failed ? RENEW_AGAIN_MS : Math.max(left - Math.min(RENEW_BEFORE_MS, left / 5), 1_000);
      // Longer pauses than a timer can hold are taken in steps.
      timer = setTimeout(
        () => {
          if (wait > 2 ** 30) return plan(false);
          void session.renew().then((renewal) => {
            if (renewal !== "none") plan(renewal === "away");
          });
        },
        Math.min(wait, 2 ** 30),
      );
    };
    // Once it is known what time it is.
    if (me !== undefined) plan(false);
    return () => clearTimeout(timer);
  }, [standing, session, me?.id]);

  if (!standing.signedIn) return <SignIn ended={standing.ended} onSignIn={session.signIn} />;
  if (me === undefined)
    return (
      <main class="waiting" aria-busy="true">
        <h1 class="hidden">{TEXTS.product}</h1>
        <p role="status">{trouble ?? TEXTS.loading}</p>
      </main>
    );
  return <Shell key={me.id} me={me} session={session} query={query} reloadMe={() => setTurn((n) => n + 1)} />;
};
