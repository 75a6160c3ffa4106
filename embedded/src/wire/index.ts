export type { Connection, Handler } from "./connection.js";
export type { Batch, Reply } from "./reply.js";
export { listen, type WireServer } from "./server.js";
