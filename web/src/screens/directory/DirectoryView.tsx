import { Button } from "@mantine/core";
import { IconArrowLeft, IconLock, IconMapSearch } from "@tabler/icons-react";
import type { RequisitionWhole } from "@/api/requisition";
import { AssignmentTable } from "@/blocks/requisition/panel/AssignmentTable";
import { EditButton } from "@/blocks/requisition/panel/EditButton";
import { FactsBand } from "@/blocks/requisition/panel/FactsBand";
import { RequisitionActions, RequisitionDangers } from "@/blocks/requisition/panel/RequisitionActions";
import { timelineEntries } from "@/blocks/requisition/timelineEntries";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { StatusButton } from "@/ui/StatusButton";
import { Timeline } from "@/ui/Timeline";
import classes from "./DirectoryView.module.css";
import { lockOf } from "./lockOf";

type Props = {
  /** Whether a requisition was chosen at all. */
  chosen: boolean;
  whole: RequisitionWhole | undefined;
  failure: string | undefined;
  manager: boolean;
  recruiter: boolean;
  onHome: () => void;
  onRetry: () => void;
};

export function DirectoryView(props: Props) {
  const { chosen, whole, failure, onHome, onRetry } = props;
  if (!chosen) {
    return (
      <section className={classes.card}>
        <EmptyState
          icon={<IconMapSearch />}
          text="No requisition is chosen"
          hint="Choose one in the Requisition List on Home; it then opens here and stays chosen until you sign out."
          action={
            <Button variant="default" size="xs" onClick={onHome}>
              Go to Home
            </Button>
          }
        />
      </section>
    );
  }
  if (whole) return <Sheet {...props} whole={whole} />;
  return (
    <section className={classes.card}>
      {failure ? <FailedState text={failure} onRetry={onRetry} /> : <LoadingRows count={8} />}
    </section>
  );
}

type SheetProps = Pick<Props, "manager" | "recruiter" | "onHome"> & { whole: RequisitionWhole };

function Sheet({ whole, manager, recruiter, onHome }: SheetProps) {
  const lock = lockOf(whole, recruiter);
  return (
    <>
      {lock && (
        <p className={classes.lock}>
          <IconLock size={16} stroke={1.7} aria-hidden="true" />
          {lock}
        </p>
      )}
      <div className={classes.sheet}>
        <section className={classes.card} aria-label={`Requisition ${whole.serial}`}>
          <header className={classes.head}>
            <div className={classes.names}>
              {manager && (
                <Button
                  variant="default"
                  size="xs"
                  leftSection={<IconArrowLeft stroke={1.7} aria-hidden="true" />}
                  onClick={onHome}
                >
                  Back
                </Button>
              )}
              <div className={classes.title}>
                <h2>{whole.position}</h2>
                <p>
                  Req ID {whole.serial}
                  {whole.raisedFrom && `, raised against ${whole.raisedFrom}`}
                </p>
              </div>
              <StatusButton status={whole.status} />
              <span className={classes.grow} />
              {manager && <EditButton whole={whole} />}
            </div>
            {manager && (
              <div className={classes.actions}>
                <RequisitionActions whole={whole} />
                <span className={classes.grow} />
                <RequisitionDangers whole={whole} />
              </div>
            )}
          </header>
          <FactsBand whole={whole} all />
          <AssignmentTable whole={whole} manager={manager} />
        </section>
        <section className={classes.card} aria-label="Timeline">
          <div className={classes.timeline}>
            <h2>Timeline</h2>
            {whole.timeline.length === 0 ? (
              <EmptyState />
            ) : (
              <Timeline label={`Timeline of ${whole.serial}`} entries={timelineEntries(whole.timeline)} />
            )}
          </div>
        </section>
      </div>
    </>
  );
}
