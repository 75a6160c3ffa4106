import { type Client, createClient } from "graphql-ws";
import { endpoint } from "./client.js";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export type Connection = { readonly state: "live" } | { readonly state: "away"; readonly retryAt: number };

interface Options {
  readonly token: () => string | undefined;
  /** Renews the token; false when it cannot be. */
  readonly renew: () => Promise<boolean>;
  readonly onConnection: (connection: Connection) => void;
}

/**
 * One socket for all subscriptions. It comes back with growing, jittered pauses for as long as the page is
 * open; each subscription begins with the current state, so nothing is missed across a gap.
 */
export const openLive = ({ token, renew, onConnection }: Options): Client => {
  const url = endpoint("graphql");
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  let expired = false;
  return createClient({
    url: url.toString(),
    lazy: true,
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: async (retries) => {
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);
      const jittered = pause / 2 + Math.random() * (pause / 2);
      onConnection({ state: "away", retryAt: Date.now() + jittered });
      await new Promise((resolve) => setTimeout(resolve, jittered));
      if (expired) expired = !(await renew());
    },
    connectionParams: () => ({ authorization: `Bearer ${token() ?? ""}` }),
    on: {
      connected: () => onConnection({ state: "live" }),
      closed: (event) => {
        const { code } = event as CloseEvent;
        // 4403: the credential has ended or is bad; the next try needs a fresh one.
        if (code === 4403) expired = true;
      },
    },
  });
};

/** Follows a subscription until it is told to stop. */
export const subscribe = <T>(
  client: Client,
  query: string,
  variables: Record<string, unknown>,
  onNext: (data: T) => void,
): (() => void) => {
  let stopped = false;
  let end: (() => void) | undefined;
  const start = (): void => {
    end = client.subscribe<T>(
      { query, variables },
      {
        next: ({ data }) => {
          if (data) onNext(data);
        },
        error: () => {
          if (!stopped) setTimeout(start, FIRST_PAUSE_MS * 4);
        },
        complete: () => undefined,
      },
    );
  };
  start();
  return () => {
    stopped = true;
    end?.();
  };
};
