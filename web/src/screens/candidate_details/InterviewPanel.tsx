import type { PendingInterview } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { MeetingPlace } from "@/blocks/candidate/MeetingPlace";
import { dayDistance, formatClock, formatWeekday } from "@/lib/dates";
import { StatusButton } from "@/ui/StatusButton";
import classes from "./InterviewPanel.module.css";

type Props = { interview: PendingInterview; step: CandidateStep; today: string };

/** The interview that waits for its result. */
export function InterviewPanel({ interview, step, today }: Props) {
  const online = interview.type === "Online";
  return (
    <div className={classes.interview}>
      <div className={classes.when}>
        <StatusButton status={step.status} />
        <span>
          {formatWeekday(interview.date)}, {formatClock(interview.time)}
        </span>
        <span className={classes.far}>{dayDistance(interview.date, today)}</span>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Type</dt>
          <dd>{interview.type}</dd>
        </div>
        <div>
          <dt>Person conducting</dt>
          <dd>{interview.person}</dd>
        </div>
        <div className={classes.place}>
          <dt>{online ? "Link" : "Location"}</dt>
          <dd>
            <MeetingPlace type={interview.type} place={interview.place} />
          </dd>
        </div>
        <div>
          <dt>By</dt>
          <dd>{step.by}</dd>
        </div>
        {interview.reply && (
          <div>
            <dt>Candidate's answer</dt>
            <dd>{interview.reply}</dd>
          </div>
        )}
      </dl>
      {interview.reason && <p className={classes.comment}>{interview.reason}</p>}
      {step.comment && <p className={classes.comment}>{step.comment.replaceAll("$", "\n")}</p>}
    </div>
  );
}
