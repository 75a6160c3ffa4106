import type { Loose } from "./client.js";

/** All nodes of a connection in the order of its pages; each page is asked for with the cursor before it. */
export const walk = async (page: (after: string | null) => Promise<Loose>): Promise<Loose[]> => {
  const nodes: Loose[] = [];
  for (let after: string | null = null; ; ) {
    const { nodes: some, pageInfo }: Loose = await page(after);
    nodes.push(...some);
    if (!pageInfo.hasNextPage) return nodes;
    after = pageInfo.endCursor;
  }
};
