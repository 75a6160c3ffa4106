import { refuse } from "../errors.js";
import { isCleanText } from "../text.js";

/** No input type nests deeper than this together with the 20 levels of a JSON value. */
const MAX_LEVELS = 40;

/**
 * Walks one argument's value, JSON and its keys included. @param path where it stands, such as `input.body`.
 * @throws Refusal `bad_text` that names the place, `bad_input` for what nests too deep to be meant.
 */
export const checkText = (value: unknown, path: string, level = 0): void => {
  if (typeof value === "string") {
    if (!isCleanText(value))
      refuse("bad_text", "Text holds no NUL character and no half of a surrogate pair.", { path });
  } else if (typeof value === "object" && value !== null) {
    if (level > MAX_LEVELS)
      refuse("bad_input", "This value nests too deep.", { path: path.split(".", 3).join(".") });
    for (const [key, inner] of Object.entries(value)) {
      if (!isCleanText(key))
        refuse("bad_text", "Keys hold no NUL character and no half of a surrogate pair.", { path });
      checkText(inner, `${path}.${key}`, level + 1);
    }
  }
};
