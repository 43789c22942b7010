import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CallDay, callDashboardForFile, callDashboardQuery } from "@/api/home";
import { DatePicker } from "@/ui/DatePicker";
import { DataTable } from "@/ui/table/DataTable";
import { tableSource } from "@/ui/table/tableSource";
import { callDayColumns } from "./columns";
import type { PanelProps } from "./props";

const idOf = (row: CallDay) => row.recruiterId;

/** The calls and shortlistings of one day against the target. */
export function CallsShortlist({ opened, userId, today, recruiter, date, onDate }: PanelProps) {
  const day = date || today;
  const list = useQuery({ ...callDashboardQuery(userId, day), enabled: opened });
  const columns = useMemo(() => callDayColumns(recruiter), [recruiter]);
  return (
    <DataTable
      label="Calls Shortlist Dashboard"
      plain
      fill
      columns={columns}
      {...tableSource(list, () => callDashboardForFile(userId, day))}
      rowId={idOf}
      initial={{ size: 10 }}
      chooser={false}
      searchLabel={null}
      csvName="Calls Shortlist Dashboard"
      toolbarEnd={
        <DatePicker
          label="Date"
          value={day}
          today={today}
          max={today}
          onChange={(next) => onDate(next ?? "")}
        />
      }
    />
  );
}
