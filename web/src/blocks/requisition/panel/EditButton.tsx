import { IconPencil } from "@tabler/icons-react";
import type { RequisitionWhole } from "@/api/requisition";
import { IconButton } from "@/ui/IconButton";
import { openRequisition } from "../openRequisition";
import { subjectOfWhole } from "../subject";
import { buttonOf } from "./buttonOf";

export function EditButton({ whole }: { whole: RequisitionWhole }) {
  const { enabled, reason } = buttonOf(whole, "Edit Requisition");
  return (
    <IconButton
      label={enabled ? "Edit Requisition" : `Edit Requisition: ${reason}`}
      icon={<IconPencil />}
      aria-disabled={!enabled}
      onClick={() => {
        if (enabled) openRequisition({ kind: "edit", subject: subjectOfWhole(whole) });
      }}
    />
  );
}
