import type { Page } from "@playwright/test";

/** Moves the pointer to where it opens no menu over the flow's targets. */
export async function movePointerAway(page: Page): Promise<void> {
  await page.mouse.move(1400, 890);
}

/** The pointer starts in the upper left corner, over the menu, and can be moved only after something has been drawn. */
export async function restPointer(page: Page): Promise<void> {
  await page.setContent("<p></p>");
  await movePointerAway(page);
}
