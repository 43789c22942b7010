import { useState } from "react";
import {
  answerInvitation,
  fetchInvitation,
  type Invitation,
  type ReplyLink,
  readReplyLink,
} from "@/api/interviewReply";
import { useAttempt } from "@/blocks/write/useAttempt";
import { useMailedLink } from "../mailed/useMailedLink";
import { toast } from "../parts/toast";
import { InterviewReplyView } from "./InterviewReplyView";

/** The page behind the link of an invitation. Opening it changes nothing. */
export function InterviewReplyPage() {
  const [link] = useState(() => readReplyLink(window.location.search));
  const page = useMailedLink<ReplyLink, Invitation>({ link, fetch: fetchInvitation });
  const attempt = useAttempt<{ message: string }>({
    onDone: ({ message }) => page.finish(message),
    onFailed: (cause) => {
      toast.error(cause instanceof Error ? cause.message : String(cause));
      page.lookAgain(cause);
    },
  });

  function answer(reply: string): void {
    if (link) attempt.run(reply, () => answerInvitation(link, reply));
  }

  return <InterviewReplyView state={page.state} busy={attempt.busy} onAnswer={answer} onRetry={page.retry} />;
}
