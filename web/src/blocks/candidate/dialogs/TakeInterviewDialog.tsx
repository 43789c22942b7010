import { useState } from "react";
import type { PendingInterview } from "@/api/application";
import { formatClock, formatWeekday } from "@/lib/dates";
import { Dialog } from "@/ui/Dialog";
import { MoveDialog, type MoveDialogProps } from "./MoveDialog";

type Props = MoveDialogProps & { interview: PendingInterview };

const roundOf = (stage: string) => stage.replaceAll("_", " ");

/** Gives the result of the pending interview. A rescheduled interview keeps its interviewer. */
export function TakeInterviewDialog({ interview: now, ...shared }: Props) {
  // A form that has opened stays with what is typed in it, whoever gives the result meanwhile: the server then says so.
  const [first] = useState(now);
  const interview = now.results.length > 0 ? now : first;
  if (interview.results.length === 0) {
    return (
      <Dialog
        opened={shared.opened}
        title="Take Interview"
        subtitle={shared.subject.name}
        onClose={shared.onClose}
      >
        <p>{interview.reason}</p>
      </Dialog>
    );
  }
  const at = `${formatWeekday(interview.date)}, ${formatClock(interview.time)}`;
  return (
    <MoveDialog
      {...shared}
      title="Take Interview"
      subtitle={`${shared.subject.name} · ${roundOf(interview.stage)} on ${at}`}
      stage={interview.stage}
      esa={false}
      takeInterview
      options={interview.results}
      commentLabel="Feedback"
      factors={interview.factors}
      // The interviewer stays the same and is not asked for.
      arranged={{ ...interview, personId: "" }}
      conductor={interview.personId}
    />
  );
}
