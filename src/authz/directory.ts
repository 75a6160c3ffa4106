import type { Viewer } from "../viewer.js";

/** Whether this person, in person, runs the tenant. An agent of an admin does not. */
export const isAdmin = (viewer: Viewer): boolean => viewer.kind === "person" && viewer.role === "ADMIN";

/** Who writes people and teams: admins and services. */
export const mayWriteDirectory = (viewer: Viewer): boolean => viewer.kind === "service" || isAdmin(viewer);

/** A person may rename themselves; what identifies them and what they may do is for others to say. */
export const mayRenameSelf = (viewer: Viewer, personId: string): boolean =>
  viewer.kind === "person" && viewer.personId === personId;

/** Who keeps an agent and its keys: its owner, in person, an admin, and a service. */
export const mayKeepAgent = (viewer: Viewer, ownerId: string): boolean =>
  mayWriteDirectory(viewer) || (viewer.kind === "person" && viewer.personId === ownerId);

/** Whose word is enough to make an agent's owner a member of its project; an owner needs to be one already. */
export const mayAdmitOwner = (viewer: Viewer): boolean => mayWriteDirectory(viewer);

/** Who sees which keys an agent has: its owner, in person, and admins. */
export const maySeeKeys = (viewer: Viewer, ownerId: string): boolean =>
  isAdmin(viewer) || (viewer.kind === "person" && viewer.personId === ownerId);
