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

/** The lines that no status has the colour of. */
const ownTones: Readonly<Record<string, Tone>> = { Edited: "sky", Resumed: "amber", Raised: "teal" };

/** What a line says below its head: how many positions it was about, and what was written. */
export function commentOf({ positions, comment }: Pick<TimelineStep, "positions" | "comment">): string {
  const count = positions > 0 ? countOf(positions, "position") : "";
  return [count, comment.trim()].filter(Boolean).join(" · ");
}

/** The timeline of a requisition, newest first. A line names the recruiter it is about, else who did it. */
export function timelineEntries(steps: readonly TimelineStep[]): TimelineEntry[] {
  return steps.toReversed().map((step) => ({
    id: String(step.id),
    status: step.status,
    tone: ownTones[step.status],
    icon: icons[step.status],
    who: step.recruiter || step.by,
    at: step.at,
    comment: commentOf(step),
  }));
}
