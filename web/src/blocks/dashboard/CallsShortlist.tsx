import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CallDay, callDashboardForFile, callDashboardQuery } from "@/api/home";
import { DatePicker } from "@/ui/DatePicker";
import { DataTable } from "@/ui/table/DataTable";
import { tableSource } from "@/ui/table/tableSource";
import { callDayColumns } from "./callDayColumns";

const idOf = (row: CallDay) => row.recruiterId;

type Props = {
  /** False while nobody sees it; then nothing is loaded. */
  opened?: boolean;
  /** In a drawer: without a border, as high as it. */
  inDrawer?: boolean;
  userId: string;
  today: string;
  /** A recruiter sees two positions, others three. */
  recruiter: boolean;
  /** Empty for today. */
  date: string;
  onDate: (date: string) => void;
};

/** The calls and shortlistings of one day against the target. */
export function CallsShortlist({ opened = true, inDrawer, userId, today, recruiter, date, onDate }: Props) {
  const day = date || today;
  const list = useQuery({ ...callDashboardQuery(userId, day), enabled: opened });
  const columns = useMemo(() => callDayColumns(recruiter), [recruiter]);
  return (
    <DataTable
      label="Calls Shortlist Dashboard"
      plain={inDrawer}
      fill={inDrawer}
      columns={columns}
      {...tableSource(list, () => callDashboardForFile(userId, day))}
      rowId={idOf}
      initial={{ size: inDrawer ? 10 : 25 }}
      chooser={false}
      searchLabel={inDrawer ? null : undefined}
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
