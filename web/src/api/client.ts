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

/** How far this device's clock is behind the server's; a second or two are the way there and no difference. */
let behind = 0;
const TOLERATED_MS = 2_000;

const compareClocks = (response: Response): void => {
  const at = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(at)) return;
  // The header has whole seconds.
  const difference = at + 500 - Date.now();
  behind = Math.abs(difference) > TOLERATED_MS ? difference : 0;
};

/** The time by the server's clock: a device's own may be off by hours. */
export const serverNow = (): number => Date.now() + behind;

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
        const response = await fetch(endpoint("graphql"), {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${token() ?? ""}` },
          body: JSON.stringify({ query: document, variables }),
          credentials: "omit",
          keepalive: options.keepalive ?? false,
        });
        compareClocks(response);
        return response;
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
