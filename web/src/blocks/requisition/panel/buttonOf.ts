import type { PanelButton, RequisitionWhole } from "@/api/requisition";

export type PanelAction =
  | "Assign"
  | "Revoke Requisition"
  | "Revoke Position"
  | "Raise Requisition"
  | "Hold"
  | "Resume"
  | "Edit Requisition";

/** What the server says about a button; one it says nothing about is not pressed. */
export function buttonOf(whole: Pick<RequisitionWhole, "buttons">, action: PanelAction): PanelButton {
  return whole.buttons.find((button) => button.action === action) ?? { action, enabled: false, reason: "" };
}
