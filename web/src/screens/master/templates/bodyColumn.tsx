import { plainText } from "@/lib/richText";
import { RichText } from "@/ui/RichText";
import type { RowData } from "@/ui/table/columns";
import type { Column } from "@/ui/table/DataTable";
import classes from "../columns.module.css";

/** The text of a template: two formatted lines in the table, plain text for search and file. */
export function bodyColumn<Row extends RowData>(body: (row: Row) => string): Column<Row> {
  return {
    id: "body",
    header: "Body",
    value: (row) => plainText(body(row)),
    cell: (row) => (
      <div className={classes.body}>
        <RichText html={body(row)} lines={2} />
      </div>
    ),
    sortable: false,
    width: 360,
  };
}
