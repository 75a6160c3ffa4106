export { type Catalog, type Collection, type IndexState, openCatalog, SUBTREES } from "./catalog.js";
export { diskStore } from "./disk.js";
export { lockFolder } from "./lock.js";
export { memoryStore } from "./memory.js";
export { type WriteQueue, writeQueue } from "./queue.js";
export {
  bytesOf,
  checkUnique,
  findById,
  learn,
  type RecordWriter,
  recordKey,
  recordWriter,
  type Stored,
} from "./records.js";
export { show, showValue } from "./show.js";
export {
  behind,
  type Entry,
  EVERYTHING,
  type Span,
  type Store,
  subtree,
  type Tree,
  type Walk,
} from "./types.js";
