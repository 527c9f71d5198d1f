import { defineConfig } from "vitest/config";
import { pocket } from "./worker/pocket.ts";

const here = (path: string): string => decodeURIComponent(new URL(path, import.meta.url).pathname);

export default defineConfig({
  root: here("."),
  plugins: [pocket(here("./worker/worker.ts"))],
  resolve: { alias: { "@house": here("./src") } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: here("../src/cabinet_noir/server/page"),
    emptyOutDir: true,
    target: ["chrome123", "firefox128", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // nothing inline: the house's content policy stays strict
    // What the hall needs comes in one file, and what several pages share in another: a dozen small ones cost more in
    // headers than in code, and they come one after the other.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "hall", tags: ["$initial"], priority: 1 },
            { name: "shared", test: /\/web\/src\/.*\.tsx?$/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8000",
      "/ws": { target: "ws://127.0.0.1:8000", ws: true },
    },
  },
  test: {
    setupFiles: [here("./test-setup.ts")],
    include: ["{src,worker}/**/*.test.ts", "../src/cabinet_noir/games/*/web/**/*.test.ts"],
  },
});
