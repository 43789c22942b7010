import { type BrowserContext, expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    toastTexts?: string[];
  }
}

/** Records the text of every toast: a toast is gone after a second and a half, before a slow check may see it. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const toastTexts: string[] = [];
    window.toastTexts = toastTexts;
    const note = (node: Node) => {
      if (!(node instanceof Element)) return;
      const alerts = node.matches("[role=alert]") ? [node] : node.querySelectorAll("[role=alert]");
      for (const alert of alerts) toastTexts.push(alert.textContent ?? "");
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Expects a toast with this text since the page was loaded. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.toastTexts ?? [])).toContain(text);
}
