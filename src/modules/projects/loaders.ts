import DataLoader from "dataloader";
import type { Context } from "../../context.js";
import { fold } from "../../text.js";
import type { Project } from "./types.js";

/** A project by id as far as the viewer sees it; null for hidden and missing alike. */
export const projectLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, Project | null>(async (ids) => {
    const found = new Map(
      (await app.projects.findVisible(viewer, ids)).map((project) => [project.id, project]),
    );
    return ids.map((id) => found.get(id) ?? null);
  });

/** The same by key, whatever its spelling. */
export const projectByKeyLoader = ({ app, viewer }: Context) =>
  new DataLoader<string, Project | null, string>(
    async (keys) => {
      const rows = await app.projects.findVisibleByKeys(viewer, keys);
      const found = new Map(rows.map((project) => [project.foldedKey, project]));
      return keys.map((key) => found.get(fold(key)) ?? null);
    },
    { cacheKeyFn: fold },
  );
