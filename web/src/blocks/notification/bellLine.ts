import {
  type Icon,
  IconArrowsExchange,
  IconBan,
  IconBell,
  IconBellRinging,
  IconBriefcase,
  IconCalendarOff,
  IconCalendarRepeat,
  IconCalendarTime,
  IconCircleCheck,
  IconCircleX,
  IconClipboardCheck,
  IconClipboardX,
  IconMailX,
  IconMapPin,
  IconMessageCircle,
  IconNumbers,
  IconPlayerPause,
  IconPlayerPlay,
  IconRotate,
  IconRubberStamp,
  IconSend,
  IconUserMinus,
  IconUserPlus,
  IconUserX,
} from "@tabler/icons-react";
import type { BellLine } from "@/api/bell";
import { recordedAs } from "@/blocks/candidate/candidateSays";
import { detailsHref } from "@/blocks/candidate/detailsLink";
import { dayOfInstant, formatDate } from "@/lib/dates";
import type { Tone } from "@/ui/tone";

type Look = { icon: Icon; tone: Tone };

const looks: Record<string, Look> = {
  assigned: { icon: IconUserPlus, tone: "plum" },
  reassigned: { icon: IconUserPlus, tone: "plum" },
  takenOff: { icon: IconUserMinus, tone: "red" },
  positions: { icon: IconNumbers, tone: "sky" },
  hold: { icon: IconPlayerPause, tone: "amber" },
  resume: { icon: IconPlayerPlay, tone: "green" },
  revoke: { icon: IconBan, tone: "red" },
  approved: { icon: IconRubberStamp, tone: "green" },
  unapproved: { icon: IconRubberStamp, tone: "red" },
  interviewArranged: { icon: IconCalendarTime, tone: "teal" },
  interviewMoved: { icon: IconCalendarRepeat, tone: "teal" },
  interviewCancelled: { icon: IconCalendarOff, tone: "slate" },
  interviewReply: { icon: IconMessageCircle, tone: "teal" },
  result: { icon: IconClipboardCheck, tone: "green" },
  offerSent: { icon: IconSend, tone: "sky" },
  candidateSays: { icon: IconMessageCircle, tone: "amber" },
  offerAnswered: { icon: IconCircleCheck, tone: "green" },
  joined: { icon: IconBriefcase, tone: "green" },
  backedOut: { icon: IconUserX, tone: "red" },
  reopened: { icon: IconRotate, tone: "sky" },
  mapped: { icon: IconMapPin, tone: "slate" },
  movedByAnother: { icon: IconArrowsExchange, tone: "slate" },
  reminder: { icon: IconBellRinging, tone: "amber" },
  mailFailed: { icon: IconMailX, tone: "red" },
};

/** Answers that say no look so. */
const refusals: Record<string, Look> = {
  Rejected: { icon: IconClipboardX, tone: "red" },
  "Offer Not Accepted": { icon: IconCircleX, tone: "plum" },
};

export function lookOf({ kind, status, count }: BellLine): Look {
  const refusal = kind === "result" || kind === "offerAnswered" ? refusals[status] : undefined;
  return (count === 1 && refusal) || looks[kind] || { icon: IconBell, tone: "slate" };
}

/**
 * Where a line leads, empty for nowhere: to the candidate, or where it tells of several, to their requisition. What the
 * candidate said to an offer opens the dialog that records it.
 */
export function hrefOf(line: BellLine, administers: boolean): string {
  const { candidateId, serial, count, kind } = line;
  if (candidateId && serial && count === 1) {
    const href = detailsHref(candidateId, serial);
    const status = kind === "candidateSays" ? recordedAs.get(line.status) : undefined;
    return status ? `${href}&${new URLSearchParams({ record: status })}` : href;
  }
  if (serial) return `/directory?${new URLSearchParams({ req: serial })}`;
  return kind === "mailFailed" && administers ? "/admin_settings/outbox" : "";
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The heading over the lines of a day. */
export function dayHeading(day: string, today: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const days = Math.round((Date.parse(`${today}T00:00:00Z`) - date.getTime()) / 86_400_000);
  if (days <= 0) return "Today";
  if (days === 1) return "Yesterday";
  return days < 7 ? (weekdays[date.getUTCDay()] ?? "") : formatDate(day);
}

/** The lines under the headings of their days. */
export function byDay(lines: readonly BellLine[], today: string): { heading: string; lines: BellLine[] }[] {
  const groups: { heading: string; lines: BellLine[] }[] = [];
  for (const line of lines) {
    const heading = dayHeading(dayOfInstant(line.at), today);
    const last = groups.at(-1);
    if (last?.heading === heading) last.lines.push(line);
    else groups.push({ heading, lines: [line] });
  }
  return groups;
}
