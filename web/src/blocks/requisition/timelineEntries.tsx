import {
  IconArrowsLeftRight,
  IconBan,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconGitBranch,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlus,
  IconTrophy,
  IconUserMinus,
  IconUserPlus,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { TimelineStep } from "@/api/requisition";
import { countOf } from "@/lib/text";
import type { TimelineEntry } from "@/ui/Timeline";
import type { Tone } from "@/ui/tone";

const icons: Readonly<Record<string, ReactNode>> = {
  New: <IconPlus />,
  Approved: <IconCircleCheck />,
  Unapproved: <IconCircleX />,
  Assigned: <IconUserPlus />,
  "Re-Assigned": <IconArrowsLeftRight />,
  Inprogress: <IconPlayerPlay />,
  Hold: <IconPlayerPause />,
  Resumed: <IconPlayerTrackNext />,
  "Hr Revoke": <IconUserMinus />,
  "Position Revoke": <IconCircleMinus />,
  Revoke: <IconBan />,
  Edited: <IconPencil />,
  Raised: <IconGitBranch />,
  Completed: <IconTrophy />,
  Onboarded: <IconTrophy />,
};

/** The colours of entries that are not statuses. */
const ownTones: Readonly<Record<string, Tone>> = { Edited: "sky", Resumed: "amber", Raised: "teal" };

/** The body of an entry: its number of positions and its comment. */
export function commentOf({ positions, comment }: Pick<TimelineStep, "positions" | "comment">): string {
  const count = positions > 0 ? countOf(positions, "position") : "";
  return [count, comment.trim()].filter(Boolean).join(" · ");
}

/** What follows the status: whom it was done to, and by whom: Assigned 'to Manoj Tiwari by Meera Deshpande'. */
export function whoOf({ action, recruiter, by }: Pick<TimelineStep, "action" | "recruiter" | "by">): string {
  const gets = action === "Assign" || action === "Re-Assign";
  const whom = recruiter && recruiter !== by ? `${gets ? "to" : "of"} ${recruiter}` : "";
  return [whom, by && `by ${by}`].filter(Boolean).join(" ");
}

/** The timeline of a requisition, newest first. */
export function timelineEntries(steps: readonly TimelineStep[]): TimelineEntry[] {
  return steps.toReversed().map((step) => ({
    id: String(step.id),
    status: step.status,
    tone: ownTones[step.status],
    icon: icons[step.status],
    who: whoOf(step),
    at: step.at,
    comment: commentOf(step),
  }));
}
