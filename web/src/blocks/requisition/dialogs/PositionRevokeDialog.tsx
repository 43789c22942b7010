import { revokePositions } from "@/api/requisitionStep";
import { countOf } from "@/lib/text";
import { type CountValues, checkPositionRevoke, wholeNumber } from "../rules";
import { CommentField } from "./CommentField";
import classes from "./form.module.css";
import { PositionsField } from "./PositionsField";
import type { SubjectDialogProps } from "./props";
import { RevokeForm } from "./RevokeForm";
import { useSubjectForm } from "./useSubjectForm";

export function PositionRevokeDialog(props: SubjectDialogProps) {
  const form = useSubjectForm<CountValues>(props, {
    initial: { positions: "", comment: "" },
    check: checkPositionRevoke,
    success: "Position Revoked Successfully",
    failure: "Something Went Wrong",
  });
  const { subject, about, whole } = form;
  const count = wholeNumber(form.values.positions);
  const comment = form.values.comment.trim();
  return (
    <RevokeForm
      {...props}
      form={form}
      title="Position Revoke"
      blocked={whole?.revocable === 0 && !form.unanswered}
      subtitle={`${about} · ${countOf(subject.positions, "position")}, ${subject.remaining} remaining`}
      about={`${countOf(count, "position")} of ${about}`}
      onRevoke={() => form.send({ count, comment }, (by) => revokePositions(by, count, comment))}
    >
      <div className={classes.stack}>
        <PositionsField
          label="No. of Positions"
          description={whole?.revocableWhy}
          autoFocus
          {...form.field("positions")}
        />
        <CommentField {...form.field("comment")} />
      </div>
    </RevokeForm>
  );
}
