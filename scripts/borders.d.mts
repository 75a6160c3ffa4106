/** What crosses a border, one line each. */
export const faultsOf: (files: Iterable<readonly [path: string, text: string]>) => string[];
/** Paths from the root, with slashes, and the text of each. */
export const readSources: () => ReadonlyMap<string, string>;
