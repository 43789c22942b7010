import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

function chromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return execFileSync("scripts/find-chromium", { cwd: "..", encoding: "utf8" }).trim();
}

export default defineConfig({
  testDir: ".",
  outputDir: "results",
  globalSetup: "./demoCompany.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // On a busy machine a flow may time out. One that passes on the retry, with a fresh Muster, is reported as flaky and
  // needs a look; its trace is in the results.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // Recording doubles the cost of each step, so only retries are recorded. Use --trace on to record everything.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: chromium(),
      args: [
        // Made-up host names: browsers trust 127.0.0.1 like https, but not a server on the company's network.
        "--host-resolver-rules=MAP muster.example 127.0.0.1, MAP elsewhere.example 127.0.0.1",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
