import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  deleteEmailTemplate,
  type EmailTemplate,
  emailTemplatesForFile,
  emailTemplatesQuery,
} from "@/api/template";
import { richTextEditor } from "@/ui/richtext/RichTextField";
import { useOpening } from "@/ui/useOpening";
import { AddButton } from "../AddButton";
import { DeleteDialog } from "../DeleteDialog";
import type { DialogProps } from "../dialog";
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

/** The e-mail templates: everybody's for managers, their own and the managers' for others. */
export function EmailPanel({ writer, ...place }: TablePlace & { writer: Writer }) {
  const list = useQuery(emailTemplatesQuery(writer.userId));
  const { opening, open, close } = useOpening<What>();
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
    <>
      <MasterTable
        {...place}
        label="Email Template"
        id="email"
        list={list}
        columns={columns}
        rowId={idOf}
        rowName={emailName}
        csvRows={() => emailTemplatesForFile(writer.userId)}
        buttons={
          <AddButton
            main={!place.stacked}
            label="Email"
            onNear={richTextEditor.preload}
            onClick={() => open({ kind: "add" })}
          />
        }
      />
      {opening && (
        <EmailDialogs
          key={opening.count}
          what={opening.what}
          writer={writer}
          opened={opening.opened}
          onClose={close}
        />
      )}
    </>
  );
}
