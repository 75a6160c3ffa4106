export { changeStream } from "./change-stream.js";
export { type Time, toTimestamp } from "./clock.js";
export { describeUpdate } from "./describe.js";
export { type StreamHub, streamHub } from "./hub.js";
export { type Oplog, type OplogLimits, openOplog } from "./oplog.js";
