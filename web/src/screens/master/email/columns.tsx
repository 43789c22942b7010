import type { EmailTemplate } from "@/api/template";
import type { Column } from "@/ui/table/DataTable";
import { actionsColumn } from "../actionsColumn";
import classes from "../columns.module.css";
import { bodyColumn } from "../templates/bodyColumn";

export type EmailActions = {
  onView: (row: EmailTemplate) => void;
  onEdit: (row: EmailTemplate) => void;
  onDelete: (row: EmailTemplate) => void;
};

export const emailName = (row: EmailTemplate) => row.name;

/** Only managers see who added a template. */
export function emailColumns(manager: boolean, actions: EmailActions): readonly Column<EmailTemplate>[] {
  const addedBy: Column<EmailTemplate> = {
    id: "addedBy",
    header: "Added By",
    value: (row) => row.addedBy,
    filter: "select",
    width: 150,
  };
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
        <span className={classes.name} title={row.subject}>
          {row.subject}
        </span>
      ),
      width: 280,
      card: "fact",
    },
    bodyColumn((row) => row.body),
    ...(manager ? [addedBy] : []),
    actionsColumn({ name: emailName, mayChange: (row) => row.mayEdit, ...actions }),
  ];
}
