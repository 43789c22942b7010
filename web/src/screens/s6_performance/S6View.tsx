import { useMediaQuery } from "@mantine/hooks";
import { useMemo } from "react";
import type { S6Row } from "@/api/teamS6";
import { DashboardHead } from "@/blocks/dashboard/DashboardHead";
import { DownloadButton } from "@/blocks/dashboard/DownloadButton";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { PrintNote } from "@/blocks/dashboard/PrintNote";
import { usePaper } from "@/blocks/dashboard/usePaper";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { formatDate } from "@/lib/dates";
import { type S6Group, s6Groups } from "@/lib/s6Periods";
import { HeatLegend } from "@/ui/HeatLegend";
import { Segmented } from "@/ui/Segmented";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { s6Bands } from "./bands";
import { s6Columns } from "./columns";
import classes from "./S6View.module.css";
import { useGroupScroll } from "./useGroupScroll";

type Props = {
  today: string;
  source: TableSource<S6Row>;
  onOpen: (stage: string, period: string) => void;
};

const idOf = (row: S6Row) => row.stage;
const segments = s6Groups.map(({ id, label }) => ({ value: id, label }));

export function S6View({ today, source, onOpen }: Props) {
  const phone = useMediaQuery("(max-width: 640px)", false, { getInitialValueInEffect: false });
  const paper = usePaper();
  const { group, scrollTo, setScroller } = useGroupScroll("D");
  const all = useMemo(() => s6Columns({ today, only: null, onOpen }), [today, onOpen]);
  const { csvRows, ...rest } = source;
  const upTo = `up to today, ${formatDate(today)}`;
  return (
    <>
      <DashboardHead
        actions={
          <>
            <PrintButton />
            <DownloadButton name="Team S6" columns={all} rowId={idOf} fetch={csvRows} />
            <WeeklyButton dashboard="/s6_performance" />
          </>
        }
      >
        <span className={classes.groups}>
          <Segmented label="Go to" segments={segments} value={group} onChange={scrollTo} />
        </span>
      </DashboardHead>
      <PrintNote>{upTo}</PrintNote>
      {paper ? (
        s6Groups.map(({ id }) => <Block key={id} group={id} {...{ today, rest, onOpen }} />)
      ) : (
        <div className={classes.table}>
          <DataTable
            label="Team S6"
            title="Steps by stage"
            note={upTo}
            columns={phone ? s6Columns({ today, only: group, onOpen }) : all}
            {...rest}
            rowId={idOf}
            emptyText="Data Not Available"
            matrix
            compact={phone}
            rowHeight={48}
            maxHeight="85vh"
            pager={false}
            searchLabel={null}
            chooser={false}
            toolbarEnd={!phone && <HeatLegend bands={s6Bands} />}
            onScroller={setScroller}
          />
        </div>
      )}
    </>
  );
}

type BlockProps = { group: S6Group; rest: Omit<Props["source"], "csvRows"> } & Pick<
  Props,
  "today" | "onOpen"
>;

/** Paper is not wide enough for all groups beside each other. */
function Block({ group, today, rest, onOpen }: BlockProps) {
  return (
    <DataTable
      label={s6Groups.find(({ id }) => id === group)?.label ?? ""}
      title={null}
      columns={s6Columns({ today, only: group, onOpen })}
      {...rest}
      rowId={idOf}
      matrix
      pager={false}
      searchLabel={null}
      chooser={false}
    />
  );
}
