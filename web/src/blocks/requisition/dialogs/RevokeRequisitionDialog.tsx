import { useState } from "react";
import { revokeRequisition } from "@/api/requisitionStep";
import { checkComment } from "../rules";
import { CommentField } from "./CommentField";
import type { SubjectDialogProps } from "./props";
import { RevokeForm } from "./RevokeForm";
import { useSubjectStep } from "./useSubjectStep";

export function RevokeRequisitionDialog(props: SubjectDialogProps) {
  const [comment, setComment] = useState("");
  const step = useSubjectStep<"comment">(props, {
    success: "Requisition Revoked Successfully",
    failure: "Something Went Wrong",
    fields: { COMMENTS: "comment" },
  });
  const { mended } = step;
  return (
    <RevokeForm
      {...props}
      title="Revoke Requisition"
      subtitle={step.about}
      about={step.about}
      busy={step.busy}
      error={step.error}
      dirty={comment !== ""}
      complains={() => step.complain(checkComment(comment))}
      onRevoke={() => step.run(comment, (by) => revokeRequisition(by, comment.trim()))}
    >
      <CommentField autoFocus value={comment} onChange={mended(setComment)} error={step.faultOf("comment")} />
    </RevokeForm>
  );
}
