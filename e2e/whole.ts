import type { Locator } from "@playwright/test";

/**
 * The texts of a table that a reader does not see whole: cut by their cell, or under a sticky column. Cells are named
 * by their column, without those that `except` names.
 */
export async function notWhole(table: Locator, except: readonly string[] = []): Promise<string[]> {
  return table.evaluate((root, left) => {
    const heads = [...root.querySelectorAll("thead th")];
    const seen: string[] = [];
    const isWhole = (cell: Element) => {
      // What only screen readers are told is one pixel large.
      const parts = [cell, ...cell.querySelectorAll("*")].filter((part) => part.clientWidth !== 1);
      const cut = parts.some(
        (part) =>
          getComputedStyle(part).overflow !== "visible" &&
          (part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1),
      );
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (!parts.includes(texts.currentNode.parentElement ?? cell)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const { left, right, top, bottom } of range.getClientRects()) {
          for (const x of [left + 1, right - 1]) {
            if (!cell.contains(document.elementFromPoint(x, (top + bottom) / 2))) return false;
          }
        }
      }
      return !cut;
    };
    const bottom = Math.min(
      root.parentElement?.getBoundingClientRect().bottom ?? 0,
      root.closest("main, [role=dialog]")?.getBoundingClientRect().bottom ?? window.innerHeight,
    );
    for (const row of root.querySelectorAll("tr")) {
      if (row.getBoundingClientRect().bottom > bottom) break;
      [...row.children].forEach((cell, index) => {
        const name = heads[index]?.textContent ?? "";
        if (left.includes(name) || isWhole(cell)) return;
        seen.push(cell.tagName === "TH" ? `head ${name}` : `${name}: ${cell.textContent}`);
      });
    }
    return [...new Set(seen)];
  }, except);
}
