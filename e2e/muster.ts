import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export type Login = { mobile: string; password: string };

/** A private Muster with the demo company, as a child that ends with the test. */
export class Muster {
  private constructor(
    readonly url: string,
    private readonly logins: Map<string, Login>,
    private readonly child: ChildProcess,
    private readonly data: string,
  ) {}

  static async start(...flags: string[]): Promise<Muster> {
    const data = mkdtempSync(join(tmpdir(), "muster-e2e-"));
    const child = spawn(
      "bin/muster",
      ["serve", "--demo", "--data", data, "--addr", "127.0.0.1:0", "--log-level", "warn", ...flags],
      { cwd: new URL("..", import.meta.url).pathname, stdio: ["ignore", "pipe", "inherit"] },
    );
    process.once("exit", () => child.kill("SIGKILL"));
    const logins = new Map<string, Login>();
    let url = "";
    for await (const line of createInterface({ input: child.stdout })) {
      const [word = "", ...rest] = line.split(" ");
      if (word === "listening") url = rest[0] ?? "";
      if (word === "login") logins.set(rest[0] ?? "", { mobile: rest[1] ?? "", password: rest[2] ?? "" });
      if (logins.size === 11) break;
    }
    if (url === "" || logins.size !== 11) throw new Error("muster serve did not start");
    return new Muster(url, logins, child, data);
  }

  login(who: string): Login {
    const login = this.logins.get(who);
    if (!login) throw new Error(`there is no demo login ${who}`);
    return login;
  }

  /** Stops the server and says with which code it went. */
  async stop(): Promise<number | null> {
    const code = new Promise<number | null>((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGTERM");
    const ended = await code;
    rmSync(this.data, { recursive: true, force: true });
    return ended;
  }
}
