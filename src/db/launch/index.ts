export { DirectoryInUse } from "./lock.js";
export { type Launched, launch, runningUri } from "./start.js";
