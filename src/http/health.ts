import type { Db } from "mongodb";
import type { App } from "../context.js";
import type { Route } from "./listener.js";

const PLAIN = { "content-type": "text/plain; charset=utf-8" };
/** A database that takes longer is not ready. */
const PING_MS = 2_000;

const answered = async (db: Db): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), PING_MS);
  });
  await Promise.race([db.command({ ping: 1 }), late]).finally(() => clearTimeout(timer));
};

/** What operators ask: does it live, can it serve, what does it count. @param isReady indexes stand, modules run. */
export const healthRoutes = (app: App, isReady: () => boolean): readonly Route[] => [
  {
    path: "/healthz",
    methods: ["GET", "HEAD"],
    whileStopping: true,
    handle: ({ send }) => send(200, "ok\n", PLAIN),
  },
  {
    path: "/readyz",
    methods: ["GET", "HEAD"],
    whileStopping: true,
    handle: async ({ send }) => {
      if (app.stopping.aborted) return send(503, "stopping\n", PLAIN);
      if (!isReady()) return send(503, "starting\n", PLAIN);
      try {
        await answered(app.db);
        send(200, "ready\n", PLAIN);
      } catch {
        send(503, "the database does not answer\n", PLAIN);
      }
    },
  },
  {
    path: "/metrics",
    methods: ["GET", "HEAD"],
    whileStopping: true,
    handle: async ({ send }) => {
      const { registry } = app.metrics;
      send(200, await registry.metrics(), { "content-type": registry.contentType });
    },
  },
];
