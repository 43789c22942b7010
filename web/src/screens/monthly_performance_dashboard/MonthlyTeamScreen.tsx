import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { sessionQuery } from "@/api/session";
import { type TeamYearRow, teamYearForFile, teamYearQuery } from "@/api/team";
import { DashboardHead } from "@/blocks/dashboard/DashboardHead";
import { DownloadButton } from "@/blocks/dashboard/DownloadButton";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { monthNames } from "@/blocks/dashboard/year";
import { usePlace } from "@/blocks/list/usePlace";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { describePlace, year as yearPart } from "@/lib/placeSearch";
import { PeriodPicker } from "@/ui/PeriodPicker";
import { type Column, DataTable } from "@/ui/table/DataTable";
import { tableSource } from "@/ui/table/tableSource";
import classes from "./MonthlyTeam.module.css";

/** The place of Monthly Team Performance: the year, empty for the current one. */
const monthlyTeamPlace = describePlace({ year: yearPart });

const idOf = (row: TeamYearRow) => row.userId;

function columnsOf(year: string): readonly Column<TeamYearRow>[] {
  return [
    {
      id: "name",
      header: "Name of Recruiter",
      value: (row) => row.name,
      stick: "start",
      strong: true,
      width: 150,
    },
    ...monthNames.map(
      (name, at): Column<TeamYearRow> => ({
        id: name,
        header: name,
        value: (row) => row.months[at] ?? 0,
        cell: (row) => <Share row={row} year={year} at={at} name={name} />,
        align: "end",
        searchable: false,
        width: 88,
      }),
    ),
  ];
}

/** A percentage leads to the recruiter's row of its month. */
function Share({ row, year, at, name }: { row: TeamYearRow; year: string; at: number; name: string }) {
  const value = row.months[at] ?? 0;
  const month = `${year}-${String(at + 1).padStart(2, "0")}`;
  if (value === 0) return <span className={classes.zero}>0</span>;
  return (
    <Link
      className={classes.share}
      to="/team_performance"
      search={{ month, details: month, recruiter: row.userId }}
      aria-label={`${value} %, ${row.name}, ${name} ${year}`}
    >
      {value}
    </Link>
  );
}

export function MonthlyTeamScreen() {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const [place, go] = usePlace(monthlyTeamPlace);
  const year = place.year || today.slice(0, 4);
  const list = useQuery(teamYearQuery(year));
  const columns = useMemo(() => columnsOf(year), [year]);
  const { csvRows, ...source } = tableSource(list, () => teamYearForFile(year));
  return (
    <>
      <DashboardHead
        actions={
          <>
            <PrintButton />
            <DownloadButton
              name={`Monthly Team Performance ${year}`}
              columns={columns}
              rowId={idOf}
              fetch={csvRows}
            />
            <WeeklyButton dashboard="/monthly_performance_dashboard" of={{ year }} />
          </>
        }
      >
        <PeriodPicker
          label="Year"
          value={year}
          onChange={(next) => go({ year: next === today.slice(0, 4) ? "" : next })}
        />
      </DashboardHead>
      <DataTable
        label={`Monthly Team Performance (%), ${year}`}
        title={null}
        columns={columns}
        {...source}
        rowId={idOf}
        emptyText="Data Not Available"
        matrix
        maxHeight="85vh"
        pager={false}
        searchLabel={null}
        chooser={false}
      />
    </>
  );
}
