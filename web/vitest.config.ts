import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  // The test tables of the rules are read by both sides.
  server: { fs: { allow: [".."] } },
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://localhost:3000" } },
    setupFiles: ["./vitest.setup.ts"],
    include: ["src/**/*.test.{ts,tsx}"],
    // Files share their worker: a DOM and the modules for each of them would take longer than all tests together.
    // So a test replaces what the browser offers (vi.spyOn), and no module (vi.mock): it may be loaded already.
    isolate: false,
    maxWorkers: 2,
    // Only what never ends fails by time: a busy machine may stand still for many seconds.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As a browser flow, a unit test that fails in a check of everything is tried once more; the report names it.
    retry: process.env.CI ? 1 : 0,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
