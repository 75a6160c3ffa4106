import { endpoint } from "../api/client.js";
import type { Role } from "../api/shapes.js";

/** `away`: it may work later; `none`: there is no way to a fresh token. */
export type Renewal = "fresh" | "away" | "none";

/**
 * The sign-in. The token comes from the host in the fragment (`#token=`), which no server ever sees in a
 * request, and lives in memory alone; where the host says so, a fresh one is fetched from it.
 */
export interface Session {
  readonly token: () => string | undefined;
  readonly signIn: (token: string) => void;
  readonly signOut: () => void;
  /** A fresh token, if there is a way to one; where there is none, the sign-in ends. */
  readonly renew: () => Promise<Renewal>;
  /** When the token ends, by its own word. */
  readonly endsAt: () => number | undefined;
}

export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly token: string;
}

const LONGEST_PAUSE_MS = 30_000;

/** @param onChange told of each sign-in and sign-out, and whether the sign-in ran out. */
export const makeSession = (onChange: (ended: boolean) => void): Session => {
  let current = takeFromFragment();
  let renewing: Promise<Renewal> | undefined;
  /** However many ask for a fresh token: where there was none, the host is asked again after growing pauses. */
  let failures = 0;
  let notBefore = 0;
  const set = (token: string | undefined, ended = false): void => {
    current = token;
    onChange(ended);
  };
  const fetchFresh = async (): Promise<Renewal> => {
    const held = current;
    if (held === undefined) return "none";
    const settings = await fetch(endpoint("web-settings.json")).catch(() => null);
    if (settings === null) return "away";
    const { refreshUrl } = settings.ok ? ((await settings.json()) as { refreshUrl?: unknown }) : {};
    const found = typeof refreshUrl === "string" ? await fromHost(refreshUrl) : await fromDemo(held);
    // Someone may have signed out, or in as another, while this was under way.
    if (current !== held) return current === undefined ? "none" : "fresh";
    if (found.token !== undefined) {
      current = found.token;
      return "fresh";
    }
    if (!found.away) set(undefined, true);
    return found.away ? "away" : "none";
  };
  return {
    token: () => current,
    signIn: (token) => set(token),
    signOut: () => set(undefined),
    renew: () => {
      if (renewing === undefined && Date.now() < notBefore) return Promise.resolve("away");
      renewing ??= fetchFresh()
        .catch((): Renewal => "away")
        .then((renewal) => {
          failures = renewal === "away" ? failures + 1 : 0;
          notBefore = failures === 0 ? 0 : Date.now() + Math.min(500 * 2 ** (failures - 1), LONGEST_PAUSE_MS);
          return renewal;
        })
        .finally(() => {
          renewing = undefined;
        });
      return renewing;
    },
    endsAt: () => {
      const exp = current === undefined ? undefined : claimOf(current, "exp");
      return typeof exp === "number" ? exp * 1000 : undefined;
    },
  };
};

interface Found {
  readonly token?: string;
  readonly away: boolean;
}

/** The host answers with `{token}`; who is signed in no longer there gets 401 or 403. */
const fromHost = async (refreshUrl: string): Promise<Found> => {
  const response = await fetch(new URL(refreshUrl, document.baseURI), {
    method: "POST",
    credentials: "include",
  }).catch(() => null);
  if (response === null) return { away: true };
  if (!response.ok) return { away: response.status !== 401 && response.status !== 403 };
  const { token } = (await response.json()) as { token?: unknown };
  return typeof token === "string" ? { token, away: false } : { away: true };
};

/** In the demo the list of people is where tokens come from. */
const fromDemo = async (held: string): Promise<Found> => {
  const people = await demoPeople();
  if (people === null) return { away: true };
  const fresh = people.find((person) => claimOf(person.token, "sub") === claimOf(held, "sub"));
  return fresh === undefined || claimOf(held, "tenant") !== claimOf(fresh.token, "tenant")
    ? { away: false }
    : { token: fresh.token, away: false };
};

const claimOf = (token: string, claim: string): unknown => {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return (JSON.parse(atob(payload)) as Record<string, unknown>)[claim];
  } catch {
    return undefined;
  }
};

/** Takes the token out of the address at once, so that it stays in no history. `to` is where to go on to. */
const takeFromFragment = (): string | undefined => {
  const given = new URLSearchParams(location.hash.slice(1));
  const found = given.get("token") ?? undefined;
  const to = given.get("to") ?? "/";
  if (found !== undefined)
    history.replaceState(
      null,
      "",
      `${location.pathname}${location.search}#${to.startsWith("/") ? to : `/${to}`}`,
    );
  return found;
};

/** Null when nobody answers; empty where there is no demo. */
export const demoPeople = async (): Promise<readonly DemoPerson[] | null> => {
  const response = await fetch(endpoint("demo/people")).catch(() => null);
  if (response === null) return null;
  return response.ok ? ((await response.json()) as readonly DemoPerson[]) : [];
};
