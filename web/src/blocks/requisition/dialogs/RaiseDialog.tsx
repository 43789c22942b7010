import { useState } from "react";
import { raiseRequisition } from "@/api/requisitionStep";
import { FormDialog } from "@/ui/FormDialog";
import { checkRaise, type NumberText, type RaiseField, wholeNumber } from "../rules";
import { CommentField } from "./CommentField";
import classes from "./form.module.css";
import { PositionsField } from "./PositionsField";
import type { SubjectDialogProps } from "./props";
import { useSubjectStep } from "./useSubjectStep";

/** A further requisition against this one. */
export function RaiseDialog(props: SubjectDialogProps) {
  const [positions, setPositions] = useState<NumberText>("");
  const [comment, setComment] = useState("");
  const step = useSubjectStep<RaiseField>(props, {
    success: "Position Raised Successfully!",
    failure: "Something Went Wrong",
    fields: { NO_OF_OPENING: "positions", HR_COMMENT: "comment" },
  });
  const { mended } = step;

  function submit(): void {
    if (step.complain(checkRaise(positions, comment))) return;
    const count = wholeNumber(positions);
    step.run({ count, comment }, (by) => raiseRequisition(by, count, comment.trim()));
  }

  return (
    <FormDialog
      opened={props.opened}
      title="Raise Requisition"
      subtitle={step.about}
      submit="Submit"
      busy={step.busy}
      error={step.error}
      dirty={positions !== "" || comment !== ""}
      onSubmit={submit}
      onClose={props.onClose}
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
    </FormDialog>
  );
}
