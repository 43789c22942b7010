import type { Page } from "@playwright/test";

/** Puts the pointer where it holds no menu open over what a flow clicks. */
export async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(1400, 890);
}

/** A pointer begins in the upper left corner, in the menu. It can be moved from there once something has been drawn. */
export async function restPointer(page: Page): Promise<void> {
  await page.setContent("<p></p>");
  await movePointerAway(page);
}
