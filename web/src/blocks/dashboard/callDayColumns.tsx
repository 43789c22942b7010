import type { CallDay } from "@/api/home";
import { splitParts } from "@/lib/text";
import { Chips } from "@/ui/Chips";
import { ProgressBar } from "@/ui/ProgressBar";
import type { RowData } from "@/ui/table/columns";
import type { Column } from "@/ui/table/DataTable";
import classes from "./callDayColumns.module.css";

/** The maximum of each bar: calls, shortlistings, target. */
const fullCalls = 100;
const fullShortlisted = 6;
const fullTarget = 100;

/** Recruiters see two position chips, others three. */
export const positionChips = (recruiter: boolean) => (recruiter ? 2 : 3);

/** The names of a comma-separated field. */
export const namesOf = (text: string) => splitParts(text, ",");

/** '87.5', at most 100. */
export function achievedText(percentage: number): string {
  return String(Math.min(percentage, fullTarget));
}

export const isAchieved = (percentage: number) => percentage >= fullTarget;

export const recruiterColumn = <Row extends RowData & { recruiter: string }>(width: number): Column<Row> => ({
  id: "recruiter",
  header: "Recruiter Name",
  value: (row) => row.recruiter,
  width,
  strong: true,
  card: "title",
});

/** A comma-separated list of names as chips, the first `shown` of them visible. */
export const namesColumn = <Row extends RowData>(
  id: string,
  header: string,
  names: (row: Row) => string,
  shown: number,
  width: number,
): Column<Row> => ({
  id,
  header,
  value: names,
  cell: (row) => <Chips line items={namesOf(names(row))} shown={shown} title={header} />,
  width,
  card: "line",
});

export function callDayColumns(recruiter: boolean): readonly Column<CallDay>[] {
  return [
    recruiterColumn(150),
    namesColumn("position", "Position Name", (row) => row.positionNames, positionChips(recruiter), 400),
    {
      id: "calls",
      header: "Calls",
      value: (row) => row.calls,
      cell: (row) => <ProgressBar value={row.calls} full={fullCalls} label={`Calls of ${row.recruiter}`} />,
      width: 130,
      card: "value",
    },
    {
      id: "shortlisted",
      header: "Shortlisted",
      value: (row) => row.shortlisted,
      cell: (row) => (
        <ProgressBar
          value={row.shortlisted}
          full={fullShortlisted}
          label={`Shortlisted of ${row.recruiter}`}
        />
      ),
      width: 130,
      card: "value",
    },
    {
      id: "achieved",
      header: "Achieved Target %",
      value: (row) => row.achieved,
      cell: (row) => (
        <span className={classes.chip} data-achieved={isAchieved(row.achieved) || undefined}>
          {achievedText(row.achieved)}
        </span>
      ),
      align: "end",
      width: 150,
      card: "value",
    },
  ];
}
