import { useQuery } from "@tanstack/react-query";
import { type RequisitionWhole, requisitionQuery } from "@/api/requisition";
import type { DialogProps } from "@/ui/dialogs";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { SideDrawer } from "@/ui/SideDrawer";
import { StatusButton } from "@/ui/StatusButton";
import { Timeline } from "@/ui/Timeline";
import { RequisitionWaitLine } from "../RequisitionWaitLine";
import { timelineEntries } from "../timelineEntries";
import classes from "./AssignmentPanel.module.css";
import { AssignmentTable } from "./AssignmentTable";
import { EditButton } from "./EditButton";
import { FactsBand } from "./FactsBand";
import { RequisitionActions, RequisitionDangers } from "./RequisitionActions";

type Props = DialogProps & { serial: string; manager: boolean };

/** The recruiters of a requisition, its actions and its history. */
export function AssignmentPanel({ opened, serial, manager, onClose }: Props) {
  const { data, error, refetch } = useQuery(requisitionQuery(serial));
  return (
    <SideDrawer
      opened={opened}
      size={800}
      title={data?.position ?? "Requisition"}
      status={data && <StatusButton status={data.status} />}
      subtitle={data?.raisedFrom ? `Req ID ${serial}, raised against ${data.raisedFrom}` : `Req ID ${serial}`}
      tools={data && manager && <EditButton whole={data} />}
      actions={data && manager && <RequisitionActions whole={data} />}
      dangers={data && manager && <RequisitionDangers whole={data} />}
      onClose={onClose}
    >
      {data && <PanelContent whole={data} manager={manager} />}
      {!data && error && <FailedState hint={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={8} />}
    </SideDrawer>
  );
}

function PanelContent({ whole, manager }: { whole: RequisitionWhole; manager: boolean }) {
  return (
    <>
      <FactsBand whole={whole} />
      <RequisitionWaitLine serial={whole.serial} />
      <AssignmentTable whole={whole} manager={manager} />
      <section className={classes.timeline}>
        <h3>Timeline</h3>
        <Timeline label={`Timeline of ${whole.serial}`} entries={timelineEntries(whole.timeline)} />
      </section>
    </>
  );
}
