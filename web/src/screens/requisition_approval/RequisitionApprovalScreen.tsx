import { useCallback, useEffect, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { type Approval, answerApproval, fetchApproval } from "@/api/approval";
import { toast } from "@/ui/toast";
import { readLink } from "./link";
import { type ApprovalState, RequisitionApprovalView } from "./RequisitionApprovalView";

const forged = "This link is not complete. Please open it from the mail again.";

/** A refusal is about the link and stays; anything else may work the next time. */
function failureOf(cause: unknown): ApprovalState {
  const text = cause instanceof Error ? cause.message : String(cause);
  const final = cause instanceof ApiError && !cause.offline && cause.status < 500 && cause.status !== 429;
  return final ? { kind: "over", text } : { kind: "failed", text };
}

function shown(approval: Approval): ApprovalState {
  return approval.decided
    ? { kind: "decided", approval, text: approval.decided }
    : { kind: "asked", approval };
}

/** `search` is the query of the mailed link. Opening it changes nothing; the answer is sent by the button. */
export function RequisitionApprovalScreen({ search }: { search: string }) {
  const [link] = useState(() => readLink(search));
  const [state, setState] = useState<ApprovalState>(
    link ? { kind: "loading" } : { kind: "over", text: forged },
  );
  const [comment, setComment] = useState("");
  const [waiting, setWaiting] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (!link) return;
      try {
        setState(shown(await fetchApproval(link, signal)));
      } catch (cause) {
        if (!signal?.aborted) setState(failureOf(cause));
      }
    },
    [link],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);

  async function answer(approval: Approval): Promise<void> {
    if (!link || waiting) return;
    setWaiting(true);
    setError(null);
    try {
      const text = await answerApproval(link, comment.trim());
      toast.success(text);
      setState({ kind: "done", approval, text });
    } catch (cause) {
      const text = cause instanceof Error ? cause.message : String(cause);
      toast.error(text);
      setError(text);
      // Somebody may have decided meanwhile: the page then says so instead of asking again.
      if (cause instanceof ApiError && cause.code === "409") await load();
    }
    setWaiting(false);
  }

  return (
    <RequisitionApprovalView
      state={state}
      comment={comment}
      waiting={waiting}
      error={error}
      onComment={setComment}
      onAnswer={(approval) => void answer(approval)}
      onRetry={() => void load()}
    />
  );
}
