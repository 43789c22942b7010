import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  test: {
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://localhost:3000" } },
    setupFiles: ["./vitest.setup.ts"],
    include: ["src/**/*.test.{ts,tsx}"],
    // Files share their worker: a DOM and the modules for each of them would take longer than all tests together.
    // So a test replaces what the browser offers (vi.spyOn), and no module (vi.mock): it may be loaded already.
    isolate: false,
    maxWorkers: 2,
    // Typing into a form is slow on a busy machine with two cores.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
