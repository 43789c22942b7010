import type { DayRange } from "./ranges";
import { parseView, type SearchSource, serialiseView, type TableView } from "./tableSearch";

/**
 * What a person looks at on a screen is its place. A screen describes it once, as a table of parts; the description
 * reads an address, dropping what the server would refuse, and writes one, leaving out what is as usual.
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

/** The place that a description describes. */
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
 * Describes a place. Parts whose description depends on other parts (a table whose order belongs to a tab, what is only
 * said while a panel is open) are given as a function of those.
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

/** A text that matches; empty otherwise. */
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

/** One of a list. `usual` holds where the address names none: one of the list, or that none is chosen. */
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

/** The days `from` to `to`, whatever the part is called; null for the usual ones. */
export const range: Part<DayRange | null> = {
  read: (search) => {
    const from = day.read(search, "from");
    const to = day.read(search, "to");
    return from && to && from <= to ? { from, to } : null;
  },
  write: (value) => ({ ...value }),
};

type TableParts = {
  /** What the server sorts by; anything, where the table sorts by itself. */
  sorts?: readonly string[];
  /** What each column may be filtered by; anything, where the table filters by itself. */
  filters?: Readonly<Record<string, Part<string>>>;
  /** Sets the table apart from another one on the page. */
  prefix?: string;
};

/** The view of a table, which opens as `base`. */
export function table(base: TableView, { sorts, filters, prefix }: TableParts = {}): Part<TableView> {
  return {
    read: (search) => {
      const view = parseView(search, base, prefix);
      const { sort } = view;
      const kept = ([name, value]: [string, string]) =>
        !filters || (filters[name]?.read({ [name]: value }, name) ?? "") !== "";
      return {
        ...view,
        sort: !sorts || (sort && sorts.includes(sort.id)) ? sort : base.sort,
        filters: Object.fromEntries(Object.entries(view.filters).filter(kept)),
      };
    },
    write: (view) => serialiseView(view, base, prefix),
  };
}

/** A part whose name in the address is another one. */
export function named<Value>(name: string, part: Part<Value>): Part<Value> {
  return { read: (search) => part.read(search, name), write: (value) => part.write(value, name) };
}

/** Parts that are one value. */
export function group<P extends Parts>(parts: P): Part<Values<P>> {
  return { read: (search) => readParts(parts, search), write: (values) => writeParts(parts, values) };
}

/** Parts that mean something only together: null as long as one is missing. */
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

/** A part that the address has only under a condition; otherwise it is as usual. */
export function when<Value>(condition: boolean, part: Part<Value>): Part<Value> {
  if (condition) return part;
  return { read: (_, name) => part.read({}, name), write: () => ({}) };
}
