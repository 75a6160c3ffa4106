export { decode, decodeStored } from "./reader.js";
export { encode, encodeBehind, size } from "./writer.js";
