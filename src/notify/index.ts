export { notifyResolvers } from "./resolvers.js";
