import type { App, Context } from "./context.js";
import type { CollectionIndexes } from "./db/sync-indexes.js";
import type { Route } from "./http/listener.js";
import type { ModuleResolvers } from "./schema/audiences.js";

/** What a module brings to the server. server.ts lists them all; a part that is absent is nothing. */
export interface Module {
  readonly name: string;
  readonly indexes?: readonly CollectionIndexes[];
  readonly resolvers?: ModuleResolvers;
  readonly routes?: readonly Route[];
  /** After the indexes are in place, before the door opens. */
  readonly start?: (app: App) => Promise<void>;
  /** After the door has closed, while the database still answers. */
  readonly stop?: () => Promise<void>;
  /** What every answer to this caller carries in `extensions`, refusals included. */
  readonly answerExtensions?: (context: Context) => Promise<Readonly<Record<string, unknown>> | undefined>;
}
