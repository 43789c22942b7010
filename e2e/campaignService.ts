import { createServer, type Server } from "node:http";

/** A campaign service on loopback that accepts every message and keeps whom it was for. */
export class CampaignService {
  readonly destinations: string[] = [];

  private constructor(
    private readonly server: Server,
    /** The value of --whatsapp. */
    readonly flag: string,
  ) {}

  static async open(): Promise<CampaignService> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("the service has no port");
    const service = new CampaignService(server, `campaign+http://KEY@127.0.0.1:${address.port}/campaign`);
    server.on("request", async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { destination } = JSON.parse(Buffer.concat(parts).toString()) as { destination: string };
      service.destinations.push(destination);
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ success: "true" }));
    });
    return service;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
