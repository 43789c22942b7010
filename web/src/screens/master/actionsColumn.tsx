import { IconEye, IconPencil, IconTrash } from "@tabler/icons-react";
import { IconButton } from "@/ui/IconButton";
import type { RowData } from "@/ui/table/columns";
import type { Column } from "@/ui/table/DataTable";
import classes from "./columns.module.css";

type Actions<Row> = {
  name: (row: Row) => string;
  onView?: (row: Row) => void;
  onEdit: (row: Row) => void;
  onDelete?: (row: Row) => void;
  /** Whether the server allows changes to this row. */
  mayChange?: (row: Row) => boolean;
};

/** The icons at the end of a row. */
export function actionsColumn<Row extends RowData>(actions: Actions<Row>): Column<Row> {
  const { name, onView, onEdit, onDelete, mayChange = () => true } = actions;
  return {
    id: "actions",
    header: "Actions",
    value: () => null,
    csv: false,
    sortable: false,
    searchable: false,
    always: true,
    stick: "end",
    align: "end",
    width: 44 + 26 * [onView, onEdit, onDelete].filter(Boolean).length,
    card: "action",
    cell: (row) => (
      <span className={classes.actions}>
        {onView && (
          <IconButton small label={`Preview ${name(row)}`} icon={<IconEye />} onClick={() => onView(row)} />
        )}
        {mayChange(row) && (
          <IconButton small label={`Edit ${name(row)}`} icon={<IconPencil />} onClick={() => onEdit(row)} />
        )}
        {onDelete && mayChange(row) && (
          <IconButton
            small
            label={`Delete ${name(row)}`}
            icon={<IconTrash />}
            onClick={() => onDelete(row)}
          />
        )}
      </span>
    ),
  };
}
