import { defineConfig } from "vite";

/** Relative addresses, so that the inbox works under a sub-path as well. */
export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: { outDir: "dist", emptyOutDir: true, target: "es2022", modulePreload: false, assetsInlineLimit: 0 },
});
