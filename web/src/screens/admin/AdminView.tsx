import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconPhoneCall, IconPhoneOutgoing, IconPlus, IconUsers } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import type { TileCounts } from "@/api/home";
import type { Option } from "@/api/option";
import { type HomeFilter, type Requisition, type TileKey, tileKeys } from "@/api/requisition";
import { openRequisition } from "@/blocks/requisition/openRequisition";
import { subjectOfRow } from "@/blocks/requisition/subject";
import type { PipelineCell } from "@/lib/pipeline";
import { changeView } from "@/lib/tableSearch";
import { useCode } from "@/ui/onDemand";
import { TileStrip } from "@/ui/TileStrip";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import type { HiddenColumns } from "@/ui/table/useHiddenColumns";
import { useWish } from "@/ui/useWish";
import classes from "./AdminView.module.css";
import { requisitionColumns, roomForPipeline } from "./columns";
import { FilterBar } from "./FilterBar";
import { rowMenu } from "./opens";
import { chooseTile, type HomePlace, type PanelName } from "./place";
import type { OpenMenu } from "./RowMenu";
import { homeTiles } from "./tiles";

type Props = {
  recruiter: boolean;
  manager: boolean;
  /** The users who may download comments also have wider rows; the specification names the same few people. */
  spacious: boolean;
  place: HomePlace;
  departments: readonly Option[];
  counts: TileCounts | undefined;
  source: TableSource<Requisition>;
  hiddenColumns: HiddenColumns;
  onPlace: (change: Partial<HomePlace>) => void;
  onPanel: (panel: PanelName) => void;
  onAssignments: (row: Requisition) => void;
  onDirectory: (row: Requisition, atWork?: PipelineCell) => void;
};

const idOf = (row: Requisition) => row.requisitionId;
const nameOf = (row: Requisition) => `${row.serial} ${row.position}`;
const isTile = (id: string): id is TileKey => tileKeys.some((key) => key === id);

export function AdminView(props: Props) {
  const { recruiter, manager, place, onPlace, onAssignments, onDirectory } = props;
  const roomy =
    useMediaQuery(`(min-width: ${roomForPipeline(recruiter)}px)`, false, {
      getInitialValueInEffect: false,
    }) ?? false;
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const RowMenu = useCode(rowMenu, menu !== null);
  const first = changeView(place.table, {});
  useWish("newRequisition", manager, () => openRequisition({ kind: "new" }));

  const columns = useMemo(
    () =>
      requisitionColumns(
        { recruiter, roomy },
        {
          open: openRequisition,
          onAssignments,
          onPipeline: onDirectory,
          // Users without actions have only More Details, so it opens directly.
          onMore: (row, button) =>
            manager
              ? setMenu({ row, button })
              : openRequisition({ kind: "details", subject: subjectOfRow(row) }),
        },
      ),
    [recruiter, roomy, manager, onAssignments, onDirectory],
  );

  return (
    <>
      <FilterBar
        actions={<Actions {...props} onNew={() => openRequisition({ kind: "new" })} />}
        filter={recruiter ? null : place.filter}
        departments={props.departments}
        onFilter={(filter: HomeFilter) => onPlace({ filter, table: first })}
      />
      <div className={classes.tiles}>
        <TileStrip
          label="Requisitions by status"
          tiles={homeTiles(props.counts)}
          selected={place.tile}
          onSelect={(id) => {
            if (isTile(id)) onPlace(chooseTile(place, id));
          }}
        />
      </div>
      <div className={classes.list}>
        <DataTable
          label="Requisition List"
          hiddenColumns={props.hiddenColumns}
          list="requisitions"
          columns={columns}
          {...props.source}
          rowId={idOf}
          rowName={nameOf}
          compact
          spacious={props.spacious}
          csvName="Requisition List"
          onRowClick={onDirectory}
          currentId={props.source.rows?.find(({ serial }) => serial === place.req)?.requisitionId}
        />
      </div>
      {RowMenu && menu && (
        <RowMenu
          menu={menu}
          open={openRequisition}
          onAssignments={onAssignments}
          onClose={() => setMenu(null)}
        />
      )}
    </>
  );
}

const icon = { stroke: 1.7, "aria-hidden": true } as const;

type ActionProps = Pick<Props, "recruiter" | "manager" | "onPanel"> & { onNew: () => void };

function Actions({ recruiter, manager, onPanel, onNew }: ActionProps) {
  return (
    <>
      {manager && (
        <Button leftSection={<IconPlus {...icon} />} onClick={onNew}>
          New Requisition
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconUsers {...icon} />}
        aria-haspopup="dialog"
        onClick={() => onPanel("source")}
      >
        Source Count
      </Button>
      <Button
        variant="default"
        leftSection={<IconPhoneCall {...icon} />}
        aria-haspopup="dialog"
        onClick={() => onPanel("followUp")}
      >
        Follow Up Details
      </Button>
      {recruiter && (
        <Button
          variant="default"
          leftSection={<IconPhoneOutgoing {...icon} />}
          aria-haspopup="dialog"
          onClick={() => onPanel("calls")}
        >
          Daily Calls Details
        </Button>
      )}
    </>
  );
}
