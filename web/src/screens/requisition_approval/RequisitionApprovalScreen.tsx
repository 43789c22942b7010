import { useState } from "react";
import {
  type Approval,
  type ApprovalLink,
  answerApproval,
  fetchApproval,
  readApprovalLink,
} from "@/api/approval";
import { useMailedLink } from "@/blocks/mailed/useMailedLink";
import { RequisitionApprovalView } from "./RequisitionApprovalView";

/** `search` is the query of the mailed link. */
export function RequisitionApprovalScreen({ search }: { search: string }) {
  const [link] = useState(() => readApprovalLink(search));
  const [comment, setComment] = useState("");
  const page = useMailedLink<ApprovalLink, Approval>({ link, fetch: fetchApproval });
  return (
    <RequisitionApprovalView
      state={page.state}
      comment={comment}
      waiting={page.waiting}
      error={page.refusal?.text ?? null}
      onComment={setComment}
      onAnswer={(approval) => page.answer(approval, (of) => answerApproval(of, comment.trim()))}
      onRetry={page.retry}
    />
  );
}
