import { fold } from "../../text.js";
import type { PersonViewer } from "../../viewer.js";
import type { Person } from "../directory/index.js";

export type RepositoryRight = "read" | "write" | "admin";

export interface Applicant {
  readonly viewer: PersonViewer;
  readonly person: Pick<Person, "handle" | "email">;
}

/** What a person may do in a repository. */
export interface RepositoryAccess {
  /** Null when they may not even read it, or it is not known here. */
  rightOf(applicant: Applicant, repository: string): Promise<RepositoryRight | null>;
}

const RANK: Readonly<Record<RepositoryRight, number>> = { read: 1, write: 2, admin: 3 };
const isRight = (word: unknown): word is RepositoryRight =>
  typeof word === "string" && Object.hasOwn(RANK, word);

/** From the token's claim `repos`, for which the token's issuer vouches. */
export const claimedAccess: RepositoryAccess = {
  async rightOf({ viewer }, repository) {
    const claimed = Object.entries(viewer.repos).find(([name]) => fold(name) === fold(repository));
    return claimed && isRight(claimed[1]) ? claimed[1] : null;
  },
};

export interface CodeHost {
  /** Base address of the host's HTTP API, such as `https://api.github.com`. */
  readonly baseUrl: string;
  /** Sent as a bearer token; it needs to read who collaborates. */
  readonly token?: string;
  /** The person's name on the code host; by default their handle. */
  readonly loginOf?: (person: Applicant["person"]) => string;
  readonly timeoutMs?: number;
}

/**
 * From a code host that answers `GET /repos/{owner}/{name}/collaborators/{login}/permission` with
 * `{"permission": "admin" | "write" | "read" | "none"}`, as GitHub, Gitea and Forgejo do. A host that cannot answer
 * is an error, not a no: nobody is refused because of an outage, and nobody let in.
 */
export const codeHostAccess = ({
  baseUrl,
  token,
  loginOf = ({ handle }) => handle,
  timeoutMs = 5_000,
}: CodeHost): RepositoryAccess => ({
  async rightOf({ person }, repository) {
    const [owner, name, ...more] = repository.split("/");
    if (!owner || !name || more.length > 0) return null;
    const segments = ["repos", owner, name, "collaborators", loginOf(person), "permission"];
    // "." and ".." would climb to another address of the same host.
    if (segments.some((segment) => /^\.{0,2}$/.test(segment))) return null;
    const url = `${baseUrl.replace(/\/+$/, "")}/${segments.map(encodeURIComponent).join("/")}`;
    const response = await fetch(url, {
      headers: {
        accept: "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      // The token goes to the address that was configured and nowhere else.
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`the code host answered ${response.status}`);
    const answer: unknown = await response.json();
    const permission =
      typeof answer === "object" && answer !== null ? Reflect.get(answer, "permission") : undefined;
    return isRight(permission) ? permission : null;
  },
});

/** The strongest right that any of several sources gives; later ones are asked only while it could still rise. */
export const strongestOf = (sources: readonly RepositoryAccess[]): RepositoryAccess => ({
  async rightOf(applicant, repository) {
    let strongest: RepositoryRight | null = null;
    for (const source of sources) {
      if (strongest === "admin") break;
      const right: RepositoryRight | null = await source.rightOf(applicant, repository);
      if (right !== null && (strongest === null || RANK[right] > RANK[strongest])) strongest = right;
    }
    return strongest;
  },
});

/** By the settings: the token's claim always, and the code host where CODE_HOST_URL names one. */
export const accessBy = ({
  codeHostUrl: baseUrl,
  codeHostToken: token,
}: {
  readonly codeHostUrl?: string | undefined;
  readonly codeHostToken?: string | undefined;
}): RepositoryAccess =>
  baseUrl === undefined
    ? claimedAccess
    : strongestOf([claimedAccess, codeHostAccess({ baseUrl, ...(token === undefined ? {} : { token }) })]);
