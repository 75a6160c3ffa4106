import type { Renewal } from "../state/session.js";

/** A refused act: the reason is what the interface switches on, the message is for people. */
export class Refused extends Error {
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
  constructor(message: string, extensions: Readonly<Record<string, unknown>>) {
    super(message);
    this.reason = typeof extensions.reason === "string" ? extensions.reason : "internal";
    this.detail = extensions;
  }
}

/** No answer came: the network, or the server, is away. */
export class Offline extends Error {}

const PASSING: ReadonlySet<string> = new Set(["rate_limited", "internal"]);

/** No word on what was asked for: it is worth trying again. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Offline || (error instanceof Refused && PASSING.has(error.reason));

/** Pauses that grow, for whatever is tried again by itself. */
export const pauseAfter = (tries: number): number => Math.min(1_000 * 2 ** tries, 30_000);

interface Answer<T> {
  readonly data?: T | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: Record<string, unknown> }[];
}

/** Works under a sub-path: everything is asked for beside the page itself. */
export const endpoint = (path: string): URL => new URL(path, new URL(".", document.baseURI));

export type Query = <T>(
  document: string,
  variables?: Record<string, unknown>,
  /** Outlives the page: for what is sent while it is being left. */
  options?: { readonly keepalive?: boolean },
) => Promise<T>;

/** @param token the current one, asked for at each call: it lives in memory alone. */
export const makeQuery = (token: () => string | undefined, renew: () => Promise<Renewal>): Query => {
  /** The token that the server has refused: it is not sent again. */
  let refused: string | undefined;
  const renewed = async (): Promise<boolean> => {
    refused = token();
    const renewal = await renew();
    // It may work later, so what is asked for is tried again rather than given up.
    if (renewal === "away") throw new Offline();
    return renewal === "fresh";
  };
  return async <T>(
    document: string,
    variables?: Record<string, unknown>,
    options: { readonly keepalive?: boolean } = {},
  ): Promise<T> => {
    const send = async (): Promise<Response> => {
      try {
        return await fetch(endpoint("graphql"), {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${token() ?? ""}` },
          body: JSON.stringify({ query: document, variables }),
          credentials: "omit",
          keepalive: options.keepalive ?? false,
        });
      } catch {
        throw new Offline();
      }
    };
    if (refused !== undefined && refused === token()) await renewed();
    let response = await send();
    // A token that has ended is renewed once; a bad one is not tried again.
    if (response.status === 401 && (await renewed())) response = await send();
    const answer = (await response.json().catch(() => {
      throw new Offline();
    })) as Answer<T>;
    const [error] = answer.errors ?? [];
    if (error !== undefined) throw new Refused(error.message, error.extensions ?? {});
    // Something in between answered, not Docket.
    if (answer.data === undefined || answer.data === null) throw new Offline();
    return answer.data;
  };
};

/** A key for an act that may be sent twice. `crypto.randomUUID` exists on secure pages alone. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
