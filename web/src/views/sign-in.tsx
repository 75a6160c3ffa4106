import { useEffect, useState } from "preact/hooks";
import { NO_COUNTS, showBadge } from "../state/badge.js";
import { type DemoPerson, demoPeople } from "../state/session.js";
import { TEXTS } from "../texts.js";

export const SignIn = ({ ended, onSignIn }: { ended: boolean; onSignIn: (token: string) => void }) => {
  const [people, setPeople] = useState<readonly DemoPerson[]>([]);
  useEffect(() => {
    // Nobody is here: no number either.
    showBadge(TEXTS.signIn.title, NO_COUNTS);
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      void demoPeople().then((found) => {
        if (!current) return;
        if (found === null) timer = setTimeout(look, 3_000);
        else setPeople(found);
      });
    };
    look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);
  return (
    <main class="sign-in">
      <h1>{TEXTS.product}</h1>
      {ended && <p role="alert">{TEXTS.signIn.expired}</p>}
      <p>{TEXTS.signIn.host}</p>
      {people.length > 0 && (
        <>
          <h2>{TEXTS.signIn.demo}</h2>
          <ul class="people">
            {people.map(({ name, email, role, token }) => (
              <li key={email}>
                <button
                  type="button"
                  aria-label={TEXTS.signIn.as(name, TEXTS.roles[role])}
                  onClick={() => onSignIn(token)}
                >
                  <span class="face" aria-hidden="true">
                    {Array.from(name).slice(0, 2).join("").toUpperCase()}
                  </span>
                  <span>
                    <strong dir="auto">{name}</strong>
                    <small>
                      {TEXTS.roles[role]} · {email}
                    </small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
};
