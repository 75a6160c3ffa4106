export { defineIndex, type IndexDefinition, type IndexField, isPresent } from "./definition.js";
export { encodeValue } from "./encode.js";
export { type DocumentKeys, type KeyMaker, keyMaker } from "./keys.js";
export { type IndexScan, type Plan, planQuery } from "./planner.js";
export { countPlan, type Examined, runPlan, stored } from "./scan.js";
export { newIndex } from "./specification.js";
