import { useState } from "react";
import {
  type Approval,
  type ApprovalLink,
  answerApproval,
  fetchApproval,
  readApprovalLink,
} from "@/api/approval";
import { useMailedLink } from "../mailed/useMailedLink";
import { usePageForm } from "../parts/usePageForm";
import { RequisitionApprovalView } from "./RequisitionApprovalView";

/** The page behind the links of an approval mail. */
export function RequisitionApprovalPage() {
  const [link] = useState(() => readApprovalLink(window.location.search));
  const page = useMailedLink<ApprovalLink, Approval>({ link, fetch: fetchApproval });
  const form = usePageForm<{ comment: string }, Awaited<ReturnType<typeof answerApproval>>>({
    initial: { comment: "" },
    onDone: ({ message, approval }) => page.finish(message, approval),
    onFailed: page.lookAgain,
  });

  function answer(): void {
    const comment = form.values.comment.trim();
    if (link) form.submit(comment, () => answerApproval(link, comment));
  }

  return <RequisitionApprovalView state={page.state} form={form} onAnswer={answer} onRetry={page.retry} />;
}
