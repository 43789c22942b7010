import { useState } from "react";
import { revokePositions } from "@/api/requisitionStep";
import { countOf } from "@/lib/text";
import { checkPositionRevoke, type NumberText, type PositionRevokeField, wholeNumber } from "../rules";
import { CommentField } from "./CommentField";
import classes from "./form.module.css";
import { PositionsField } from "./PositionsField";
import type { SubjectDialogProps } from "./props";
import { RevokeForm } from "./RevokeForm";
import { useSubjectStep } from "./useSubjectStep";

export function PositionRevokeDialog(props: SubjectDialogProps) {
  const [positions, setPositions] = useState<NumberText>("");
  const [comment, setComment] = useState("");
  const step = useSubjectStep<PositionRevokeField>(props, {
    success: "Position Revoked Successfully",
    failure: "Something Went Wrong",
    fields: { NO_OF_OPENING: "positions", COMMENTS: "comment" },
  });
  const { subject, mended } = step;
  const count = wholeNumber(positions);
  return (
    <RevokeForm
      {...props}
      title="Position Revoke"
      subtitle={`${step.about} · ${countOf(subject.positions, "position")}, ${subject.remaining} remaining`}
      about={`${countOf(count, "position")} of ${step.about}`}
      busy={step.busy}
      error={step.error}
      dirty={positions !== "" || comment !== ""}
      complains={() => step.complain(checkPositionRevoke(positions, comment, subject))}
      onRevoke={() => step.run({ count, comment }, (by) => revokePositions(by, count, comment.trim()))}
    >
      <div className={classes.stack}>
        <PositionsField
          label="No. of Positions"
          autoFocus
          value={positions}
          onChange={mended(setPositions)}
          error={step.faultOf("positions")}
        />
        <CommentField value={comment} onChange={mended(setComment)} error={step.faultOf("comment")} />
      </div>
    </RevokeForm>
  );
}
