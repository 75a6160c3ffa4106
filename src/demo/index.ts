export { seedDemo } from "./seed.js";
export { DEMO_PEOPLE, DEMO_TENANT } from "./world.js";
