export { indexes } from "./indexes.js";
export { resolvers } from "./resolvers.js";
export { createDeliveries, type Deliveries, type DeliveriesOptions } from "./service.js";
export type { DeliveryDoc, DeliveryOf, OwedOf } from "./types.js";
