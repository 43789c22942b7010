import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { copyDemoCompany, withKeys } from "./demoCompany";

export type Login = { mobile: string; password: string };

const cwd = new URL("..", import.meta.url).pathname;
const run = promisify(execFile);

/** A private Muster with the demo company, as a child process that ends with the test. */
export class Muster {
  private constructor(
    readonly url: string,
    private readonly logins: Map<string, Login>,
    private readonly child: ChildProcess,
    /** The flags that name its database. */
    private readonly place: string[],
    private readonly folder: string,
  ) {}

  static async start(...flags: string[]): Promise<Muster> {
    const folder = mkdtempSync(join(tmpdir(), "muster-e2e-"));
    // The demo history ends on the day it is made, so for another day the server makes its own.
    if (!flags.includes("--today")) await copyDemoCompany(folder);
    return Muster.launch(["--data", folder], folder, flags);
  }

  /** Starts one of several servers on a PostgreSQL database. */
  static async startOn(database: string, ...flags: string[]): Promise<Muster> {
    return Muster.launch(["--database", database], "", flags);
  }

  private static async launch(place: string[], folder: string, flags: string[]): Promise<Muster> {
    const child = spawn(
      "bin/muster",
      ["serve", "--demo", ...place, "--addr", "127.0.0.1:0", "--log-level", "warn", ...flags],
      {
        cwd,
        stdio: ["ignore", "pipe", "inherit"],
        env: withKeys(),
      },
    );
    const end = () => child.kill("SIGKILL");
    process.once("exit", end);
    child.once("exit", () => process.off("exit", end));
    const logins = new Map<string, Login>();
    let url = "";
    for await (const line of createInterface({ input: child.stdout })) {
      const [word = "", ...rest] = line.split(" ");
      if (word === "listening") url = rest[0] ?? "";
      if (word === "login") logins.set(rest[0] ?? "", { mobile: rest[1] ?? "", password: rest[2] ?? "" });
      if (logins.size === 11) break;
    }
    if (url === "" || logins.size !== 11) throw new Error("muster serve did not start");
    return new Muster(url, logins, child, place, folder);
  }

  login(who: string): Login {
    const login = this.logins.get(who);
    if (!login) throw new Error(`there is no demo login ${who}`);
    return login;
  }

  /** Restarts the server on the same data, for example on a later day. */
  async restart(...flags: string[]): Promise<Muster> {
    await this.halt();
    return Muster.launch(this.place, this.folder, flags);
  }

  private async halt(): Promise<void> {
    const code = new Promise<number | null>((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGTERM");
    const ended = await code;
    if (ended !== 0) throw new Error(`muster serve ended with ${ended}`);
  }

  /** Stops the server and runs `muster check` on its data; throws if either fails. */
  async stop(): Promise<void> {
    await this.halt();
    await run("bin/muster", ["check", ...this.place], { cwd, env: withKeys() }).catch(
      ({ stdout, stderr }) => {
        throw new Error(`muster check found:\n${stdout}${stderr}`);
      },
    );
    if (this.folder) rmSync(this.folder, { recursive: true, force: true });
  }
}
