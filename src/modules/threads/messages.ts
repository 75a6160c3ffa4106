import { type Connection, decodePosition, encodePosition, requireFirst } from "../../paging.js";
import type { MessagePage, MessageWindow } from "./repo.js";
import type { MessageOf } from "./shapes.js";
import type { ThreadHead } from "./types.js";

export interface MessageArguments {
  readonly first: number;
  readonly after?: string | null | undefined;
  readonly last?: number | null | undefined;
  readonly before?: string | null | undefined;
  readonly around?: string | null | undefined;
}

/** A cursor is a position: messages are appended and never leave. */
const cursorAt = (position: number): string => encodePosition("message", position);
const positionOf = (cursor: string, path: string): number => decodePosition(cursor, "message", path);

/**
 * With `last` or `around`, `first` is ignored (the contract). `after` and `before` bound either: of what lies
 * between them, as many from the start or from the end.
 */
export const windowOf = ({ first, after, last, before, around }: MessageArguments): MessageWindow => {
  if (around !== null && around !== undefined) return { around, count: requireFirst(last ?? first, "first") };
  const between = {
    from: after === null || after === undefined ? 0 : positionOf(after, "after") + 1,
    to: before === null || before === undefined ? null : positionOf(before, "before"),
  };
  return last === null || last === undefined
    ? { ...between, first: requireFirst(first) }
    : { ...between, last: requireFirst(last, "last") };
};

export const messageConnection = (
  thread: ThreadHead,
  { messages, start, total }: MessagePage,
): Connection<MessageOf> => {
  const edges = messages.map((message, index) => ({
    cursor: cursorAt(start + index),
    node: { message, thread },
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: start + messages.length < total,
      hasPreviousPage: start > 0 && messages.length > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
};
