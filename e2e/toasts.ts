import { type BrowserContext, expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    toastTexts?: string[];
    /** The buttons below the last toast, when it was last wholly in sight. */
    coveredButtons?: string[];
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

/** Notes in every frame which buttons a toast covers: it is gone before a slow check may look. */
export async function watchCovered(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = () => {
      requestAnimationFrame(look);
      for (const toast of document.querySelectorAll("[data-position=bottom-center] [role=alert]")) {
        if (getComputedStyle(toast).opacity !== "1") continue;
        const over = toast.getBoundingClientRect();
        window.coveredButtons = [...document.querySelectorAll("button")].flatMap((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const [x, y] = [left + width / 2, top + height / 2];
          if (x < over.left || x > over.right || y < over.top || y > over.bottom) return [];
          const front = document.elementsFromPoint(x, y).find((one) => !toast.contains(one) && one !== toast);
          const name = button.getAttribute("aria-label") ?? button.textContent ?? "";
          return front && button.contains(front) ? [name] : [];
        });
      }
    };
    look();
  });
}

/** Expects that a toast with this text came and went since `watchCovered`, and covered no button in the end. */
export async function expectNoneCovered(page: Page, text: string): Promise<void> {
  await expectToast(page, text);
  await expect(page.getByRole("alert").filter({ hasText: text })).toHaveCount(0);
  expect(await page.evaluate(() => window.coveredButtons)).toEqual([]);
}
