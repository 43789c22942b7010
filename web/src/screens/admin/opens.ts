import { requisitionDialogs } from "@/blocks/requisition/RequisitionDesk";
import { choiceBox } from "@/ui/ChoicePicker";
import { monthBox } from "@/ui/MonthPicker";
import { codeOf } from "@/ui/onDemand";
import { popupBox } from "@/ui/popup/usePopup";

/** What the home dashboard opens: no part of its first load, which has a budget. */
export const assignmentPanel = codeOf(
  async () => (await import("@/blocks/requisition/panel/AssignmentPanel")).AssignmentPanel,
);
export const homePanels = codeOf(async () => (await import("./panels/HomePanels")).HomePanels);
export const rowMenu = codeOf(async () => (await import("./RowMenu")).RowMenu);

/** In the order in which they are likely to be wanted. */
export const opensNext = [
  assignmentPanel,
  requisitionDialogs,
  monthBox,
  choiceBox,
  homePanels,
  rowMenu,
  popupBox,
];
