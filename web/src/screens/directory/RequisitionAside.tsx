import type { RequisitionWhole } from "@/api/requisition";
import { AssignmentTable } from "@/blocks/requisition/panel/AssignmentTable";
import { EditButton } from "@/blocks/requisition/panel/EditButton";
import { FactsBand } from "@/blocks/requisition/panel/FactsBand";
import { RequisitionActions, RequisitionDangers } from "@/blocks/requisition/panel/RequisitionActions";
import { timelineEntries } from "@/blocks/requisition/timelineEntries";
import { EmptyState } from "@/ui/EmptyState";
import { Timeline } from "@/ui/Timeline";
import classes from "./RequisitionAside.module.css";

type Props = { whole: RequisitionWhole; manager: boolean };

/** The requisition beside its candidates: facts, recruiters, history, and a manager's actions. */
export function RequisitionAside({ whole, manager }: Props) {
  return (
    <aside className={classes.beside} aria-label={`About requisition ${whole.serial}`}>
      <header className={classes.head}>
        <div className={classes.names}>
          <div>
            <h2>{whole.position}</h2>
            <p>
              Req ID {whole.serial}
              {whole.raisedFrom && `, raised against ${whole.raisedFrom}`}
            </p>
          </div>
          {manager && <EditButton whole={whole} />}
        </div>
        {manager && (
          <div className={classes.actions}>
            <RequisitionActions whole={whole} quiet={whole.showsAdd} />
            <RequisitionDangers whole={whole} />
          </div>
        )}
      </header>
      <FactsBand whole={whole} all />
      <AssignmentTable whole={whole} manager={manager} cards />
      <section className={classes.timeline}>
        <h2>Timeline</h2>
        {whole.timeline.length === 0 ? (
          <EmptyState />
        ) : (
          <Timeline label={`Timeline of ${whole.serial}`} entries={timelineEntries(whole.timeline)} />
        )}
      </section>
    </aside>
  );
}
