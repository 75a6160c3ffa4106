import { openServer, type Server, type ServerOptions } from "./http/open-server.js";
import { wire } from "./wire.js";

export { makeLog, type Server } from "./http/open-server.js";

/** The whole of Docket on an open database. No state outside it: several may run in one process. */
export const createServer = (options: Omit<ServerOptions, "wire">): Promise<Server> =>
  openServer({ ...options, wire });
