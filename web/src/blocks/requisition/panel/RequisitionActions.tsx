import {
  IconBan,
  IconCircleMinus,
  IconGitBranch,
  IconMailForward,
  IconPlayerPause,
  IconPlayerPlay,
  IconUserPlus,
} from "@tabler/icons-react";
import type { RequisitionWhole } from "@/api/requisition";
import { openRequisition } from "../openRequisition";
import { subjectOfWhole } from "../subject";
import { buttonOf, hasButton } from "./buttonOf";
import { ReasonButton } from "./ReasonButton";
import classes from "./RequisitionActions.module.css";

const icon = { size: 15, stroke: 1.7, "aria-hidden": true } as const;

type Props = {
  whole: RequisitionWhole;
  /** Set when the main action of the screen is another one. */
  quiet?: boolean;
};

/** The main action of a requisition and the secondary ones. */
export function RequisitionActions({ whole, quiet }: Props) {
  const subject = subjectOfWhole(whole);
  const onHold = whole.status === "Hold";
  const assign = buttonOf(whole, "Assign");
  return (
    <>
      <ReasonButton
        variant={quiet || !assign.enabled ? "default" : undefined}
        leftSection={<IconUserPlus {...icon} />}
        may={assign}
        onPress={() => openRequisition({ kind: "assign", subject, status: "Assign" })}
      >
        Assign
      </ReasonButton>
      {hasButton(whole, "Ask again") && (
        <ReasonButton
          variant="default"
          leftSection={<IconMailForward {...icon} />}
          may={buttonOf(whole, "Ask again")}
          onPress={() => openRequisition({ kind: "askAgain", subject })}
        >
          Ask again
        </ReasonButton>
      )}
      <ReasonButton
        variant="default"
        leftSection={<IconGitBranch {...icon} />}
        may={buttonOf(whole, "Raise Requisition")}
        onPress={() => openRequisition({ kind: "raise", subject })}
      >
        Raise Requisition
      </ReasonButton>
      <ReasonButton
        variant="default"
        leftSection={onHold ? <IconPlayerPlay {...icon} /> : <IconPlayerPause {...icon} />}
        may={buttonOf(whole, onHold ? "Resume" : "Hold")}
        onPress={() => openRequisition({ kind: "assign", subject, status: onHold ? "Assign" : "Hold" })}
      >
        {onHold ? "Resume" : "Hold"}
      </ReasonButton>
    </>
  );
}

/** The destructive actions, set apart in red. */
export function RequisitionDangers({ whole }: { whole: RequisitionWhole }) {
  const subject = subjectOfWhole(whole);
  return (
    <>
      <ReasonButton
        variant="default"
        className={classes.danger}
        leftSection={<IconCircleMinus {...icon} />}
        may={buttonOf(whole, "Revoke Position")}
        onPress={() => openRequisition({ kind: "revokePosition", subject })}
      >
        Revoke Position
      </ReasonButton>
      <ReasonButton
        variant="default"
        className={classes.danger}
        leftSection={<IconBan {...icon} />}
        may={buttonOf(whole, "Revoke Requisition")}
        onPress={() => openRequisition({ kind: "revokeRequisition", subject })}
      >
        Revoke Requisition
      </ReasonButton>
    </>
  );
}
