import { fail } from "../errors.js";

const NAME = /^[a-zA-Z\u0080-\u{10ffff}][\w\u0080-\u{10ffff}]*$/u;
const USER_NAME = /^[a-z\u0080-\u{10ffff}]/u;

/** A variable that an expression reads: any valid name. */
export const checkVariableName = (name: string): void => {
  if (name === "") fail(9, "empty variable names are not allowed");
  if (!NAME.test(name)) fail(9, `'${name}' starts with or contains an invalid character for a variable name`);
};

/** A variable that an expression defines: starts with a lower-case letter, or is CURRENT. */
export const checkVariableDefinition = (name: string): void => {
  if (name === "") fail(9, "empty variable names are not allowed");
  if (name !== "CURRENT" && !USER_NAME.test(name)) {
    fail(9, `'${name}' starts with an invalid character for a user variable name`);
  }
  checkVariableName(name);
};
