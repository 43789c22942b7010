import { assignmentPanel, requisitionDialogs } from "@/blocks/requisition/openRequisition";
import { choiceBox } from "@/ui/ChoicePicker";
import { monthBox } from "@/ui/MonthPicker";
import { codeOf } from "@/ui/onDemand";
import { popupBox } from "@/ui/popup/usePopup";

/** The parts that the home dashboard opens, kept out of its first load, which has a budget. */
export const deskCard = codeOf(async () => (await import("./desk/DeskCard")).DeskCard);
export const homePanels = codeOf(async () => (await import("./panels/HomePanels")).HomePanels);
export const rowMenu = codeOf(async () => (await import("./RowMenu")).RowMenu);

/** The parts to preload, likeliest first. */
export const opensNext = [
  assignmentPanel,
  requisitionDialogs,
  monthBox,
  choiceBox,
  homePanels,
  rowMenu,
  popupBox,
];
