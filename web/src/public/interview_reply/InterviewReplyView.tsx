import type { ReactNode } from "react";
import type { Invitation } from "@/api/interviewReply";
import { formatClock, formatWeekday } from "@/lib/dates";
import { FactList, MailedPage, type MailedState } from "../mailed/MailedPage";
import classes from "../mailed/MailedPage.module.css";
import { Button } from "../parts/Button";

type Props = {
  state: MailedState<Invitation>;
  busy: boolean;
  onAnswer: (reply: string) => void;
  onRetry: () => void;
};

export function InterviewReplyView(props: Props) {
  return (
    <MailedPage
      state={props.state}
      question={(asked) => <Question {...props} asked={asked} />}
      facts={(asked) => <FactList facts={factsOf(asked)} />}
      onRetry={props.onRetry}
    />
  );
}

function Question({ asked, busy, onAnswer }: Props & { asked: Invitation }) {
  return (
    <>
      <h1>Your {asked.round} interview</h1>
      <p className={classes.lead}>
        Hello {asked.candidate}, will you come?{" "}
        {asked.reply && (
          <>
            So far you answered <b>{asked.reply}</b>.
          </>
        )}
      </p>
      <FactList facts={factsOf(asked)} />
      <div className={classes.answers}>
        {asked.replies.map((reply, index) => (
          <Button
            key={reply}
            look={index === 0 ? "primary" : "plain"}
            busy={busy}
            onClick={() => onAnswer(reply)}
          >
            {reply}
          </Button>
        ))}
      </div>
    </>
  );
}

function factsOf(asked: Invitation): [string, ReactNode][] {
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
    ["Interviewer", asked.person],
    [
      "Contact",
      asked.ownerReach ? (
        <a key="contact" href={`${asked.ownerReach.includes("@") ? "mailto" : "tel"}:${asked.ownerReach}`}>
          {asked.owner}, {asked.ownerReach}
        </a>
      ) : (
        asked.owner
      ),
    ],
  ];
  return facts.filter(([, value]) => value !== "");
}
