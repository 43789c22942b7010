import { useState } from "react";
import {
  type Approval,
  type ApprovalLink,
  answerApproval,
  fetchApproval,
  readApprovalLink,
} from "@/api/approval";
import { useMailedLink } from "@/blocks/mailed/useMailedLink";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { RequisitionApprovalView } from "./RequisitionApprovalView";

/** `search` is the query of the mailed link. */
export function RequisitionApprovalScreen({ search }: { search: string }) {
  const [link] = useState(() => readApprovalLink(search));
  const page = useMailedLink<ApprovalLink, Approval>({ link, fetch: fetchApproval });
  const form = useWriteForm<{ comment: string }>({
    initial: { comment: "" },
    onDone: ({ message }) => page.finish(message),
    onFailed: page.lookAgain,
  });

  function answer(): void {
    const comment = form.values.comment.trim();
    if (link) form.submit(comment, () => answerApproval(link, comment));
  }

  return <RequisitionApprovalView state={page.state} form={form} onAnswer={answer} onRetry={page.retry} />;
}
