import { type Client, createClient } from "graphql-ws";
import type { Renewal } from "../state/session.js";
import { endpoint } from "./client.js";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const PONG_WITHIN_MS = 5_000;
/** The server's word for a credential that has ended or is bad. */
const FORBIDDEN = 4403;

export type Connection =
  | { readonly state: "connecting" }
  | { readonly state: "live" }
  | { readonly state: "away"; readonly retryAt: number };

interface Options {
  readonly token: () => string | undefined;
  readonly renew: () => Promise<Renewal>;
  readonly onConnection: (connection: Connection) => void;
}

/** A pause that ends early when the browser says that the network is back. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
  });

/**
 * One socket for all subscriptions. It comes back with growing, jittered pauses for as long as the page is
 * open; each subscription begins with the current state, so nothing is missed across a gap.
 */
export const openLive = ({ token, renew, onConnection }: Options): Client => {
  const url = endpoint("graphql");
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  let expired = false;
  let over = false;
  let pong: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: url.toString(),
    lazy: true,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => !over,
    retryWait: async (retries) => {
      // The first try after an ending follows at once: the token was the only thing wrong.
      if (expired && retries === 0) expired = (await renew()) !== "fresh";
      else {
        const grown = Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);
        const jittered = grown * (1 + Math.random() * 0.3);
        onConnection({ state: "away", retryAt: Date.now() + jittered });
        await pause(jittered);
        if (expired) expired = (await renew()) !== "fresh";
      }
    },
    connectionParams: () => ({ authorization: `Bearer ${token() ?? ""}` }),
    on: {
      connected: () => onConnection({ state: "live" }),
      // A connection that died without a word is noticed by the missing pong.
      ping: (received) => {
        if (!received) pong = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(pong);
      },
      closed: (event) => {
        clearTimeout(pong);
        if ((event as CloseEvent).code === FORBIDDEN) expired = true;
      },
    },
  });
  return {
    ...client,
    dispose: () => {
      over = true;
      return client.dispose();
    },
  };
};

/** Follows a subscription until it is told to stop, or until it is refused (something hidden, say). */
export const subscribe = <T>(
  client: Client,
  { query, variables }: { readonly query: string; readonly variables: Record<string, unknown> },
  onNext: (data: T) => void,
): (() => void) => {
  let stopped = false;
  let end: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    if (!stopped) timer = setTimeout(start, FIRST_PAUSE_MS * 4);
  };
  const start = (): void => {
    end = client.subscribe<T>(
      { query, variables },
      {
        next: ({ data }) => {
          if (data && !stopped) onNext(data);
        },
        // A list of errors is the server's refusal; all else is the connection's end.
        error: (error) => {
          if (!Array.isArray(error)) again();
        },
        complete: again,
      },
    );
  };
  start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    end?.();
  };
};
