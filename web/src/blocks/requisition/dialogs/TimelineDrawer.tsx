import { EmptyState } from "@/ui/EmptyState";
import { SideDrawer } from "@/ui/SideDrawer";
import { StatusButton } from "@/ui/StatusButton";
import { Timeline } from "@/ui/Timeline";
import { nameOfSubject } from "../subject";
import { timelineEntries } from "../timelineEntries";
import { useLiveSubject } from "../useLiveSubject";
import { LoadedRequisition } from "./LoadedRequisition";
import type { SubjectDialogProps } from "./props";
import classes from "./TimelineDrawer.module.css";

/** The history of a requisition; recruiters see only their own entries. */
export function TimelineDrawer({ opened, onClose, seed }: SubjectDialogProps) {
  const { subject } = useLiveSubject(seed);
  return (
    <SideDrawer
      opened={opened}
      size={500}
      title="Timeline"
      status={<StatusButton status={subject.status} />}
      subtitle={nameOfSubject(subject)}
      onClose={onClose}
    >
      <div className={classes.body}>
        <LoadedRequisition serial={seed.serial}>
          {({ timeline }) =>
            timeline.length === 0 ? (
              <EmptyState />
            ) : (
              <Timeline label={`Timeline of ${subject.serial}`} entries={timelineEntries(timeline)} />
            )
          }
        </LoadedRequisition>
      </div>
    </SideDrawer>
  );
}
