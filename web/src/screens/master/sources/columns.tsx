import type { Source } from "@/api/master";
import type { Column } from "@/ui/table/DataTable";
import { actionsColumn } from "../actionsColumn";
import classes from "../columns.module.css";

export const sourceName = (row: Source) => row.name;

export function sourceColumns(onEdit: (row: Source) => void): readonly Column<Source>[] {
  return [
    {
      id: "source",
      header: "Source of Candidate",
      value: sourceName,
      cell: (row) => <span className={classes.name}>{sourceName(row)}</span>,
      width: 240,
      strong: true,
      card: "title",
    },
    {
      id: "description",
      header: "Description",
      value: (row) => row.description,
      cell: (row) => (
        <span className={classes.name} data-tip={row.description}>
          {row.description}
        </span>
      ),
      width: 480,
      card: "fact",
    },
    actionsColumn({ name: sourceName, onEdit }),
  ];
}
