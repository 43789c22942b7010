import { plainText } from "@/lib/richText";
import { RichText } from "@/ui/RichText";
import type { Column } from "@/ui/table/DataTable";
import { actionsColumn } from "../actionsColumn";
import classes from "../columns.module.css";

type Template = { name: string; body: string; addedBy: string; mayEdit: boolean };

export type TemplateActions<Row> = {
  onView: (row: Row) => void;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
};

/** The last columns of both kinds of templates. Only managers see who added a template. */
export function templateColumns<Row extends Template>(
  manager: boolean,
  actions: TemplateActions<Row>,
): readonly Column<Row>[] {
  const addedBy: Column<Row> = {
    id: "addedBy",
    header: "Added By",
    value: (row) => row.addedBy,
    filter: "select",
    width: 150,
  };
  return [
    {
      id: "body",
      header: "Body",
      value: (row) => plainText(row.body),
      cell: (row) => (
        <div className={classes.body}>
          <RichText html={row.body} lines={2} />
        </div>
      ),
      sortable: false,
      width: 360,
    },
    ...(manager ? [addedBy] : []),
    actionsColumn({ name: (row) => row.name, mayChange: (row) => row.mayEdit, ...actions }),
  ];
}
