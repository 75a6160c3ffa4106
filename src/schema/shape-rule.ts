import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";
import { Refusal } from "../errors.js";
import { LIMITS } from "../limits.js";

interface Shape {
  depth: number;
  aliases: number;
}

const tooComplex = (what: string, max: number): GraphQLError =>
  new GraphQLError(`The operation has ${what}; ask for less at a time.`, {
    originalError: new Refusal("too_complex", `The operation has ${what}; ask for less at a time.`, {
      limit: max,
    }),
  });

/**
 * Bounds depth and aliases before anything is executed. A fragment is measured once and counted wherever
 * it is spread, so that neither nesting through fragments nor their number escapes, and measuring stays linear.
 */
export const shapeRule: ValidationRule = (context: ValidationContext): ASTVisitor => {
  const fragments = new Map<string, Shape>();

  const measureFragment = (fragment: FragmentDefinitionNode): Shape => {
    const known = fragments.get(fragment.name.value);
    if (known) return known;
    // Stands in while it is measured: a cycle ends here, and validation names it.
    fragments.set(fragment.name.value, { depth: 0, aliases: 0 });
    const shape = measure(fragment.selectionSet);
    fragments.set(fragment.name.value, shape);
    return shape;
  };

  const measure = (set: SelectionSetNode): Shape => {
    const whole: Shape = { depth: 0, aliases: 0 };
    for (const selection of set.selections) {
      let part: Shape = { depth: 0, aliases: 0 };
      if (selection.kind === Kind.FIELD) {
        // Introspection nests by nature and is switched off where it must not be asked.
        if (selection.name.value.startsWith("__")) continue;
        if (selection.selectionSet) part = measure(selection.selectionSet);
        part = { depth: part.depth + 1, aliases: part.aliases + (selection.alias ? 1 : 0) };
      } else if (selection.kind === Kind.INLINE_FRAGMENT) part = measure(selection.selectionSet);
      else {
        const fragment = context.getFragment(selection.name.value);
        if (fragment) part = measureFragment(fragment);
      }
      whole.depth = Math.max(whole.depth, part.depth);
      whole.aliases += part.aliases;
    }
    return whole;
  };

  return {
    OperationDefinition(operation) {
      const { depth, aliases } = measure(operation.selectionSet);
      const maxDepth = LIMITS.depth.limit;
      const maxAliases = LIMITS.aliases.limit;
      if (depth > maxDepth) context.reportError(tooComplex(`more than ${maxDepth} levels`, maxDepth));
      if (aliases > maxAliases)
        context.reportError(tooComplex(`more than ${maxAliases} aliases`, maxAliases));
    },
  };
};
