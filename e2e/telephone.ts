import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type Asked = {
  user_id: string;
  secret: string;
  destination: string;
  extra_params: { call: string };
  webrtc: boolean;
};

const secret = "what the telephone of the flows signs with";

/** A telephony service on this machine. */
export class Telephone {
  readonly asked: Asked[] = [];
  private answer: object = { code: 200 };

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Telephone> {
    const telephone = new Telephone(
      createServer((request, response) => {
        let text = "";
        request.on("data", (chunk) => {
          text += chunk;
        });
        request.on("end", () => {
          telephone.asked.push(JSON.parse(text));
          response.setHeader("Content-Type", "application/json");
          response.end(JSON.stringify(telephone.answer));
        });
      }),
    );
    await new Promise<void>((listening) => telephone.server.listen(0, "127.0.0.1", listening));
    return telephone;
  }

  /** The flags of a Muster that calls through it. */
  get flags(): string[] {
    const { port } = this.server.address() as AddressInfo;
    return ["--telephony", `http://127.0.0.1:${port}/call`, "--telephony-hook", secret];
  }

  answers(answer: object): void {
    this.answer = answer;
  }

  /** Reports what became of a call, signed; the server's answer. */
  async report(muster: string, report: object): Promise<string> {
    const body = JSON.stringify(report);
    const signature = `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
    const headers = { "Content-Type": "application/json", "X-Muster-Signature": signature };
    const response = await fetch(`${muster}/api/telephony/webhook`, { method: "POST", headers, body });
    return response.text();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((closed) => this.server.close(() => closed()));
  }
}
