import type { WhatsappTemplate } from "@/api/template";
import { formatDate } from "@/lib/dates";
import type { Column } from "@/ui/table/DataTable";
import classes from "../columns.module.css";
import { type TemplateActions, templateColumns } from "../templates/templateColumns";

export const whatsappName = (row: WhatsappTemplate) => row.name;

export function whatsappColumns(
  manager: boolean,
  zone: string,
  actions: TemplateActions<WhatsappTemplate>,
): readonly Column<WhatsappTemplate>[] {
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
    ...templateColumns(manager, actions),
  ];
}
