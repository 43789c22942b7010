import type { Page } from "@playwright/test";

/** Records the path of every write that the page sends from now on. */
export function watchWrites(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  return sent;
}
