import { type PageSize, pageSizes } from "./tableSearch";

const keyOf = (list: string) => `muster.rows.${list}`;

/** The page size that was last chosen in this browser for a list; null for none. */
export function rememberedSize(list: string): PageSize | null {
  try {
    const stored = Number(window.localStorage.getItem(keyOf(list)));
    return pageSizes.find((size) => size === stored) ?? null;
  } catch {
    // Without storage the list has its usual size.
    return null;
  }
}

export function rememberSize(list: string, size: PageSize): void {
  try {
    window.localStorage.setItem(keyOf(list), String(size));
  } catch {
    // The choice then lasts as long as the page.
  }
}

const rowHeight = 40;

/** The largest page whose rows fit the window beside `taken` pixels of other content; never less than the smallest. */
export function fittingSize(taken: number): PageSize {
  const room = Math.floor((window.innerHeight - taken) / rowHeight);
  return pageSizes.findLast((size) => size <= room) ?? pageSizes[0];
}
