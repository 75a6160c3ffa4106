import { isUtf8 } from "node:buffer";
import { Refusal } from "../errors.js";
import type { Exchange } from "./listener.js";

/** A request's body as JSON, or why it is none and with which status to say so. The same at every door. */
export const readJson = async ({
  body,
}: Exchange): Promise<{ status: 400 | 413; refusal: Refusal } | { json: unknown }> => {
  const bytes = await body();
  if (!bytes)
    return {
      status: 413,
      refusal: new Refusal("bad_input", "The body is larger than 1 MiB; send less at a time."),
    };
  // Decoding would put replacement characters in the place of what was sent.
  if (!isUtf8(bytes))
    return { status: 400, refusal: new Refusal("bad_text", "The body is not UTF-8; encode it anew.") };
  try {
    return { json: JSON.parse(bytes.toString("utf8")) };
  } catch {
    return { status: 400, refusal: new Refusal("bad_input", "The body is not JSON.") };
  }
};
