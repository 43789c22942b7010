import type { PanelButton, RequisitionWhole } from "@/api/requisition";

export type PanelAction =
  | "Assign"
  | "Revoke Requisition"
  | "Revoke Position"
  | "Raise Requisition"
  | "Hold"
  | "Resume"
  | "Edit Requisition"
  | "Ask again";

/** Whether the server names the button at all: Ask again is one only while the approver can say yes. */
export function hasButton(whole: Pick<RequisitionWhole, "buttons">, action: PanelAction): boolean {
  return whole.buttons.some((button) => button.action === action);
}

/** The server's answer about a button; without one the button is disabled. */
export function buttonOf(whole: Pick<RequisitionWhole, "buttons">, action: PanelAction): PanelButton {
  return whole.buttons.find((button) => button.action === action) ?? { action, enabled: false, reason: "" };
}
