import { type BrowserContext, expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    told?: string[];
  }
}

/** Keeps what a page said in its toasts: they are gone after a second and a half, sooner than a busy machine may look. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const told: string[] = [];
    window.told = told;
    const note = (node: Node) => {
      if (!(node instanceof Element)) return;
      const alerts = node.matches("[role=alert]") ? [node] : node.querySelectorAll("[role=alert]");
      for (const alert of alerts) told.push(alert.textContent ?? "");
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The page said this in a toast since it was loaded. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.told ?? [])).toContain(text);
}
