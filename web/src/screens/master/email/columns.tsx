import type { EmailTemplate } from "@/api/template";
import type { Column } from "@/ui/table/DataTable";
import classes from "../columns.module.css";
import { type TemplateActions, templateColumns } from "../templates/templateColumns";

export const emailName = (row: EmailTemplate) => row.name;

export function emailColumns(
  manager: boolean,
  actions: TemplateActions<EmailTemplate>,
): readonly Column<EmailTemplate>[] {
  return [
    {
      id: "name",
      header: "Template Name",
      value: emailName,
      cell: (row) => <span className={classes.name}>{emailName(row)}</span>,
      width: 200,
      strong: true,
      card: "title",
    },
    {
      id: "subject",
      header: "Subject",
      value: (row) => row.subject,
      cell: (row) => (
        <span className={classes.name} data-tip={row.subject}>
          {row.subject}
        </span>
      ),
      width: 280,
      card: "fact",
    },
    ...templateColumns(manager, actions),
  ];
}
