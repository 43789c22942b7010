import { choice, describePlace, type PlaceOf, table } from "@/lib/placeSearch";
import { type TableView, usualView } from "@/lib/tableSearch";

export const masters = ["position", "source", "whatsapp", "email"] as const;
export type MasterName = (typeof masters)[number];

export const masterLabels: Record<MasterName, string> = {
  position: "Position List",
  source: "Source List",
  whatsapp: "WhatsApp Template",
  email: "Email Template",
};

/** The default order of each list. */
const bases: Record<MasterName, TableView> = {
  position: usualView("name"),
  source: usualView("source"),
  whatsapp: usualView("category"),
  email: usualView("name"),
};

/** The place of /master. If the page has two tables, each has its own parameters. */
export const masterPlace = describePlace({ master: choice(masters, masters[0]) }, ({ master }) => ({
  table: table(bases[master]),
  whatsapp: table(bases.whatsapp, { prefix: "w." }),
  email: table(bases.email, { prefix: "e." }),
}));

export type MasterPlace = PlaceOf<typeof masterPlace>;

/** Another master, without search or filters. */
export const chooseMaster = (master: MasterName): Partial<MasterPlace> => ({
  master,
  table: bases[master],
});
