import type { DialogProps } from "@/ui/dialogs";
import type { RequisitionDialog } from "../openRequisition";
import { AskAgainDialog } from "./AskAgainDialog";
import { AssignDialog } from "./AssignDialog";
import { EditDialog } from "./EditDialog";
import { MoreDetailsDialog } from "./MoreDetailsDialog";
import { NewRequisitionDialog } from "./NewRequisitionDialog";
import { PositionRevokeDialog } from "./PositionRevokeDialog";
import { RaiseDialog } from "./RaiseDialog";
import { ReassignDialog } from "./ReassignDialog";
import { RecruiterRevokeDialog } from "./RecruiterRevokeDialog";
import { RevokeRequisitionDialog } from "./RevokeRequisitionDialog";
import { HeldDialog, RevokedDialog } from "./StoppedDialogs";
import { CommentsDialog, JobDescriptionDialog, SkillsDialog } from "./TextDialogs";
import { TimelineDrawer } from "./TimelineDrawer";

type Props = DialogProps & { dialog: RequisitionDialog };

/** The dialog that is open, or closing. */
export function Dialogs({ dialog, opened, onClose }: Props) {
  const shared = { opened, onClose };
  switch (dialog.kind) {
    case "new":
      return <NewRequisitionDialog {...shared} />;
    case "assign":
      return <AssignDialog {...shared} seed={dialog.subject} initial={dialog.status} />;
    case "reassign":
      return <ReassignDialog {...shared} seed={dialog.subject} assignment={dialog.assignment} />;
    case "revokeRecruiter":
      return <RecruiterRevokeDialog {...shared} seed={dialog.subject} assignment={dialog.assignment} />;
    case "revokeRequisition":
      return <RevokeRequisitionDialog {...shared} seed={dialog.subject} />;
    case "revokePosition":
      return <PositionRevokeDialog {...shared} seed={dialog.subject} />;
    case "raise":
      return <RaiseDialog {...shared} seed={dialog.subject} />;
    case "edit":
      return <EditDialog {...shared} seed={dialog.subject} />;
    case "askAgain":
      return <AskAgainDialog {...shared} seed={dialog.subject} />;
    case "held":
      return <HeldDialog {...shared} seed={dialog.subject} />;
    case "revoked":
      return <RevokedDialog {...shared} seed={dialog.subject} />;
    case "timeline":
      return <TimelineDrawer {...shared} seed={dialog.subject} />;
    case "details":
      return <MoreDetailsDialog {...shared} seed={dialog.subject} />;
    case "jd":
      return <JobDescriptionDialog {...shared} seed={dialog.subject} />;
    case "skills":
      return <SkillsDialog {...shared} seed={dialog.subject} />;
    case "comments":
      return <CommentsDialog {...shared} seed={dialog.subject} />;
  }
}
