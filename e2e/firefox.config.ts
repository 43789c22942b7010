import { execFileSync } from "node:child_process";
import { defineConfig } from "playwright-for-firefox";

/**
 * The flows that run in Firefox, too: each screen at each size, and what is done most. Firefox is the system's own, which
 * newer versions of Playwright cannot drive; tsconfig.firefox.json leads the flows to one that can.
 */
const flows = [
  "sizes: ",
  "works by keyboard alone",
  "manager: landing, menu, top bar, sign out",
  "tiles, rows and the address agree",
  "the list shows its texts whole, without scrolling",
  "a person by the number, by the name and by the keyboard",
  "a recruiter logs six calls by keyboard alone, and undoes one",
  "Candidate Form shows its faults, then adds the candidate",
  "one requisition from New to Onboarded, through every dialog",
  "opening the link changes nothing, Approve does",
  "a candidate's page and the list of waits say who must act",
];

const root = new URL("..", import.meta.url).pathname;

const find = () =>
  process.env.FIREFOX ?? execFileSync("scripts/find-firefox", { cwd: root, encoding: "utf8" }).trim();

export default defineConfig({
  testDir: ".",
  tsconfig: "./tsconfig.firefox.json",
  outputDir: "results",
  globalSetup: "./demoCompany.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  grep: new RegExp(flows.join("|")),
  use: {
    browserName: "firefox",
    channel: "moz-firefox",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: find() },
  },
});
