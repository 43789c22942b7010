import { Button } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { profileFunnelQuery } from "@/api/funnel";
import { requisitionOptionsQuery } from "@/api/requisitionOption";
import { DefinitionList } from "@/blocks/dashboard/DefinitionList";
import { type ChosenRequisition, RequisitionChoice } from "@/blocks/dashboard/RequisitionChoice";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { Funnel } from "@/ui/Funnel";
import { InfoPopover } from "@/ui/InfoPopover";
import { LoadingRows } from "@/ui/LoadingRows";
import { toast } from "@/ui/toast";
import classes from "./ProfileMetrics.module.css";

type Props = {
  /** What the funnel shows; empty for nothing yet. */
  shown: ChosenRequisition;
  onGo: (chosen: ChosenRequisition) => void;
  /** Opens a block on the ELPL Dashboard. */
  onOpen: (stage: string) => void;
};

/** How far the candidates of a requisition came. */
export function ProfileFunnel({ shown, onGo, onOpen }: Props) {
  const [chosen, setChosen] = useState(shown);
  const options = useQuery(requisitionOptionsQuery(chosen.department)).data;
  const asked = shown.department !== "" && shown.requisition !== "";
  const { data, error, refetch } = useQuery({ ...profileFunnelQuery(shown), enabled: asked });
  const go = () => {
    if (chosen.requisition) onGo(chosen);
    else toast.error("Please select requisition");
  };
  return (
    <section className={classes.card} aria-label="Profile Funnel">
      <div className={classes.toolbar}>
        <h2 className={classes.title}>Profile Funnel</h2>
        <InfoPopover label="About Profile Funnel">
          <DefinitionList path="/profile_metrics" />
        </InfoPopover>
        <span className={classes.grow} />
        <span className={classes.quiet}>% of the step before</span>
      </div>
      <div className={classes.choice}>
        <RequisitionChoice value={chosen} requisitions={options} label="Requisition" onChange={setChosen} />
        <Button onClick={go}>Go</Button>
      </div>
      {!asked && (
        <EmptyState
          icon={<IconFilter />}
          text="Please select department and requisition to view Profile Funnel."
        />
      )}
      {asked && error && <FailedState text={error.message} onRetry={() => void refetch()} />}
      {asked && !error && !data && <LoadingRows count={9} />}
      {asked && data?.length === 0 && <EmptyState text="Data not available." />}
      {asked && data && data.length > 0 && <Funnel label="Profile Funnel" steps={data} onOpen={onOpen} />}
    </section>
  );
}
