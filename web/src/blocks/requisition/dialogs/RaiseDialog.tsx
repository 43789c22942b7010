import { raiseRequisition } from "@/api/requisitionStep";
import { FormDialog } from "@/ui/FormDialog";
import { type CountValues, checkRaise, wholeNumber } from "../rules";
import { CommentField } from "./CommentField";
import classes from "./form.module.css";
import { PositionsField } from "./PositionsField";
import type { SubjectDialogProps } from "./props";
import { useSubjectForm } from "./useSubjectForm";

/** Raises a further requisition against this one. */
export function RaiseDialog(props: SubjectDialogProps) {
  const form = useSubjectForm<CountValues>(props, {
    initial: { positions: "", comment: "" },
    check: checkRaise,
    success: "Position Raised Successfully!",
    failure: "Something Went Wrong",
  });

  function submit(): void {
    const count = wholeNumber(form.values.positions);
    const comment = form.values.comment.trim();
    form.submit({ count, comment }, (by) => raiseRequisition(by, count, comment));
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={props.opened}
      title="Raise Requisition"
      subtitle={form.about}
      submit="Submit"
      onSubmit={submit}
      onClose={props.onClose}
    >
      <div className={classes.stack}>
        <PositionsField label="No. of Positions" autoFocus {...form.field("positions")} />
        <CommentField {...form.field("comment")} />
      </div>
    </FormDialog>
  );
}
