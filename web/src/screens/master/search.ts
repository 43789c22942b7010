import { defaultView, parseView, type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";

/** What a person looks at on /master, as the address says it. */

export const masters = ["position", "source", "whatsapp", "email"] as const;
export type MasterName = (typeof masters)[number];

export const masterLabels: Record<MasterName, string> = {
  position: "Position List",
  source: "Source List",
  whatsapp: "WhatsApp Template",
  email: "Email Template",
};

/** Where two tables stand on the page, each has parameters of its own. */
export const prefixes = { whatsapp: "w.", email: "e." } as const;

/** Each list opens in the order in which it is looked through. */
const bases: Record<MasterName, TableView> = {
  position: { ...defaultView, sort: { id: "name", desc: false } },
  source: { ...defaultView, sort: { id: "source", desc: false } },
  whatsapp: { ...defaultView, sort: { id: "category", desc: false } },
  email: { ...defaultView, sort: { id: "name", desc: false } },
};

const baseOf = (master: MasterName | null) => (master ? bases[master] : defaultView);

export type MasterPlace = {
  /** Null until one is chosen. */
  master: MasterName | null;
  table: TableView;
  whatsapp: TableView;
  email: TableView;
};

export function readMaster(search: SearchSource): MasterPlace {
  const master = masters.find((name) => name === search.master) ?? null;
  return {
    master,
    table: parseView(search, baseOf(master)),
    whatsapp: parseView(search, bases.whatsapp, prefixes.whatsapp),
    email: parseView(search, bases.email, prefixes.email),
  };
}

export function writeMaster(place: MasterPlace): Record<string, string> {
  return {
    ...(place.master ? { master: place.master } : {}),
    ...serialiseView(place.table, baseOf(place.master)),
    ...serialiseView(place.whatsapp, bases.whatsapp, prefixes.whatsapp),
    ...serialiseView(place.email, bases.email, prefixes.email),
  };
}

/** Another master, with nothing searched or filtered yet. */
export const chooseMaster = (master: MasterName | null): Partial<MasterPlace> => ({
  master,
  table: baseOf(master),
});
