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
import { useMailedLink } from "../mailed/useMailedLink";
import { usePageForm } from "../parts/usePageForm";
import { InterviewResultView } from "./InterviewResultView";
import { TakeBackResult } from "./TakeBackResult";
import { useClashes } from "./useClashes";

/** The page behind the link of an interview mail. */
export function InterviewResultPage() {
  const [link] = useState(() => readResultLink(window.location.search));
  const page = useMailedLink<ResultLink, InterviewResult>({ link, fetch: fetchInterviewResult });
  const results = page.state.kind === "asked" ? page.state.asked.results : [];
  const optionOf = ({ status }: StageValues) => results.find(({ id }) => id === status);
  const form = usePageForm<StageValues>({
    initial: emptyStage,
    check: (values) => checkStage(values, optionOf(values)),
    onDone: ({ message }) => page.finish(message),
    onFailed: page.lookAgain,
  });

  const arranges = optionOf(form.values)?.interview === true;
  const clashes = useClashes(link, arranges ? (form.values.date ?? "") : "", form.values.time);

  function send(): void {
    const order = sentOf(form.values, optionOf(form.values), true);
    if (link) form.submit(order, () => answerInterview(link, order), clashes.holds);
  }

  return (
    <InterviewResultView
      state={page.state}
      resumeHref={link ? resumeByLink(link) : ""}
      form={form}
      clashes={clashes}
      takeBack={link && <TakeBackResult link={link} onTakenBack={page.retry} />}
      onSend={send}
      onRetry={page.retry}
    />
  );
}
