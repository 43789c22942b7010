import type { FormEvent, ReactNode } from "react";
import type { InterviewResult } from "@/api/interviewResult";
import type { StageValues } from "@/blocks/candidate/stage/values";
import { formatClock, formatWeekday } from "@/lib/dates";
import { numbered } from "@/lib/text";
import { ReadMore } from "@/ui/ReadMore";
import { FactList, MailedPage, type MailedState } from "../mailed/MailedPage";
import classes from "../mailed/MailedPage.module.css";
import { Button } from "../parts/Button";
import type { PageForm } from "../parts/usePageForm";
import { ResultFields } from "./ResultFields";
import type { ResultClashes } from "./useClashes";

/** The form is below the comments and must be easy to find on a phone. */
const longestComment = 160;

type Props = {
  state: MailedState<InterviewResult>;
  resumeHref: string;
  form: PageForm<StageValues>;
  clashes: ResultClashes;
  takeBack: ReactNode;
  onSend: () => void;
  onRetry: () => void;
};

export function InterviewResultView(props: Props) {
  return (
    <MailedPage
      state={props.state}
      question={(asked) => <Question {...props} asked={asked} />}
      facts={(asked) => (
        <FactList facts={[["Candidate", asked.candidate], ["Round", asked.round], ...factsOf(asked)]} />
      )}
      after={(asked, done) => (done || asked.takesBackUntil !== "") && props.takeBack}
      unsent={props.form.values.comment}
      onRetry={props.onRetry}
    />
  );
}

function Question(props: Props & { asked: InterviewResult }) {
  const { asked, resumeHref, form, clashes, onSend } = props;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form ref={form.ref} onSubmit={send} noValidate>
      <h1>
        {asked.round} interview of {asked.candidate}
      </h1>
      <p className={classes.lead}>Nothing is recorded until you press Submit. The link can be used once.</p>
      <FactList
        facts={[...factsOf(asked), ["Resume", <Resume key="resume" asked={asked} href={resumeHref} />]]}
      />
      <ResultFields asked={asked} form={form} clashes={clashes} />
      {form.error && (
        <p className={classes.error} role="alert">
          {form.error}
        </p>
      )}
      <div className={classes.answer}>
        <Button type="submit" look="primary" busy={form.busy}>
          Submit
        </Button>
      </div>
    </form>
  );
}

/** Readable as long as the result is pending. */
function Resume({ asked, href }: { asked: InterviewResult; href: string }) {
  if (!asked.resume) return "Resume Not Attached!!";
  return (
    <a href={href} target="_blank" rel="noreferrer">
      View Resume
    </a>
  );
}

function factsOf(asked: InterviewResult): [string, ReactNode][] {
  const linked = /^https?:\/\//.test(asked.place);
  const facts: [string, ReactNode][] = [
    ["Position", asked.position],
    ["Date", `${formatWeekday(asked.date)}, ${formatClock(asked.time)}`],
    ["Type", asked.type],
    [
      asked.type === "Online" ? "Link" : "Location",
      linked ? (
        <a key="place" href={asked.place} target="_blank" rel="noreferrer">
          {asked.place}
        </a>
      ) : (
        asked.place
      ),
    ],
    ["Experience", asked.experience],
    ["Experience in", asked.experienceIn],
    ["Notice period", asked.noticePeriod],
    ["Current company", asked.currentCompany],
    ["Current designation", asked.currentDesignation],
  ];
  if (asked.comments.length > 0) {
    facts.push([
      "Comments",
      <ul key="comments" className={classes.comments}>
        {numbered(asked.comments).map(({ id, text }) => (
          <li key={id}>
            <ReadMore text={text} limit={longestComment} label="Comments" />
          </li>
        ))}
      </ul>,
    ]);
  }
  return facts.filter(([, value]) => value !== "");
}
