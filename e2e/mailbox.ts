import { createServer, type Server, type Socket } from "node:net";

export type ApprovalLabel = "Approve" | "Re-Approve" | "Unapprove";
export type Letter = { to: string[]; raw: string };

/** A mail server on loopback that accepts and keeps every mail, so that a test can read it. */
export class Mailbox {
  readonly letters: Letter[] = [];
  /** The addresses that it does not know. */
  readonly unknown = new Set<string>();
  private readonly waiting: (() => void)[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async open(): Promise<Mailbox> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("the mailbox has no port");
    const box = new Mailbox(server, `smtp://127.0.0.1:${address.port}`);
    server.on("connection", (socket) => box.talk(socket));
    return box;
  }

  private talk(socket: Socket): void {
    let letter: Letter = { to: [], raw: "" };
    let inBody = false;
    let rest = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.setEncoding("utf8");
    socket.on("error", () => socket.destroy());
    socket.on("data", (part: string) => {
      const lines = (rest + part).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (inBody) {
          if (line !== ".") letter.raw += `${line.replace(/^\.\./, ".")}\n`;
          else {
            inBody = false;
            this.letters.push(letter);
            letter = { to: [], raw: "" };
            for (const wake of this.waiting.splice(0)) wake();
            say("250 taken");
          }
          continue;
        }
        const verb = line.slice(0, 4).toUpperCase();
        const receiver = verb === "RCPT" ? (/<([^>]*)>/.exec(line)?.[1] ?? "") : "";
        if (this.unknown.has(receiver)) {
          say("550 5.1.1 no such user");
          continue;
        }
        if (receiver) letter.to.push(receiver);
        if (verb === "RSET") letter = { to: [], raw: "" };
        if (verb === "DATA") {
          inBody = true;
          say("354 go on");
        } else if (verb === "QUIT") {
          say("221 bye");
          socket.end();
        } else say("250 ok");
      }
    });
    say("220 mailbox");
  }

  /** Waits for a matching mail and returns the newest. */
  async newestLetter(fits: (text: string, to: string[]) => boolean): Promise<Letter> {
    for (;;) {
      const found = this.letters.findLast(({ to, raw }) => fits(plainText(raw), to));
      if (found) return found;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  /** The plain text of the newest matching mail. */
  async newest(fits: (text: string, to: string[]) => boolean): Promise<string> {
    return plainText((await this.newestLetter(fits)).raw);
  }

  /**
   * A link of the newest mail that asks to approve a requisition, or to re-approve an edited one. Servers that share
   * the mailbox may use the same serials, so the caller names the server.
   */
  async approvalLink(server: string, serial: string, label: ApprovalLabel): Promise<string> {
    const link = new RegExp(`^${label}: (${server}/\\S+)`, "m");
    const letter = await this.newest((text) => text.includes(`Req ID: ${serial}\n`) && link.test(text));
    return link.exec(letter)?.[1] ?? "";
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** The plain-text part of a mail, with quoted-printable decoded. */
function plainText(raw: string): string {
  const part = raw.slice(raw.indexOf("text/plain"));
  return unquoted(part.slice(part.indexOf("\n\n") + 2));
}

/** Decodes quoted-printable text. */
export function unquoted(body: string): string {
  const bytes = body
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
