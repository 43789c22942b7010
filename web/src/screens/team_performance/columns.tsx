import type { TeamColumn, TeamDetail, TeamRow, TeamTile } from "@/api/team";
import { DirectoryButton } from "@/blocks/dashboard/DirectoryButton";
import type { Measure } from "@/lib/comparison";
import { grouped } from "@/lib/text";
import { ClickableNumber } from "@/ui/ClickableNumber";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { ProgressBar } from "@/ui/ProgressBar";
import type { Column } from "@/ui/table/columns";
import type { Tone } from "@/ui/tone";
import classes from "./columns.module.css";

const work: Measure = { good: null };
const success: Measure = { good: "more" };
const loss: Measure = { good: "less" };
export const shareMeasure: Measure = { good: "more", decimals: 2, points: true };

type TileLabel = { id: TeamTile; label: string; tone: Tone; measure?: Measure };

/** What is on-going or held is so today, and nothing says what was then: it is not compared. */
export const tileLabels: readonly TileLabel[] = [
  { id: "requisitions", label: "Number of Requisitions", tone: "slate", measure: work },
  { id: "toBeClosed", label: "Position to be Closed", tone: "slate", measure: work },
  { id: "beforeTime", label: "Before Time", tone: "green", measure: success },
  { id: "onTime", label: "On Time", tone: "green", measure: success },
  { id: "onGoing", label: "On-Going", tone: "amber" },
  { id: "delayed", label: "Delayed (Overdue)", tone: "red", measure: loss },
  { id: "held", label: "Hold/Revoke Positions", tone: "olive" },
  { id: "notAccepted", label: "Offer Not Accepted", tone: "plum", measure: loss },
  { id: "backedOut", label: "Backed Out", tone: "red", measure: loss },
];

/** `short` is for cards, where there is no room for the whole label. */
export const columnLabels: readonly {
  id: TeamColumn;
  label: string;
  short: string;
  width: number;
  measure: Measure;
}[] = [
  {
    id: "toBeClosed",
    label: "No. of Position to be Closed in that Month",
    short: "To be Closed",
    width: 132,
    measure: work,
  },
  {
    id: "closedInTat",
    label: "Actual Position Closed Against TAT",
    short: "Against TAT",
    width: 122,
    measure: success,
  },
  { id: "target", label: "Target", short: "Target", width: 84, measure: work },
  { id: "score", label: "Actual Score Achived", short: "Score", width: 104, measure: success },
  { id: "closed", label: "Position Closed", short: "Closed", width: 92, measure: success },
  { id: "joined", label: "Joined", short: "Joined", width: 84, measure: success },
];

/** A row for everybody. Shares do not add up. */
export const teamTotals = (rows: readonly TeamRow[]): TeamRow => ({
  ...(Object.fromEntries(
    columnLabels.map(({ id }) => [id, rows.reduce((sum, row) => sum + row[id], 0)]),
  ) as Record<TeamColumn, number>),
  userId: "",
  name: "",
  closedInTatShare: null,
  scoreShare: null,
  joinedShare: null,
  total: null,
});

const shares = [
  { id: "closedInTatShare", label: "Position Closed Against TAT" },
  { id: "scoreShare", label: "Score Achived" },
  { id: "joinedShare", label: "Joined Against Onboarded" },
] as const;

/** Two decimals and a sign; nothing where there was nothing to divide by. */
export const shareText = (share: number | null) => (share === null ? "" : `${share.toFixed(2)}%`);

export function teamColumns(onOpen: (row: TeamRow, column: TeamColumn) => void): readonly Column<TeamRow>[] {
  return [
    {
      id: "name",
      header: "Name of Recruiter",
      value: (row) => row.name,
      cell: (row) => (
        <span className={classes.person}>
          <PersonAvatar name={row.name} size={24} />
          {row.name}
        </span>
      ),
      total: () => "Total",
      strong: true,
      stick: "start",
      width: 180,
      card: "title",
    },
    ...columnLabels.map(
      ({ id, label, short, width, measure }): Column<TeamRow> => ({
        id,
        measure,
        header: label,
        cardHeader: short,
        value: (row) => row[id],
        cell: (row) => (
          <ClickableNumber
            value={row[id]}
            label={`${label} of ${row.name}`}
            onClick={() => onOpen(row, id)}
          />
        ),
        total: (rows) => grouped(teamTotals(rows)[id]),
        align: "end",
        wrapHead: true,
        width,
        card: "value",
      }),
    ),
    ...shares.map(
      ({ id, label }): Column<TeamRow> => ({
        id,
        header: label,
        value: (row) => row[id],
        text: (row) => shareText(row[id]),
        measure: shareMeasure,
        align: "end",
        wrapHead: true,
        width: 112,
        card: "line",
      }),
    ),
    {
      id: "total",
      header: "Total Percentage",
      value: (row) => row.total,
      text: (row) => shareText(row.total),
      measure: shareMeasure,
      cell: (row) =>
        row.total === null ? (
          ""
        ) : (
          <ProgressBar
            value={row.total}
            label={`Total Percentage of ${row.name}`}
            text={shareText(row.total)}
          />
        ),
      width: 170,
      card: "line",
    },
  ];
}

/** The rows behind a number. What is counted there is headed by the number's own label. */
export function teamDetailColumns(
  counted: string,
  rows: readonly TeamDetail[],
  onOpen: (row: TeamDetail) => void,
): readonly Column<TeamDetail>[] {
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return [
    { id: "srNo", header: "Sr. No.", value: (row) => row.number, align: "end", searchable: false, width: 66 },
    {
      id: "position",
      header: "Position Name",
      value: (row) => row.position,
      text: (row) => `${row.position} ${row.serial}`,
      cell: (row) => <DirectoryButton row={row} onOpen={onOpen} />,
      width: 190,
      card: "title",
    },
    { id: "recruiter", header: "Recruiter Name", value: (row) => row.recruiter, width: 170, card: "fact" },
    {
      id: "count",
      header: `${counted} (${grouped(total)})`,
      value: (row) => row.count,
      align: "end",
      searchable: false,
      wrapHead: true,
      width: 150,
      card: "value",
    },
    {
      id: "accepted",
      header: "Offer Accepted Count",
      value: (row) => row.accepted,
      align: "end",
      searchable: false,
      wrapHead: true,
      width: 120,
      card: "value",
    },
    { id: "department", header: "Dept Name", value: (row) => row.department, width: 140, card: "fact" },
  ];
}
