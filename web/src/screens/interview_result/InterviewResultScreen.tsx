import { useState } from "react";
import {
  answerInterview,
  fetchInterviewResult,
  type InterviewResult,
  type ResultLink,
  readResultLink,
  resumeByLink,
} from "@/api/interviewResult";
import { emptyStage, sentOf } from "@/blocks/candidate/stage/values";
import { useMailedLink } from "@/blocks/mailed/useMailedLink";
import { InterviewResultView } from "./InterviewResultView";

/** `search` is the query of the mailed link. */
export function InterviewResultScreen({ search }: { search: string }) {
  const [link] = useState(() => readResultLink(search));
  const [values, setValues] = useState(emptyStage);
  const page = useMailedLink<ResultLink, InterviewResult>({ link, fetch: fetchInterviewResult });

  function send(asked: InterviewResult): void {
    const option = asked.results.find(({ id }) => id === values.status);
    page.answer(asked, (of) => answerInterview(of, sentOf(values, option, true)));
  }

  return (
    <InterviewResultView
      state={page.state}
      resumeHref={link ? resumeByLink(link) : ""}
      values={values}
      waiting={page.waiting}
      refusal={page.refusal}
      onChange={(next) => {
        page.mend();
        setValues(next);
      }}
      onSend={send}
      onRetry={page.retry}
    />
  );
}
