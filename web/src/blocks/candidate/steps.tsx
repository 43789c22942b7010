import {
  IconAlarm,
  IconArrowForwardUp,
  IconArrowsLeftRight,
  IconBan,
  IconCalendarEvent,
  IconCalendarRepeat,
  IconCircleCheck,
  IconCircleX,
  IconFiles,
  IconId,
  IconMailCheck,
  IconMailForward,
  IconMailX,
  IconPhone,
  IconPhoneOff,
  IconPlayerPause,
  IconPlus,
  IconRocket,
  IconUserCheck,
  IconUserOff,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { CandidateStep } from "@/api/candidateTimeline";
import { formatClock, formatDate, formatOrdinal } from "@/lib/dates";
import { splitParts } from "@/lib/text";
import type { TimelineEntry } from "@/ui/Timeline";
import classes from "./steps.module.css";

const icons: Readonly<Record<string, ReactNode>> = {
  New: <IconPlus />,
  "Re-map": <IconArrowsLeftRight />,
  Ringing: <IconPhone />,
  "Not Contactable": <IconPhoneOff />,
  "Wrong Number": <IconPhoneOff />,
  "Call Back": <IconAlarm />,
  "Will Revert": <IconAlarm />,
  Shortlisted: <IconCircleCheck />,
  Selected: <IconCircleCheck />,
  Scheduled: <IconCalendarEvent />,
  Rescheduled: <IconCalendarRepeat />,
  "On-Hold": <IconPlayerPause />,
  "Offer on Hold": <IconPlayerPause />,
  Skip: <IconArrowForwardUp />,
  Rejected: <IconCircleX />,
  "Not Suitable": <IconCircleX />,
  "Not Interested": <IconCircleX />,
  "Backed Out": <IconUserOff />,
  "Offer Sent": <IconMailForward />,
  "Offer Revised": <IconMailForward />,
  "Offer Not Sent": <IconMailX />,
  "Offer Accepted": <IconMailCheck />,
  "Offer Not Accepted": <IconMailX />,
  "Push To Offer": <IconRocket />,
  "Documents Sent": <IconFiles />,
  "KYC Submitted": <IconId />,
  "KYC Verified": <IconId />,
  "Expected DOJ": <IconCalendarEvent />,
  "Delay in joining": <IconAlarm />,
  Joined: <IconUserCheck />,
  Relieved: <IconUserCheck />,
  Blacklisted: <IconBan />,
};

/** The label of a stage's day; an interview's day needs none. */
const dayWords: Readonly<Record<string, string>> = { CALL: "Follow up", OFFER: "Dated", JOINING: "Dated" };

/** The statuses whose day is the joining date. */
const joiningDays: ReadonlySet<string> = new Set(["Expected DOJ", "Delay in joining", "Joined"]);

function dayText({ stage, status, date }: CandidateStep): string {
  if (stage === "JOINING" && joiningDays.has(status)) return `Joining date ${formatOrdinal(date)}`;
  return [dayWords[stage], formatDate(date)].filter(Boolean).join(" ");
}

/** When and with whom, if the status has a day. */
function arrangedText(step: CandidateStep): string {
  const when = [step.date && dayText(step), formatClock(step.time)].filter(Boolean).join(", ");
  const how = [step.interviewType, step.conductedBy && `with ${step.conductedBy}`].filter(Boolean).join(" ");
  return [when, how].filter(Boolean).join(" · ");
}

/** The day and the comment of a step, each part of the comment on its own line. */
export function commentLines(step: CandidateStep): string[] {
  return [arrangedText(step), ...splitParts(step.comment, "$")].filter(Boolean);
}

/** The day, scores and comment of a step; null if it has none of them. */
export function commentOfStep(step: CandidateStep): ReactNode {
  const words = commentLines(step).join("\n");
  if (step.scores.length === 0) return words;
  return (
    <>
      <span className={classes.scores}>
        {step.scores.map(({ factor, score }) => (
          <span key={factor} data-tip={`${score} of 5`}>
            {factor} <b>{score}</b>
          </span>
        ))}
      </span>
      {words}
    </>
  );
}

/** The steps of a candidate as timeline entries, newest first, in the four specified colours. */
export function stepEntries(steps: readonly CandidateStep[]): TimelineEntry[] {
  return steps
    .map((step, place) => ({
      id: `${step.requisitionId} ${place}`,
      status: step.status,
      tone: step.tone,
      icon: icons[step.status],
      who: step.by,
      at: step.at,
      comment: commentOfStep(step),
    }))
    .reverse();
}

/**
 * The same with the stage of each entry, where steps of several stages follow one another. What happens beside the
 * stages belongs to the one that the candidate is in.
 */
export function stageEntries(steps: readonly CandidateStep[]): TimelineEntry[] {
  let current = "";
  const stages = steps.map(({ stage }) => {
    current = stage || current;
    return current.replaceAll("_", " ").toUpperCase();
  });
  return stepEntries(steps).map((entry, place) => ({ ...entry, stage: stages.at(-1 - place) }));
}
