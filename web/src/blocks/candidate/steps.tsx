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
import type { CandidateStep } from "@/api/application";
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

/** What the day that was given in a stage means; an interview needs no word. */
const dayWords: Readonly<Record<string, string>> = { CALL: "Follow up", OFFER: "Dated", JOINING: "Dated" };

/** With these the day is the one on which the candidate joins. */
const joiningDays: ReadonlySet<string> = new Set(["Expected DOJ", "Delay in joining", "Joined"]);

function dayText({ STAGE, STATUS, DATE }: CandidateStep): string {
  if (STAGE === "JOINING" && joiningDays.has(STATUS)) return `Joining date ${formatOrdinal(DATE)}`;
  return [dayWords[STAGE], formatDate(DATE)].filter(Boolean).join(" ");
}

/** When and with whom, where the status was given with a day. */
function arrangedText(step: CandidateStep): string {
  const when = [step.DATE && dayText(step), formatClock(step.TIME)].filter(Boolean).join(", ");
  const how = [step.INTERVIEW_TYPE, step.CONDUCTED_BY && `with ${step.CONDUCTED_BY}`]
    .filter(Boolean)
    .join(" ");
  return [when, how].filter(Boolean).join(" · ");
}

/** The day and the comment of a step, each thing that was said on a line of its own. */
export function saidIn(step: CandidateStep): string[] {
  return [arrangedText(step), ...splitParts(step.COMMENT, "$")].filter(Boolean);
}

/** What the day, the scores and the comment of a step say; null when it has none of them. */
export function tellOf(step: CandidateStep): ReactNode {
  const words = saidIn(step).join("\n");
  if (step.SCORES.length === 0) return words;
  return (
    <>
      <span className={classes.scores}>
        {step.SCORES.map(({ FACTOR, SCORE }) => (
          <span key={FACTOR} title={`${SCORE} of 5`}>
            {FACTOR} <b>{SCORE}</b>
          </span>
        ))}
      </span>
      {words}
    </>
  );
}

/** The steps of a candidate as entries of a timeline, newest first, in the four colours of the documents. */
export function stepEntries(steps: readonly CandidateStep[]): TimelineEntry[] {
  return steps
    .map((step, place) => ({
      id: `${step.REQ_ID} ${place}`,
      status: step.STATUS,
      tone: step.TONE,
      icon: icons[step.STATUS],
      who: step.NAME,
      at: step.CREATED_ON,
      comment: tellOf(step),
    }))
    .reverse();
}
