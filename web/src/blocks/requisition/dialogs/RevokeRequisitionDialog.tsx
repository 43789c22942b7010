import { revokeRequisition } from "@/api/requisitionStep";
import { interviewsCancelled } from "../interviewsAhead";
import { type CommentValues, checkComment } from "../rules";
import { CommentField } from "./CommentField";
import type { SubjectDialogProps } from "./props";
import { RevokeForm } from "./RevokeForm";
import { useSubjectForm } from "./useSubjectForm";

export function RevokeRequisitionDialog(props: SubjectDialogProps) {
  const form = useSubjectForm<CommentValues>(props, {
    initial: { comment: "" },
    check: checkComment,
    success: "Requisition Revoked Successfully",
    failure: "Something Went Wrong",
  });
  const comment = form.values.comment.trim();
  return (
    <RevokeForm
      {...props}
      form={form}
      title="Revoke Requisition"
      subtitle={form.about}
      about={form.about}
      onRevoke={() => form.send(comment, (by) => revokeRequisition(by, comment))}
    >
      <CommentField
        autoFocus
        description={interviewsCancelled(form.whole?.interviews)}
        {...form.field("comment")}
      />
    </RevokeForm>
  );
}
