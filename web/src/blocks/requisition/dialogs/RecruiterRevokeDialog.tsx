import { revokeRecruiter } from "@/api/requisitionStep";
import { interviewsStay } from "../interviewsAhead";
import { type CommentValues, checkComment } from "../rules";
import { CommentField } from "./CommentField";
import type { AssignmentDialogProps } from "./props";
import { RevokeForm } from "./RevokeForm";
import { useSubjectForm } from "./useSubjectForm";

/** Removes one recruiter from the requisition. */
export function RecruiterRevokeDialog(props: AssignmentDialogProps) {
  const { recruiterId, recruiter } = props.assignment;
  const form = useSubjectForm<CommentValues>(props, {
    initial: { comment: "" },
    check: checkComment,
    failure: "Something Went Wrong",
  });
  const row = form.whole?.assignments.find((one) => one.recruiterId === recruiterId && one.live);
  const comment = form.values.comment.trim();
  return (
    <RevokeForm
      {...props}
      form={form}
      title="HR Revoke"
      subtitle={`${form.about} · ${recruiter}`}
      about={`${recruiter} · ${form.about}`}
      onRevoke={() => form.send({ recruiterId, comment }, (by) => revokeRecruiter(by, recruiterId, comment))}
    >
      <CommentField autoFocus description={interviewsStay(row?.interviews)} {...form.field("comment")} />
    </RevokeForm>
  );
}
