import { useCallback, useMemo } from "react";
import {
  deleteWhatsappTemplate,
  type WhatsappTemplate,
  whatsappTemplatesForFile,
  whatsappTemplatesQuery,
} from "@/api/template";
import { useTableSource } from "@/blocks/list/useTableSource";
import { type DialogProps, openDialog } from "@/ui/dialogs";
import { richTextEditor } from "@/ui/richtext/RichTextField";
import { AddButton } from "../AddButton";
import { DeleteDialog } from "../DeleteDialog";
import { MasterTable, type TablePlace } from "../MasterTable";
import { PreviewDialog } from "../templates/PreviewDialog";
import type { Writer } from "../templates/writer";
import { CategoryDialog } from "./CategoryDialog";
import { whatsappColumns, whatsappName } from "./columns";
import { WhatsappDialog } from "./WhatsappDialog";

type What = { kind: "add" | "category" } | { kind: "view" | "edit" | "delete"; row: WhatsappTemplate };

const idOf = (row: WhatsappTemplate) => row.id;

function WhatsappDialogs({ what, userId, ...shared }: DialogProps & { what: What; userId: string }) {
  switch (what.kind) {
    case "add":
      return <WhatsappDialog {...shared} userId={userId} row={null} />;
    case "category":
      return <CategoryDialog {...shared} userId={userId} />;
    case "edit":
      return <WhatsappDialog {...shared} userId={userId} row={what.row} />;
    case "view":
      return (
        <PreviewDialog
          {...shared}
          name={whatsappName(what.row)}
          text={{ kind: "whatsapp", subject: "", body: what.row.body }}
        />
      );
    case "delete":
      return (
        <DeleteDialog
          {...shared}
          quiet
          topic="template"
          about={whatsappName(what.row)}
          onDelete={() => deleteWhatsappTemplate(idOf(what.row))}
        />
      );
  }
}

/** The WhatsApp templates: managers see everybody's; others see their own and the managers'. */
export function WhatsappPanel({ writer, stacked, ...kept }: TablePlace & { writer: Writer }) {
  const { userId, manager, zone } = writer;
  const { source } = useTableSource(whatsappTemplatesQuery(userId, manager), {
    ...kept,
    file: () => whatsappTemplatesForFile(userId, manager),
  });
  const open = useCallback((what: What) => openDialog(WhatsappDialogs, { what, userId }), [userId]);
  const columns = useMemo(
    () =>
      whatsappColumns(manager, zone, {
        onView: (row) => open({ kind: "view", row }),
        onEdit: (row) => open({ kind: "edit", row }),
        onDelete: (row) => open({ kind: "delete", row }),
      }),
    [manager, zone, open],
  );
  return (
    <MasterTable
      stacked={stacked}
      label="WhatsApp Template"
      id="whatsapp"
      source={source}
      columns={columns}
      rowId={idOf}
      rowName={whatsappName}
      buttons={
        <>
          <AddButton
            main={!stacked}
            label="Template"
            onNear={richTextEditor.preload}
            onClick={() => open({ kind: "add" })}
          />
          <AddButton label="Category" onClick={() => open({ kind: "category" })} />
        </>
      }
    />
  );
}
