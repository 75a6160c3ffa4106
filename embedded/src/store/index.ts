export { type Catalog, type Collection, type IndexState, openCatalog, SUBTREES } from "./catalog.js";
export { type Commits, groupCommits } from "./commits.js";
export { diskBase } from "./disk.js";
export { openStore } from "./layers.js";
export { lockFolder } from "./lock.js";
export { memoryBase } from "./memory.js";
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
  type Base,
  behind,
  type Entry,
  EVERYTHING,
  type Span,
  type Store,
  subtree,
  type Tree,
  type Walk,
} from "./types.js";
