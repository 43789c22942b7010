import { useCallback, useMemo } from "react";
import {
  deleteEmailTemplate,
  type EmailTemplate,
  emailTemplatesForFile,
  emailTemplatesQuery,
} from "@/api/template";
import { useTableSource } from "@/blocks/list/useTableSource";
import { type DialogProps, openDialog } from "@/ui/dialogs";
import { richTextEditor } from "@/ui/richtext/RichTextField";
import { AddButton } from "../AddButton";
import { DeleteDialog } from "../DeleteDialog";
import { MasterTable, type TablePlace } from "../MasterTable";
import { PreviewDialog } from "../templates/PreviewDialog";
import type { Writer } from "../templates/writer";
import { emailColumns, emailName } from "./columns";
import { EmailDialog } from "./EmailDialog";

type What = { kind: "add" } | { kind: "view" | "edit" | "delete"; row: EmailTemplate };

const idOf = (row: EmailTemplate) => row.id;

function EmailDialogs({ what, writer, ...shared }: DialogProps & { what: What; writer: Writer }) {
  switch (what.kind) {
    case "add":
      return <EmailDialog {...shared} writer={writer} row={null} />;
    case "edit":
      return <EmailDialog {...shared} writer={writer} row={what.row} />;
    case "view":
      return (
        <PreviewDialog
          {...shared}
          name={emailName(what.row)}
          text={{ kind: "email", subject: what.row.subject, body: what.row.body }}
        />
      );
    case "delete":
      return (
        <DeleteDialog
          {...shared}
          quiet
          topic="template"
          about={emailName(what.row)}
          onDelete={() => deleteEmailTemplate(writer.userId, idOf(what.row))}
        />
      );
  }
}

/** The e-mail templates: managers see everybody's; others see their own and the managers'. */
export function EmailPanel({ writer, stacked, ...kept }: TablePlace & { writer: Writer }) {
  const { source } = useTableSource(emailTemplatesQuery(writer.userId), {
    ...kept,
    file: () => emailTemplatesForFile(writer.userId),
  });
  const open = useCallback((what: What) => openDialog(EmailDialogs, { what, writer }), [writer]);
  const columns = useMemo(
    () =>
      emailColumns(writer.manager, {
        onView: (row) => open({ kind: "view", row }),
        onEdit: (row) => open({ kind: "edit", row }),
        onDelete: (row) => open({ kind: "delete", row }),
      }),
    [writer.manager, open],
  );
  return (
    <MasterTable
      stacked={stacked}
      label="Email Template"
      id="email"
      source={source}
      columns={columns}
      rowId={idOf}
      rowName={emailName}
      buttons={
        <AddButton
          main={!stacked}
          label="Email"
          onNear={richTextEditor.preload}
          onClick={() => open({ kind: "add" })}
        />
      }
    />
  );
}
