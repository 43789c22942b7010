import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const cwd = new URL("..", import.meta.url).pathname;

/** A PostgreSQL with an empty database, for the flows on several servers. */
export class Postgres {
  private constructor(
    readonly database: string,
    private readonly end: () => Promise<void>,
  ) {}

  static async start(): Promise<Postgres> {
    const child = spawn("bin/e2e-postgres", { cwd, stdio: ["pipe", "pipe", "inherit"] });
    for await (const line of createInterface({ input: child.stdout })) {
      return new Postgres(line, async () => {
        const ended = once(child, "exit");
        child.stdin.end();
        await ended;
      });
    }
    throw new Error("bin/e2e-postgres did not start; make bin/e2e-postgres builds it");
  }

  async stop(): Promise<void> {
    await this.end();
  }
}
