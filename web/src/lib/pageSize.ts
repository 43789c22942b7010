import { type PageSize, pageSizes, type TableView, usualView } from "./tableSearch";

/** The lists with pages, and the pixels that the rest of the screen takes beside their rows. */
const beside = {
  // With the card of what to do now folded.
  requisitions: 450,
  home_panels: 220,
  scheduled_interviews: 240,
  open_till_date: 240,
  waiting: 240,
  users: 290,
  departments: 290,
  sessions: 290,
  outbox: 290,
  audit: 340,
  candidate_database: 270,
  sources: 240,
  directory: 320,
} as const;

export type ListName = keyof typeof beside;

const keyOf = (list: ListName) => `muster.rows.${list}`;

/** The page size that was last chosen in this browser for a list; null for none. */
export function rememberedSize(list: ListName, sizes: readonly PageSize[] = pageSizes): PageSize | null {
  try {
    const stored = Number(window.localStorage.getItem(keyOf(list)));
    return sizes.find((size) => size === stored) ?? null;
  } catch {
    // Without storage the list has its usual size.
    return null;
  }
}

export function rememberSize(list: ListName, size: PageSize): void {
  try {
    window.localStorage.setItem(keyOf(list), String(size));
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** The heights of a row, and of one with more room. */
export const rowHeight = 40;
export const spaciousRowHeight = 46;

/** The largest page whose rows fit the window; never less than the smallest. */
function fittingSize(list: ListName, height: number, sizes: readonly PageSize[]): PageSize {
  const room = Math.floor((window.innerHeight - beside[list]) / height);
  return sizes.findLast((size) => size <= room) ?? pageSizes[0];
}

/** The default view of a list: pages as large as this window, unless another size was chosen in this browser. */
export function fittedView(
  list: ListName,
  sort = "",
  height = rowHeight,
  sizes: readonly PageSize[] = pageSizes,
): TableView {
  return usualView(sort, rememberedSize(list, sizes) ?? fittingSize(list, height, sizes));
}
