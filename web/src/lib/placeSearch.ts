import type { DayRange } from "./ranges";
import { type PageSize, parseView, type SearchSource, serialiseView, type TableView } from "./tableSearch";

/**
 * A place is what a screen currently shows, as kept in its address. A screen describes it once, as a table of parts.
 * The description reads an address, dropping values that the server would refuse, and writes one without defaults.
 */
export type Part<Value> = {
  read(search: SearchSource, name: string): Value;
  write(value: Value, name: string): Record<string, string>;
};

type Parts = Readonly<Record<string, Part<unknown>>>;

type Values<P extends Parts> = { -readonly [Name in keyof P]: P[Name] extends Part<infer V> ? V : never };

export type PlaceDescription<Place> = {
  read: (search: SearchSource) => Place;
  write: (place: Place) => Record<string, string>;
};

/** The type of place that a description reads and writes. */
export type PlaceOf<D> = D extends PlaceDescription<infer Place> ? Place : never;

function readParts<P extends Parts>(parts: P, search: SearchSource): Values<P> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, part.read(search, name)]),
  ) as Values<P>;
}

function writeParts(parts: Parts, values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.assign({}, ...Object.entries(parts).map(([name, part]) => part.write(values[name], name)));
}

/**
 * Describes a place. Parts that depend on other parts (a table whose order belongs to a tab, a value that exists only
 * while a panel is open) are given as a function of those.
 */
export function describePlace<A extends Parts, B extends Parts = Record<never, never>>(
  parts: A,
  dependent: (known: Values<A>) => B = () => ({}) as B,
): PlaceDescription<Values<A> & Values<B>> {
  return {
    read: (search) => {
      const known = readParts(parts, search);
      return { ...known, ...readParts(dependent(known), search) };
    },
    write: (place) => ({ ...writeParts(parts, place), ...writeParts(dependent(place), place) }),
  };
}

/** A text that matches the pattern; empty otherwise. */
export function text(pattern = /^/): Part<string> {
  return {
    read: (search, name) => {
      const value = search[name];
      return typeof value === "string" && pattern.test(value) ? value : "";
    },
    write: (value, name): Record<string, string> => (value ? { [name]: value } : {}),
  };
}

export const id = text(/^[0-9a-f-]{36}$/);
/** The number of a requisition, '1187' or '1187-2'. */
export const serial = text(/^\d{1,9}(-\d{1,4})?$/);
/** 'YYYY' */
export const year = text(/^[12]\d{3}$/);
/** 'YYYY-MM' */
export const month = text(/^[12]\d{3}-(0[1-9]|1[0-2])$/);
/** 'YYYY-MM-DD' */
export const day = text(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** One value of a list. `usual` is the default: a value of the list, or none. */
export function choice<Value extends string, Usual extends Value | "" | null>(
  values: readonly Value[],
  usual: Usual,
): Part<Value | Usual> {
  return {
    read: (search, name) => values.find((value) => value === search[name]) ?? usual,
    write: (value, name): Record<string, string> => (value && value !== usual ? { [name]: value } : {}),
  };
}

/** Whether something is shown, as '1'. */
export const flag: Part<boolean> = {
  read: (search, name) => search[name] === "1",
  write: (on, name): Record<string, string> => (on ? { [name]: "1" } : {}),
};

/** The days `from` to `to`, whatever the part's name; null for the default range. */
export const range: Part<DayRange | null> = {
  read: (search) => {
    const from = day.read(search, "from");
    const to = day.read(search, "to");
    return from && to && from <= to ? { from, to } : null;
  },
  write: (value) => ({ ...value }),
};

type TableParts = {
  /** The server's sort keys; without them any key, for tables that sort in the browser. */
  sorts?: readonly string[];
  /** The filter values of each column; without them any value, for tables that filter in the browser. */
  filters?: Readonly<Record<string, Part<string>>>;
  /** A prefix for the second table of a page. */
  prefix?: string;
  /** The page sizes, if the table has its own. */
  sizes?: readonly PageSize[];
};

/**
 * The view of a table, with `base` as its default. A default that differs between browsers is given as a function: then
 * a later page names its size, so that the address opens the same rows everywhere.
 */
export function table(
  base: TableView | (() => TableView),
  { sorts, filters, prefix = "", sizes }: TableParts = {},
): Part<TableView> {
  const varies = typeof base === "function";
  const baseNow = () => (varies ? base() : base);
  return {
    read: (search) => {
      const base = baseNow();
      const view = parseView(search, base, prefix, sizes);
      const { sort } = view;
      const kept = ([name, value]: [string, string]) =>
        !filters || (filters[name]?.read({ [name]: value }, name) ?? "") !== "";
      return {
        ...view,
        sort: !sorts || (sort && sorts.includes(sort.id)) ? sort : base.sort,
        filters: Object.fromEntries(Object.entries(view.filters).filter(kept)),
      };
    },
    write: (view) => ({
      ...serialiseView(view, baseNow(), prefix),
      ...(varies && view.page > 1 && { [`${prefix}size`]: String(view.size) }),
    }),
  };
}

/** A part with a different name in the address. */
export function named<Value>(name: string, part: Part<Value>): Part<Value> {
  return { read: (search) => part.read(search, name), write: (value) => part.write(value, name) };
}

/** Several parts as one value. */
export function group<P extends Parts>(parts: P): Part<Values<P>> {
  return { read: (search) => readParts(parts, search), write: (values) => writeParts(parts, values) };
}

/** Parts that are only valid together: null if one is missing. */
export function together<P extends Parts>(parts: P): Part<Values<P> | null> {
  return {
    read: (search) => {
      const values = readParts(parts, search);
      const said = Object.entries(parts).every(
        ([name, part]) => Object.keys(part.write(values[name], name)).length > 0,
      );
      return said ? values : null;
    },
    write: (values) => (values ? writeParts(parts, values) : {}),
  };
}

/** A part that exists only under a condition; otherwise it has its default. */
export function when<Value>(condition: boolean, part: Part<Value>): Part<Value> {
  if (condition) return part;
  return { read: (_, name) => part.read({}, name), write: () => ({}) };
}
