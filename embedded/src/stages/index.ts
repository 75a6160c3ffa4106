export type { CompileContext, RunContext } from "./context.js";
export { type CompiledPipeline, compilePipeline, runPipeline } from "./pipeline.js";
export {
  computeFields,
  type Leaf,
  type Others,
  type ProjectionTree,
  parseProjection,
  plant,
  selectFields,
} from "./project.js";
export {
  checkSort,
  compileSort,
  type SortKey,
  type SortOrder,
  sortDocuments,
  sortOrder,
  topDocuments,
} from "./sort.js";
