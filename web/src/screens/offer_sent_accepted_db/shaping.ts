import type { OfferRow } from "@/api/offerYear";
import { employmentTypes, splitYear } from "@/blocks/dashboard/year";

/** The groups of columns: the four employment types, and all of them together. */
export const offerGroups = [...employmentTypes, { key: "ALL", label: "All types", figures: "all" }] as const;

export type OfferGroup = (typeof offerGroups)[number];

export type OfferYear = {
  months: readonly OfferRow[];
  total: OfferRow | undefined;
  /** The most offers of a month, by group: it fills the group's bars. */
  most: Readonly<Record<OfferGroup["figures"], number>>;
  /** Whether any offer was sent or accepted. */
  some: boolean;
};

export function shapeOffers(rows: readonly OfferRow[]): OfferYear {
  const { months, total } = splitYear(rows);
  const most = Object.fromEntries(
    offerGroups.map(({ figures }) => [
      figures,
      Math.max(1, ...months.flatMap((row) => [row[figures].sent, row[figures].accepted])),
    ]),
  ) as OfferYear["most"];
  return { months, total, most, some: total !== undefined && total.all.sent + total.all.accepted > 0 };
}
