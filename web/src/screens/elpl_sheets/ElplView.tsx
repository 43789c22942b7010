import { Button } from "@mantine/core";
import { IconFilter, IconSearch } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { FunnelBlock, FunnelHead } from "@/api/funnel";
import { requisitionOptionsQuery } from "@/api/requisitionOption";
import { PrintButton } from "@/blocks/dashboard/PrintButton";
import { type ChosenRequisition, RequisitionChoice } from "@/blocks/dashboard/RequisitionChoice";
import type { Printing } from "@/blocks/dashboard/usePrintAll";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { Funnel } from "@/ui/Funnel";
import type { TableState } from "@/ui/table/DataTable";
import { toast } from "@/ui/toast";
import classes from "./ElplView.module.css";
import { headFacts } from "./steps";

type Props = {
  /** What was searched for; empty for nothing yet. */
  shown: ChosenRequisition;
  funnel: { blocks: readonly FunnelBlock[]; head: FunnelHead | null } | undefined;
  /** Null until something was searched for. */
  state: TableState | null;
  failure: string | undefined;
  stage: string;
  /** Prints all candidates of the stage; without one the screen is printed as it is. */
  printing: Printing | undefined;
  onSearch: (chosen: ChosenRequisition) => void;
  onStage: (stage: string) => void;
  onRetry: () => void;
  /** The candidates of the stage. */
  children: ReactNode;
};

export function ElplView(props: Props) {
  const { shown, funnel, stage, onSearch, onStage } = props;
  const [chosen, setChosen] = useState(shown);
  const options = useQuery(requisitionOptionsQuery(chosen.department)).data;
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.requisition) onSearch(chosen);
    else toast.error("please select Position!");
  };
  return (
    <>
      <form className={classes.choice} onSubmit={search}>
        <RequisitionChoice value={chosen} requisitions={options} label="Position" onChange={setChosen} />
        <Button
          type="submit"
          leftSection={<IconSearch stroke={1.7} aria-hidden="true" />}
          disabled={!chosen.department || !chosen.requisition}
        >
          Search
        </Button>
        <span className={classes.grow} />
        <PrintButton printing={props.printing} />
      </form>
      {funnel?.head && (
        <dl className={classes.head}>
          {headFacts(funnel.head).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || "---"}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.page}>
        <section className={classes.card} aria-label="Funnel">
          <div className={classes.toolbar}>
            <h2>Funnel</h2>
            <span className={classes.grow} />
            <span className={classes.quiet}>Conversion %</span>
          </div>
          <FunnelArea {...props} onStage={onStage} stage={stage} />
        </section>
        {props.children}
      </div>
    </>
  );
}

function FunnelArea({ funnel, state, failure, stage, onStage, onRetry }: Props) {
  if (state === null) {
    return (
      <EmptyState
        icon={<IconFilter />}
        text="Please select department and requisition to view Profile Funnel."
      />
    );
  }
  if (state === "failed") return <FailedState text={failure} onRetry={onRetry} />;
  if (!funnel) return <EmptyState text="Loading Please Wait...." />;
  if (funnel.blocks.length === 0) return <EmptyState text="Data not available." />;
  return <Funnel label="Funnel" steps={funnel.blocks} chosen={stage || null} onOpen={onStage} />;
}
