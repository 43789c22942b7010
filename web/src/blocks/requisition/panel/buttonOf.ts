import type { PanelButton, RequisitionWhole } from "@/api/requisition";

export type PanelAction =
  | "Assign"
  | "Revoke Requisition"
  | "Revoke Position"
  | "Raise Requisition"
  | "Hold"
  | "Resume"
  | "Edit Requisition";

/** The server's answer about a button; without one the button is disabled. */
export function buttonOf(whole: Pick<RequisitionWhole, "buttons">, action: PanelAction): PanelButton {
  return whole.buttons.find((button) => button.action === action) ?? { action, enabled: false, reason: "" };
}
