import type { GraphQLFormattedError } from "graphql";
import { openSocket, type TestSocket } from "./socket.js";

/** What an answer holds is looked at by tests, not typed. */
// biome-ignore lint/suspicious/noExplicitAny: an expectation on a missing field fails well enough by itself
export type Loose = any;

/** An answer as it came: nothing is thrown for errors, so that tests can look at them. */
export interface Answer<T = Loose> {
  readonly data: T;
  readonly errors: readonly GraphQLFormattedError[] | undefined;
  readonly extensions: Record<string, Loose> | undefined;
  readonly status: number;
  readonly headers: Headers;
}

export interface Client {
  readonly url: string;
  readonly token: string | undefined;
  /** Sends one operation over HTTP. */
  readonly send: <T = Loose>(query: string, variables?: Record<string, unknown>) => Promise<Answer<T>>;
  /** The data, or a thrown error that names what went wrong: for steps that must succeed. */
  readonly must: <T = Loose>(query: string, variables?: Record<string, unknown>) => Promise<T>;
  /** A socket that has been acknowledged. */
  readonly socket: () => Promise<TestSocket>;
}

export const makeClient = ({ url, token }: { url: string; token: string | undefined }): Client => {
  const send = async <T>(query: string, variables?: Record<string, unknown>): Promise<Answer<T>> => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors, extensions } = (await response.json()) as Loose;
    return { data, errors, extensions, status: response.status, headers: response.headers };
  };
  return {
    url,
    token,
    send,
    must: async <T>(query: string, variables?: Record<string, unknown>) => {
      const { data, errors } = await send<T>(query, variables);
      if (errors) throw new Error(`Refused: ${JSON.stringify(errors)}`);
      return data;
    },
    socket: async () => {
      const socket = await openSocket(url);
      await socket.init(token === undefined ? {} : { authorization: `Bearer ${token}` });
      return socket;
    },
  };
};
