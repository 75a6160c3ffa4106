import { useState } from "preact/hooks";
import type { Page } from "../api/shapes.js";
import { type Loaded, useApp, useQuery, wordsOf } from "./app.js";

interface Paged<D, N> extends Loaded<D> {
  readonly nodes: readonly N[];
  /** The next page; undefined at the end, and while one is under way. */
  readonly showMore: (() => void) | undefined;
  readonly more: boolean;
}

/** A list that is read page by page. Its beginning is read anew as that of `useQuery`; what followed stays. */
export const usePages = <D, N>(
  document: string,
  variables: Record<string, unknown>,
  { pageOf, idOf }: { readonly pageOf: (data: D) => Page<N>; readonly idOf: (node: N) => string },
): Paged<D, N> => {
  const { query, say } = useApp();
  const first = useQuery<D>(document, variables);
  const key = document + JSON.stringify(variables);
  const [further, setFurther] = useState<{
    readonly key: string;
    readonly pages: readonly Page<N>[];
    readonly known: ReadonlySet<string>;
  }>({ key, pages: [], known: new Set() });
  const [busy, setBusy] = useState(false);

  const begin = first.data && pageOf(first.data);
  const kept = further.key === key ? further.pages : [];
  // Where the beginning has become all new, what was read behind it no longer follows.
  const last = begin?.nodes.at(-1);
  const follows = last !== undefined && further.known.has(idOf(last));
  const pages = begin ? [begin, ...(follows ? kept : [])] : [];
  const end = pages.at(-1)?.pageInfo;
  const seen = new Set<string>();
  const nodes = pages
    .flatMap((page) => page.nodes)
    .filter((node) => !seen.has(idOf(node)) && seen.add(idOf(node)));

  const showMore = async (): Promise<void> => {
    setBusy(true);
    try {
      const next = pageOf(await query<D>(document, { ...variables, after: end?.endCursor }));
      setFurther({
        key,
        pages: [...pages.slice(1), next],
        known: new Set([...nodes, ...next.nodes].map(idOf)),
      });
    } catch (error) {
      say(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  const more = end?.hasNextPage === true;
  return { ...first, nodes, more, showMore: more && !busy ? () => void showMore() : undefined };
};
