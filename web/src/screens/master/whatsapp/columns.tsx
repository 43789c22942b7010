import type { WhatsappTemplate } from "@/api/template";
import { formatDate } from "@/lib/dates";
import type { Column } from "@/ui/table/DataTable";
import { actionsColumn } from "../actionsColumn";
import classes from "../columns.module.css";
import { bodyColumn } from "../templates/bodyColumn";

export type WhatsappActions = {
  onView: (row: WhatsappTemplate) => void;
  onEdit: (row: WhatsappTemplate) => void;
  onDelete: (row: WhatsappTemplate) => void;
};

export const whatsappName = (row: WhatsappTemplate) => row.name;

/** Only managers see who added a template. */
export function whatsappColumns(
  manager: boolean,
  zone: string,
  actions: WhatsappActions,
): readonly Column<WhatsappTemplate>[] {
  const addedBy: Column<WhatsappTemplate> = {
    id: "addedBy",
    header: "Added By",
    value: (row) => row.addedBy,
    filter: "select",
    width: 150,
  };
  return [
    {
      id: "category",
      header: "Category Name",
      value: (row) => row.category,
      cell: (row) => <span className={classes.name}>{row.category}</span>,
      filter: "select",
      width: 150,
      card: "fact",
    },
    {
      id: "name",
      header: "Template Name",
      value: whatsappName,
      cell: (row) => <span className={classes.name}>{whatsappName(row)}</span>,
      width: 190,
      strong: true,
      card: "title",
    },
    {
      id: "used",
      header: "Used Count",
      value: (row) => row.sent,
      align: "end",
      width: 110,
      card: "value",
    },
    {
      id: "createdOn",
      header: "Created On",
      value: (row) => row.createdOn,
      text: (row) => formatDate(row.createdOn, zone),
      width: 120,
      card: "value",
    },
    bodyColumn((row) => row.body),
    ...(manager ? [addedBy] : []),
    actionsColumn({ name: whatsappName, mayChange: (row) => row.mayEdit, ...actions }),
  ];
}
