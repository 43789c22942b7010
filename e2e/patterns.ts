import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { keepToasts } from "./toasts";

const built = fileURLToPath(new URL("../web/dist-patterns", import.meta.url));
const kinds: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

async function serve(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://x").pathname);
    const file = join(built, path);
    if (!file.startsWith(built) || !existsSync(file) || path === "/") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": kinds[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port for the patterns page");
  return { server, url: `http://127.0.0.1:${address.port}/patterns.html` };
}

/** The patterns page is not part of a release, so this serves its own build. */
export const test = base.extend<object, { patterns: string }>({
  patterns: [
    async ({ browserName: _ }, use) => {
      const { server, url } = await serve();
      await use(url);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: "worker" },
  ],
  context: async ({ context }, use) => {
    await keepToasts(context);
    await use(context);
  },
});
