import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const cwd = new URL("..", import.meta.url).pathname;
const variable = "MUSTER_E2E_DEMO";

/** The environment of every Muster: the keys of a company are not in its database. */
export const withKeys = () => ({
  ...process.env,
  MUSTER_LINK_KEY: "a key that all servers of the flows share",
  MUSTER_SEAL_KEY: "another key that all servers of the flows share",
});

/** Makes today's demo company once, before all flows, and returns the function that removes it. */
export default async function make(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "muster-e2e-demo-"));
  await promisify(execFile)("bin/muster", ["seed", "--data", folder], { cwd, env: withKeys() });
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Copies it into the data folder of a Muster that is about to start. */
export async function copyDemoCompany(folder: string): Promise<void> {
  const made = process.env[variable];
  if (!made) throw new Error("the demo company was not made; playwright.config.ts asks for it");
  await copyFile(join(made, "muster.db"), join(folder, "muster.db"));
}
