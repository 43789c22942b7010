/** The view of a table (page, size, order, search, filters) as search parameters of the address. */

/** The page sizes that a table offers, unless it has its own. */
export const pageSizes = [10, 25, 50, 100] as const;

export type PageSize = (typeof pageSizes)[number] | 200;

export type SortOrder = { id: string; desc: boolean };

export type TableView = {
  /** Counted from 1. */
  page: number;
  size: PageSize;
  sort: SortOrder | null;
  q: string;
  filters: Readonly<Record<string, string>>;
};

export const defaultView: TableView = { page: 1, size: 25, sort: null, q: "", filters: {} };

/** The parameters of an address: from URLSearchParams, or a router's parsed search object. */
export type SearchSource = Readonly<Record<string, unknown>>;

const filterKey = "f.";

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function parseSort(value: string): SortOrder | null {
  const desc = value.startsWith("-");
  const id = desc ? value.slice(1) : value;
  return id ? { id, desc } : null;
}

/**
 * Reads a table's view; what is missing or unreadable falls back to `base`. A page with two tables gives each a
 * prefix ('calls.' makes 'calls.page').
 */
export function parseView(
  search: SearchSource,
  base: TableView = defaultView,
  prefix = "",
  sizes: readonly PageSize[] = pageSizes,
): TableView {
  const read = (key: string) => textOf(search[prefix + key]);
  const page = Number(read("page"));
  const size = Number(read("size"));
  const sort = read("sort");
  const filters: Record<string, string> = { ...base.filters };
  const start = prefix + filterKey;
  for (const [key, value] of Object.entries(search)) {
    if (!key.startsWith(start)) continue;
    const id = key.slice(start.length);
    if (textOf(value) === "") delete filters[id];
    else filters[id] = textOf(value);
  }
  return {
    page: Number.isInteger(page) && page > 0 ? page : base.page,
    size: sizes.find((offered) => offered === size) ?? base.size,
    sort: sort === "none" ? null : (parseSort(sort) ?? base.sort),
    q: `${prefix}q` in search ? read("q") : base.q,
    filters,
  };
}

function sortText(sort: SortOrder | null): string {
  return sort ? (sort.desc ? "-" : "") + sort.id : "none";
}

/** The default view of a table, sorted by `sort`; a leading - means descending. */
export function usualView(sort: string, size: PageSize = defaultView.size): TableView {
  return { ...defaultView, size, sort: parseSort(sort) };
}

/** Writes a view, leaving out what equals `base`, so that a plain page keeps a plain address. */
export function serialiseView(
  view: TableView,
  base: TableView = defaultView,
  prefix = "",
): Record<string, string> {
  const search: Record<string, string> = {};
  if (view.page !== base.page) search[`${prefix}page`] = String(view.page);
  if (view.size !== base.size) search[`${prefix}size`] = String(view.size);
  if (sortText(view.sort) !== sortText(base.sort)) search[`${prefix}sort`] = sortText(view.sort);
  if (view.q !== base.q) search[`${prefix}q`] = view.q;
  for (const id of new Set([...Object.keys(base.filters), ...Object.keys(view.filters)])) {
    const value = view.filters[id] ?? "";
    if (value !== (base.filters[id] ?? "")) search[prefix + filterKey + id] = value;
  }
  return search;
}

/** The page of a list as a call takes it. The sort key has a leading - for descending; empty is the default order. */
export function pageOf({ page, size, sort, q }: TableView) {
  return { page, size, q, sort: sort ? sortText(sort) : "" };
}

/** Any change except of the page goes back to the first page. */
export function changeView(view: TableView, change: Partial<TableView>): TableView {
  return { ...view, page: 1, ...change };
}

/**
 * The page numbers to show: always the first, the last and the neighbours of the current one; a gap is null.
 * A gap of one page shows that page, and near an end the row keeps its length, so buttons do not move.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  if (current <= 4) return [1, 2, 3, 4, 5, null, count];
  if (current >= count - 3) return [1, null, count - 4, count - 3, count - 2, count - 1, count];
  return [1, null, current - 1, current, current + 1, null, count];
}

/** What a table is searched, filtered and sorted by, as in the address; without its page. */
export function listFilters({ q, sort, filters }: TableView): Record<string, string> {
  return {
    ...(q && { q }),
    ...(sort && { sort: sortText(sort) }),
    ...Object.fromEntries(Object.entries(filters).map(([id, value]) => [filterKey + id, value])),
  };
}
