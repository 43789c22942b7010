import { useState } from "react";
import { revokeRecruiter } from "@/api/requisitionStep";
import { checkComment } from "../rules";
import { CommentField } from "./CommentField";
import type { AssignmentDialogProps } from "./props";
import { RevokeForm } from "./RevokeForm";
import { useSubjectStep } from "./useSubjectStep";

/** Takes one recruiter off the requisition. */
export function RecruiterRevokeDialog(props: AssignmentDialogProps) {
  const { recruiterId, recruiter } = props.assignment;
  const [comment, setComment] = useState("");
  const step = useSubjectStep<"comment">(props, {
    failure: "Something Went Wrong",
    fields: { COMMENTS: "comment" },
  });
  const { mended } = step;
  return (
    <RevokeForm
      {...props}
      title="HR Revoke"
      subtitle={`${step.about} · ${recruiter}`}
      about={`${recruiter} · ${step.about}`}
      busy={step.busy}
      error={step.error}
      dirty={comment !== ""}
      complains={() => step.complain(checkComment(comment))}
      onRevoke={() =>
        step.run({ recruiterId, comment }, (by) => revokeRecruiter(by, recruiterId, comment.trim()))
      }
    >
      <CommentField autoFocus value={comment} onChange={mended(setComment)} error={step.faultOf("comment")} />
    </RevokeForm>
  );
}
