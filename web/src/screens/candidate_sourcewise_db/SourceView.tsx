import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { SourceCandidate, SourceNumber } from "@/api/acceptedSource";
import { SourceCard } from "@/blocks/dashboard/SourceCard";
import { usePrintAll } from "@/blocks/dashboard/usePrintAll";
import { grouped } from "@/lib/text";
import type { Slice } from "@/ui/Donut";
import { IconButton } from "@/ui/IconButton";
import { DataTable, type TableState } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { sourceColumns } from "./columns";
import classes from "./SourceView.module.css";

type Props = {
  month: string;
  slices: readonly Slice[];
  compare: ReactNode;
  difference: (source: string | null) => ReactNode;
  state: TableState;
  failure: string | undefined;
  /** The source that is open; empty for none. */
  source: string;
  list: TableSource<SourceCandidate>;
  onMonth: (month: string) => void;
  /** Empty closes the list. */
  onSource: (source: string) => void;
  onRetry: () => void;
  file: () => Promise<readonly SourceNumber[]>;
};

const idOf = (row: SourceCandidate) => `${row.candidateId} ${row.requisitionId} ${row.acceptedOn}`;

export function SourceView(props: Props) {
  const { slices, source, list, onSource } = props;
  const { printing, printed } = usePrintAll(list);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={classes.page}>
      <SourceCard
        name="Selected Candidate Source"
        path="/candidateSourcewise_db"
        month={props.month}
        slices={slices}
        compare={props.compare}
        difference={props.difference}
        chosen={source || null}
        word="accepted"
        printing={source ? printing : undefined}
        narrow
        state={props.state}
        failure={props.failure}
        emptyText="Data Not Available."
        onMonth={props.onMonth}
        onOpen={(next) => onSource(next === source ? "" : next)}
        onRetry={props.onRetry}
        file={props.file}
      >
        <Sentences total={total} difference={props.difference(null)} />
      </SourceCard>
      {source && (
        <div className={classes.list}>
          <DataTable
            key={source}
            label={`Candidate Source - ${source}`}
            columns={sourceColumns}
            {...printed}
            rowId={idOf}
            emptyText="Data Not Available"
            compact
            list="sources"
            chooser={false}
            searchShown
            csvName={`Candidate Source - ${source}`}
            toolbarEnd={<IconButton label="Close" icon={<IconX />} onClick={() => onSource("")} />}
          />
        </div>
      )}
    </div>
  );
}

function Sentences({ total, difference }: { total: number; difference: ReactNode }): ReactNode {
  return (
    <div className={classes.sentences}>
      <p>
        Total {grouped(total)} candidates have accepted the offers this month.
        {difference}
      </p>
      <p className={classes.hint}>Please click on source to view more details.</p>
    </div>
  );
}
