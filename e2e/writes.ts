import type { Page } from "@playwright/test";

/** Every write that a page sends from now on, by its path. */
export function watchWrites(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  return sent;
}
