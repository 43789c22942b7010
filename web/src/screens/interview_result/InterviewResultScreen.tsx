import { useState } from "react";
import {
  answerInterview,
  fetchInterviewResult,
  type InterviewResult,
  type ResultLink,
  readResultLink,
  resumeByLink,
} from "@/api/interviewResult";
import { checkStage, emptyStage, type StageValues, sentOf } from "@/blocks/candidate/stage/values";
import { useMailedLink } from "@/blocks/mailed/useMailedLink";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { InterviewResultView } from "./InterviewResultView";

/** `search` is the query of the mailed link. */
export function InterviewResultScreen({ search }: { search: string }) {
  const [link] = useState(() => readResultLink(search));
  const page = useMailedLink<ResultLink, InterviewResult>({ link, fetch: fetchInterviewResult });
  const results = page.state.kind === "asked" ? page.state.asked.results : [];
  const optionOf = ({ status }: StageValues) => results.find(({ id }) => id === status);
  const form = useWriteForm<StageValues>({
    initial: emptyStage,
    check: (values) => checkStage(values, optionOf(values)),
    onDone: ({ message }) => page.finish(message),
    onFailed: page.lookAgain,
  });

  function send(): void {
    const order = sentOf(form.values, optionOf(form.values), true);
    if (link) form.submit(order, () => answerInterview(link, order));
  }

  return (
    <InterviewResultView
      state={page.state}
      resumeHref={link ? resumeByLink(link) : ""}
      form={form}
      onSend={send}
      onRetry={page.retry}
    />
  );
}
