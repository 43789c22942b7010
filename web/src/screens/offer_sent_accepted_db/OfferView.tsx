import { type ReactNode, useMemo } from "react";
import type { OfferRow } from "@/api/offerYear";
import { Difference } from "@/blocks/dashboard/Difference";
import type { Before } from "@/blocks/dashboard/useBefore";
import { YearTable } from "@/blocks/dashboard/YearTable";
import { splitYear, summary } from "@/blocks/dashboard/year";
import { grouped } from "@/lib/text";
import type { Tile } from "@/ui/TileStrip";
import type { TableSource } from "@/ui/table/tableSource";
import { type OpenOffer, offerCardColumns, offerColumns } from "./columns";
import classes from "./OfferView.module.css";
import { type OfferYear, offerGroups, shapeOffers } from "./shaping";

type Props = {
  year: string;
  source: TableSource<OfferRow>;
  /** This month. */
  currentId: string | undefined;
  before: Before<readonly OfferRow[]>;
  compare: ReactNode;
  onYear: (year: string) => void;
  onOpen: OpenOffer;
};

const idOf = (row: OfferRow) => row.monthName;
const noRows: readonly OfferRow[] = [];

function tilesOf({ total }: OfferYear, { data, days }: Before<readonly OfferRow[]>): Tile[] {
  const before = data && splitYear(data).total;
  return offerGroups.map(({ key, label, figures }) => ({
    id: key,
    label,
    value: total ? total[figures].accepted : null,
    difference: (
      <Difference now={total?.[figures].accepted} before={before?.[figures].accepted} days={days} />
    ),
    note: total && (
      <span className={classes.note}>
        <span>Accepted</span>
        <span>
          <b>{grouped(total[figures].sent)}</b> Sent
          <Difference now={total[figures].sent} before={before?.[figures].sent} days={days} />
        </span>
      </span>
    ),
    tone: null,
  }));
}

export function OfferView({ year, source, currentId, before, compare, onYear, onOpen }: Props) {
  const { rows = noRows } = source;
  const shaped = useMemo(() => shapeOffers(rows), [rows]);
  const columns = useMemo(() => offerColumns(shaped, onOpen), [shaped, onOpen]);
  const cards = useMemo(
    () => ({
      rows: [
        ...(shaped.total ? [shaped.total] : []),
        ...shaped.months.filter(({ all }) => all.sent + all.accepted > 0),
      ],
      columns: offerCardColumns(onOpen),
    }),
    [shaped, onOpen],
  );
  const openYear = (key: string) => {
    const group = offerGroups.find((one) => one.key === key);
    if (group && shaped.total && shaped.total[group.figures].accepted > 0) onOpen(summary, key, "accepted");
  };
  return (
    <YearTable
      name="Offer Sent and Accepted"
      path="/offer_sent_accepted_db"
      year={year}
      source={source}
      rows={source.state === "ready" && !shaped.some ? noRows : shaped.months}
      columns={columns}
      rowId={idOf}
      emptyText="No data available"
      tiles={tilesOf(shaped, before)}
      currentId={currentId}
      cards={cards}
      compare={compare}
      onYear={onYear}
      onTile={openYear}
    />
  );
}
