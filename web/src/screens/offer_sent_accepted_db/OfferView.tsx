import { type ReactNode, useMemo } from "react";
import type { OfferRow } from "@/api/offerYear";
import { Difference } from "@/blocks/dashboard/Difference";
import type { Before } from "@/blocks/dashboard/useBefore";
import { withDifferences } from "@/blocks/dashboard/withDifferences";
import { YearTable } from "@/blocks/dashboard/YearTable";
import { splitYear, summary, yearDifferences } from "@/blocks/dashboard/year";
import type { Comparison } from "@/lib/comparison";
import { grouped } from "@/lib/text";
import type { Tile } from "@/ui/TileStrip";
import type { TableSource } from "@/ui/table/tableSource";
import { type OpenOffer, offerCardColumns, offerColumns, offersMeasure } from "./columns";
import classes from "./OfferView.module.css";
import { type OfferYear, offerGroups, shapeOffers } from "./shaping";

type Props = {
  year: string;
  source: TableSource<OfferRow>;
  /** This month. */
  currentId: string | undefined;
  before: Before<readonly OfferRow[]>;
  compared: Comparison | null;
  compare: ReactNode;
  onYear: (year: string) => void;
  onOpen: OpenOffer;
};

const idOf = (row: OfferRow) => row.monthName;
const noRows: readonly OfferRow[] = [];

function tilesOf({ total }: OfferYear, { data, when }: Before<readonly OfferRow[]>): Tile[] {
  const before = data && splitYear(data).total;
  return offerGroups.map(({ key, label, figures }) => ({
    id: key,
    label,
    value: total ? total[figures].accepted : null,
    difference: (
      <Difference
        now={total?.[figures].accepted}
        before={before?.[figures].accepted}
        measure={offersMeasure}
        when={when}
      />
    ),
    note: total && (
      <span className={classes.note}>
        <span>Accepted</span>
        <span>
          <b>{grouped(total[figures].sent)}</b> Sent
          <Difference
            now={total[figures].sent}
            before={before?.[figures].sent}
            measure={offersMeasure}
            when={when}
          />
        </span>
      </span>
    ),
    tone: null,
  }));
}

export function OfferView(props: Props) {
  const { year, source, currentId, before, compared, compare, onYear, onOpen } = props;
  const { rows = noRows } = source;
  const shaped = useMemo(() => shapeOffers(rows), [rows]);
  const differences = useMemo(
    () => yearDifferences(shaped.total, before, compared),
    [shaped.total, before, compared],
  );
  const columns = useMemo(
    () => withDifferences(offerColumns(shaped, onOpen), differences),
    [shaped, onOpen, differences],
  );
  const cards = useMemo(
    () => ({
      rows: [
        ...(shaped.total ? [shaped.total] : []),
        ...shaped.months.filter(({ all }) => all.sent + all.accepted > 0),
      ],
      columns: offerCardColumns(onOpen, differences),
    }),
    [shaped, onOpen, differences],
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
