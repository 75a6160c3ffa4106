import { WebSocket } from "ws";
import type { Loose } from "./client.js";

export interface Frame {
  readonly type: string;
  readonly id?: string;
  readonly payload?: Loose;
}

/** A client of graphql-transport-ws that queues what comes, so that no test misses a message. Pings are answered. */
export interface TestSocket {
  readonly raw: WebSocket;
  readonly send: (message: unknown) => void;
  /** Sends connection_init and waits for the acknowledgement. */
  readonly init: (payload?: unknown) => Promise<void>;
  /** The next message, of an operation or of any; fails when none comes in time or the socket closes. */
  readonly next: (id?: string, timeoutMs?: number) => Promise<Frame>;
  /** Messages that have come and were not taken. */
  readonly waiting: (id?: string) => readonly Frame[];
  readonly subscribe: (query: string, variables?: Record<string, unknown>, id?: string) => Subscription;
  /** Resolves when the socket has closed, with why. */
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly close: () => Promise<void>;
}

export interface Subscription {
  readonly id: string;
  /** The payload of the next `next` or `error` message. */
  readonly next: (timeoutMs?: number) => Promise<Loose>;
  readonly complete: () => void;
}

export const openSocket = async (
  url: string,
  {
    protocol = "graphql-transport-ws",
    headers = {},
  }: { protocol?: string; headers?: Record<string, string> } = {},
): Promise<TestSocket> => {
  const raw = new WebSocket(url.replace(/^http/, "ws"), protocol, { headers });
  const queue: Frame[] = [];
  const takers: { id: string | undefined; take: (frame: Frame) => void; fail: (error: Error) => void }[] = [];
  let counter = 0;
  const nextId = (): string => {
    counter += 1;
    return `op${counter}`;
  };

  raw.on("message", (data) => {
    const frame = JSON.parse(String(data)) as Frame;
    if (frame.type === "ping") raw.send(JSON.stringify({ type: "pong" }));
    const index = takers.findIndex(({ id }) => id === undefined || id === frame.id);
    if (index < 0) queue.push(frame);
    else takers.splice(index, 1)[0]?.take(frame);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    raw.once("close", (code, reason) => {
      for (const { fail } of takers) fail(new Error(`The socket closed: ${code} ${reason}`));
      resolve({ code, reason: String(reason) });
    });
  });
  await new Promise((resolve, reject) => {
    raw.once("open", resolve);
    raw.once("error", reject);
  });
  raw.on("error", () => undefined);

  const send = (message: unknown) =>
    raw.send(typeof message === "string" ? message : JSON.stringify(message));

  const next = (id?: string, timeoutMs = 5_000): Promise<Frame> => {
    const index = queue.findIndex((frame) => id === undefined || frame.id === id);
    const [standing] = index < 0 ? [] : queue.splice(index, 1);
    if (standing) return Promise.resolve(standing);
    return new Promise((resolve, reject) => {
      const give =
        <A>(how: (value: A) => void) =>
        (value: A) => {
          clearTimeout(timer);
          how(value);
        };
      const taker = { id, take: give(resolve), fail: give(reject) };
      const timer = setTimeout(() => {
        takers.splice(takers.indexOf(taker), 1);
        reject(new Error(`No message${id === undefined ? "" : ` for ${id}`} within ${timeoutMs} ms.`));
      }, timeoutMs);
      takers.push(taker);
    });
  };

  return {
    raw,
    send,
    next,
    closed,
    waiting: (id) => queue.filter((frame) => id === undefined || frame.id === id),
    init: async (payload) => {
      send({ type: "connection_init", ...(payload === undefined ? {} : { payload }) });
      const frame = await next();
      if (frame.type !== "connection_ack") throw new Error(`Not acknowledged: ${JSON.stringify(frame)}`);
    },
    subscribe: (query, variables, id = nextId()) => {
      send({ type: "subscribe", id, payload: { query, ...(variables ? { variables } : {}) } });
      return {
        id,
        next: async (timeoutMs) => (await next(id, timeoutMs)).payload,
        complete: () => send({ type: "complete", id }),
      };
    },
    close: async () => {
      raw.close();
      await closed;
    },
  };
};
