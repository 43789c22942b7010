import { IconFileText } from "@tabler/icons-react";
import type { MasterPosition } from "@/api/master";
import { IconButton } from "@/ui/IconButton";
import type { Column } from "@/ui/table/DataTable";
import { actionsColumn } from "../actionsColumn";
import classes from "../columns.module.css";

export type PositionActions = {
  onJd: (row: MasterPosition) => void;
  onEdit: (row: MasterPosition) => void;
  onDelete: (row: MasterPosition) => void;
};

export const positionName = (row: MasterPosition) => row.name;

export function positionColumns(actions: PositionActions): readonly Column<MasterPosition>[] {
  return [
    {
      id: "department",
      header: "Department",
      value: (row) => row.department,
      filter: "select",
      width: 170,
      card: "fact",
    },
    {
      id: "name",
      header: "Name of Position",
      value: positionName,
      cell: (row) => <span className={classes.name}>{row.name}</span>,
      width: 300,
      strong: true,
      card: "title",
    },
    {
      id: "employmentType",
      header: "Employment Type",
      value: (row) => row.employmentType,
      filter: "select",
      width: 160,
      card: "value",
    },
    {
      id: "jd",
      header: "JD",
      value: () => null,
      csv: (row) => row.description,
      cell: (row) => (
        <IconButton
          small
          label={`View JD of ${positionName(row)}`}
          icon={<IconFileText />}
          onClick={() => actions.onJd(row)}
        />
      ),
      sortable: false,
      searchable: false,
      align: "center",
      width: 60,
      paper: false,
      card: "action",
    },
    { id: "point", header: "Point", value: (row) => row.point, align: "end", width: 90, card: "value" },
    actionsColumn({ name: positionName, ...actions }),
  ];
}
