import { expect, type Page } from "@playwright/test";

/** Answers for WhatsApp, and returns the address that the click in `act` opened in a tab of its own. */
export async function openedWhatsapp(page: Page, act: () => Promise<void>): Promise<URL> {
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const opens = page.context().waitForEvent("page");
  await act();
  const tab = await opens;
  await tab.waitForURL("https://wa.me/**");
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  const address = new URL(tab.url());
  await tab.close();
  return address;
}
