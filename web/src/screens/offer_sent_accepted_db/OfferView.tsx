import { useMemo } from "react";
import type { OfferRow } from "@/api/offerYear";
import { YearTable } from "@/blocks/dashboard/YearTable";
import { summary } from "@/blocks/dashboard/year";
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
  onYear: (year: string) => void;
  onOpen: OpenOffer;
};

const idOf = (row: OfferRow) => row.monthName;
const noRows: readonly OfferRow[] = [];

function tilesOf({ total }: OfferYear): Tile[] {
  return offerGroups.map(({ key, label, figures }) => ({
    id: key,
    label,
    value: total ? total[figures].accepted : null,
    note: total && (
      <span className={classes.note}>
        <span>Accepted</span>
        <span>
          <b>{grouped(total[figures].sent)}</b> Sent
        </span>
      </span>
    ),
    tone: null,
  }));
}

export function OfferView({ year, source, currentId, onYear, onOpen }: Props) {
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
      year={year}
      source={source}
      rows={source.state === "ready" && !shaped.some ? noRows : shaped.months}
      columns={columns}
      rowId={idOf}
      emptyText="No data available"
      tiles={tilesOf(shaped)}
      currentId={currentId}
      cards={cards}
      onYear={onYear}
      onTile={openYear}
    />
  );
}
