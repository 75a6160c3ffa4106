export { decode } from "./reader.js";
export { encode, size } from "./writer.js";
