import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type RequisitionWhole, requisitionQuery } from "@/api/requisition";
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

type Props = {
  opened: boolean;
  /** The requisition whose panel is open. */
  serial: string;
  manager: boolean;
  onClose: () => void;
};

/** The recruiters of a requisition, its actions and its history. */
export function AssignmentPanel({ opened, serial, manager, onClose }: Props) {
  // Keeps the content while the drawer slides out.
  const [last, setLast] = useState(serial);
  if (opened && last !== serial) setLast(serial);
  const { data, error, refetch } = useQuery({ ...requisitionQuery(last), enabled: last !== "" });
  return (
    <SideDrawer
      opened={opened}
      size={800}
      title={data?.position ?? "Requisition"}
      status={data && <StatusButton status={data.status} />}
      subtitle={data?.raisedFrom ? `Req ID ${last}, raised against ${data.raisedFrom}` : `Req ID ${last}`}
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
