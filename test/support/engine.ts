import { startEngine as start } from "../../embedded/test/support/process.js";
import { atEnd } from "./cleanup.js";

/** An embedded engine of one's own, in memory, for what no shared database may suffer; its port. */
export const startEngine = async (...args: readonly string[]): Promise<number> => {
  const engine = await start(["--memory", ...args]);
  atEnd(async () => {
    await engine.end();
  });
  return engine.port;
};
