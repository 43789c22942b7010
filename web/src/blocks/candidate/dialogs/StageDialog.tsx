import type { NextStage } from "@/api/application";
import type { Arranged } from "../stage/values";
import { MoveDialog, type MoveDialogProps } from "./MoveDialog";

type Props = MoveDialogProps & { stage: NextStage; esa: boolean; arranged?: Arranged };

const commented: Readonly<Record<string, string>> = { OFFER: "Comment", JOINING: "Comment" };

/** The dialog of a stage: Call, HR, TL, PL and CEO Round Status, Offer Stage, Joining Stage. */
export function StageDialog({ stage, ...shared }: Props) {
  return (
    <MoveDialog
      {...shared}
      title={stage.dialog}
      subtitle={`${shared.subject.name} · ${shared.subject.position}`}
      stage={stage.stage}
      takeInterview={false}
      options={stage.options}
      commentLabel={commented[stage.stage] ?? "Feedback"}
      people={stage.people}
    />
  );
}
