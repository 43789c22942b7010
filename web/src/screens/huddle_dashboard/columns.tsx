import type { CountedFigure } from "@/api/countedEvent";
import type { HuddleRow, HuddleTotals } from "@/api/huddle";
import { Difference } from "@/blocks/dashboard/Difference";
import { type ComparedDays, type Measure, whenText } from "@/lib/comparison";
import { ClickableNumber } from "@/ui/ClickableNumber";
import type { Column } from "@/ui/table/columns";
import classes from "./columns.module.css";

/** Opens the events of a figure; without a row those of all rows. */
export type OpenFigure = (figure: CountedFigure, row: HuddleRow | null) => void;

export const figureLabels: Readonly<Record<CountedFigure, string>> = {
  calls: "No. of Calls",
  shortlisted: "No. of Shortlistings",
  hrSelected: "HR Round, selected",
  hrRejected: "HR Round, rejected",
  hrRound: "HR Round (S/R)",
  tlSelected: "TL Round, selected",
  tlRejected: "TL Round, rejected",
  tlRound: "TL Round (S/R)",
  plSelected: "PL Round, selected",
  plRejected: "PL Round, rejected",
  plRound: "PL Round (S/R)",
  ceoSelected: "CEO Round, selected",
  ceoRejected: "CEO Round, rejected",
  ceoRound: "CEO Round (S/R)",
  offerSent: "Offer Sent",
  offerAccepted: "Offer Accepted",
  onboarded: "Onboarded",
};

const nameOf = (row: HuddleRow) => [row.recruiter, row.position].filter(Boolean).join(", ");

/** A row within a recruiter's brings its own former numbers; undefined while they are unknown. */
export type ComparedRow = HuddleRow & { inner?: { before: HuddleRow | null | undefined } };

/** What the Huddle is compared with. */
export type HuddleBefore = { days: ComparedDays; rows: readonly HuddleRow[]; totals: HuddleTotals };

type Options = { totals: HuddleTotals; before: HuddleBefore | null; onOpen: OpenFigure };

const done: Measure = { good: "more" };
const rejections: Measure = { good: "less" };

function figureColumns({ totals, before, onOpen }: Options): Column<HuddleRow>[] {
  const number = (figure: CountedFigure, value: number, row: HuddleRow | null) => (
    <ClickableNumber
      value={value}
      label={`${figureLabels[figure]} of ${row ? nameOf(row) : "all"}`}
      onClick={() => onOpen(figure, row)}
    />
  );
  const total = (figure: CountedFigure) => () => (
    <>
      {number(figure, totals[figure] ?? 0, null)}
      {before && (
        <Difference
          now={totals[figure] ?? 0}
          before={before.totals[figure] ?? 0}
          measure={done}
          when={whenText(before.days)}
          below
        />
      )}
    </>
  );
  const plain = (figure: CountedFigure, more: Partial<Column<HuddleRow>> = {}): Column<HuddleRow> => ({
    id: figure,
    header: figureLabels[figure],
    value: (row) => row[figure],
    cell: (row) => number(figure, row[figure], row),
    total: total(figure),
    measure: done,
    align: "end",
    searchable: false,
    wrapHead: true,
    width: 84,
    card: "value",
    ...more,
  });
  const pair = (
    selected: CountedFigure,
    rejected: CountedFigure,
    round: CountedFigure,
    heads: Pick<Column<HuddleRow>, "group" | "subgroup">,
  ): Column<HuddleRow>[] => {
    // The name of the HR round needs more room than its numbers.
    const width = heads.subgroup ? 38 : 52;
    const half = { ...heads, wrapHead: false, width, sortable: false, card: "figure" } as const;
    const name = heads.subgroup ?? "HR";
    return [
      plain(selected, { ...half, header: "S", cardHeader: `${name} S`, total: total(round), totalSpan: 2 }),
      plain(rejected, {
        ...half,
        header: "R",
        cardHeader: `${name} R`,
        total: undefined,
        measure: rejections,
      }),
    ];
  };
  const technical = "Technical Round";
  return [
    plain("calls", { ruled: true, wrapHead: false, width: 84 }),
    plain("shortlisted", { width: 92, cardHeader: "Shortlistings" }),
    ...pair("hrSelected", "hrRejected", "hrRound", { group: "HR Round (S/R)" }),
    ...pair("tlSelected", "tlRejected", "tlRound", { group: technical, subgroup: "TL" }),
    ...pair("plSelected", "plRejected", "plRound", { group: technical, subgroup: "PL" }),
    ...pair("ceoSelected", "ceoRejected", "ceoRound", { group: technical, subgroup: "CEO" }),
    plain("offerSent", { ruled: true, width: 58 }),
    plain("offerAccepted", { width: 84 }),
    plain("onboarded", { wrapHead: false, width: 96 }),
  ];
}

const rowsText = (count: number) => `${count.toLocaleString("en-IN")} ${count === 1 ? "row" : "rows"}`;

const foot = (rows: readonly HuddleRow[]) => (
  <>
    Total <span className={classes.rows}>{rowsText(rows.length)}</span>
  </>
);

function Position({ row }: { row: HuddleRow }) {
  return (
    <>
      {row.position} <span className={classes.serial}>{row.serial}</span>
    </>
  );
}

export function dailyColumns(options: Options): readonly Column<HuddleRow>[] {
  return [
    {
      id: "recruiter",
      header: "Assigned HR",
      value: (row) => row.recruiter,
      cell: (row) =>
        row.position ? (
          <span className={classes.inner}>
            <Position row={row} />
          </span>
        ) : (
          row.recruiter
        ),
      total: foot,
      strong: true,
      stick: "start",
      width: 200,
      card: "title",
    },
    ...figureColumns(options),
  ];
}

export function positionColumns(options: Options): readonly Column<HuddleRow>[] {
  return [
    {
      id: "number",
      header: "Sr. No.",
      value: (row) => row.number,
      total: foot,
      totalSpan: 5,
      align: "start",
      searchable: false,
      stick: "start",
      width: 58,
    },
    {
      id: "position",
      header: "Position Name",
      value: (row) => row.position,
      text: (row) => `${row.position} ${row.serial}`,
      cell: (row) => <Position row={row} />,
      csv: (row) => row.position,
      strong: true,
      stick: "start",
      width: 232,
      card: "title",
    },
    {
      id: "employmentType",
      header: "Position Type",
      value: (row) => row.employmentType,
      width: 94,
      card: "fact",
    },
    { id: "department", header: "Dept Name", value: (row) => row.department, width: 132, card: "fact" },
    { id: "location", header: "Location", value: (row) => row.location, width: 88, card: "fact" },
    ...figureColumns(options),
  ];
}
