import type { Page } from "@playwright/test";
import { Api } from "./api";
import type { Muster } from "./muster";

/** Opens a page of the flow's own Muster as a signed-in user. */
export async function visit(page: Page, muster: Muster, who: string, path: string): Promise<Api> {
  const api = await Api.as(muster, who);
  await page.context().addCookies((await api.session()).cookies);
  await page.goto(`${muster.url}${path}`);
  return api;
}
