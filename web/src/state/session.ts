import { endpoint } from "../api/client.js";

/**
 * The sign-in. The token comes from the host in the fragment (`#token=`), which no server ever sees in a
 * request, and lives in memory alone; where the host says so, a fresh one is fetched from it.
 */
export interface Session {
  readonly token: () => string | undefined;
  readonly signIn: (token: string) => void;
  readonly signOut: () => void;
  /** A fresh token, if there is a way to one. */
  readonly renew: () => Promise<boolean>;
}

export interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly token: string;
}

export const makeSession = (onChange: () => void): Session => {
  let current = takeFromFragment();
  let renewing: Promise<boolean> | undefined;
  const set = (token: string | undefined): void => {
    current = token;
    onChange();
  };
  const fetchFresh = async (): Promise<boolean> => {
    const { refreshUrl } = await readSettings();
    if (refreshUrl === null) return renewDemo();
    const response = await fetch(refreshUrl, { method: "POST", credentials: "include" }).catch(() => null);
    const body = response?.ok ? ((await response.json()) as { token?: unknown }) : {};
    if (typeof body.token !== "string") return false;
    current = body.token;
    return true;
  };
  /** In the demo the list of people is where tokens come from. */
  const renewDemo = async (): Promise<boolean> => {
    const email = current === undefined ? undefined : claimOf(current, "sub");
    const fresh = (await demoPeople()).find((person) => claimOf(person.token, "sub") === email);
    if (fresh === undefined) return false;
    current = fresh.token;
    return true;
  };
  return {
    token: () => current,
    signIn: set,
    signOut: () => set(undefined),
    renew: () => {
      renewing ??= fetchFresh()
        .catch(() => false)
        .finally(() => {
          renewing = undefined;
        });
      return renewing;
    },
  };
};

const claimOf = (token: string, claim: string): unknown => {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    return (JSON.parse(atob(payload)) as Record<string, unknown>)[claim];
  } catch {
    return undefined;
  }
};

/** Takes the token out of the address at once, so that it stays in no history. */
const takeFromFragment = (): string | undefined => {
  const found = new URLSearchParams(location.hash.slice(1)).get("token") ?? undefined;
  if (found !== undefined) history.replaceState(null, "", `${location.pathname}${location.search}#/`);
  return found;
};

export const demoPeople = async (): Promise<readonly DemoPerson[]> => {
  const response = await fetch(endpoint("demo/people")).catch(() => null);
  return response?.ok ? ((await response.json()) as readonly DemoPerson[]) : [];
};

const readSettings = async (): Promise<{ refreshUrl: string | null }> => {
  const response = await fetch(endpoint("web-settings.json")).catch(() => null);
  const body = response?.ok ? ((await response.json()) as { refreshUrl?: unknown }) : {};
  return { refreshUrl: typeof body.refreshUrl === "string" ? body.refreshUrl : null };
};
