import { useState } from "preact/hooks";
import type { Page } from "../api/shapes.js";
import { type Loaded, useApp, useQuery, wordsOf } from "./app.js";

interface Paged<D, N> extends Loaded<D> {
  readonly nodes: readonly N[];
  readonly more: boolean;
  /** Reads the next page; undefined at the end, and while one is under way. */
  readonly showMore: (() => void) | undefined;
}

/** What was read on, with the place where it ends. */
interface Further<N> {
  readonly key: string;
  readonly nodes: readonly N[];
  readonly end: Page<N>["pageInfo"];
}

/** A list that is read page by page. Its beginning is read anew as that of `useQuery`; what follows stays. */
export const usePages = <D, N>(
  document: string,
  variables: Record<string, unknown>,
  { pageOf, idOf }: { readonly pageOf: (data: D) => Page<N>; readonly idOf: (node: N) => string },
): Paged<D, N> => {
  const { query, say } = useApp();
  const first = useQuery<D>(document, variables);
  const key = document + JSON.stringify(variables);
  const [further, setFurther] = useState<Further<N>>();
  const [busy, setBusy] = useState(false);

  const begin = first.data && pageOf(first.data);
  const last = begin?.nodes.at(-1);
  const known = new Set(further?.key === key ? further.nodes.map(idOf) : []);
  // Where the beginning has become all new, what was read behind it no longer follows.
  const kept = last !== undefined && known.has(idOf(last)) ? further : undefined;
  const beginning = new Set(begin?.nodes.map(idOf));
  const nodes = [
    ...(begin?.nodes ?? []),
    ...(kept?.nodes.filter((node) => !beginning.has(idOf(node))) ?? []),
  ];
  const end = kept?.end ?? begin?.pageInfo;

  const readOn = async (): Promise<void> => {
    setBusy(true);
    try {
      const next = pageOf(await query<D>(document, { ...variables, after: end?.endCursor }));
      const here = new Set(nodes.map(idOf));
      const fresh = next.nodes.filter((node) => !here.has(idOf(node)));
      setFurther({ key, nodes: [...nodes, ...fresh], end: next.pageInfo });
    } catch (error) {
      say(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  const more = end?.hasNextPage === true;
  return { ...first, nodes, more, showMore: more && !busy ? () => void readOn() : undefined };
};
