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
  // On a machine that is busy with something else a flow may come too late. A flow that passes at the second try, on a Muster
  // of its own, is printed as flaky and has to be looked at; its trace is in the results.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    browserName: "chromium",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // To record every step costs as much as the steps themselves, so only a second try is recorded. --trace on records all.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: chromium(),
      args: [
        // Names of the tests' own: to a browser 127.0.0.1 is as good as https, a server in the house is not.
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
