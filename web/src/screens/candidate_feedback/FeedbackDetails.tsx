import { useQuery } from "@tanstack/react-query";
import {
  type FeedbackCard,
  type FeedbackFactor,
  feedbackDetailsForFile,
  feedbackDetailsQuery,
} from "@/api/feedback";
import { CandidateLink } from "@/blocks/dashboard/CandidateLink";
import { CellBar } from "@/ui/CellBar";
import { Dialog } from "@/ui/Dialog";
import type { DialogProps } from "@/ui/dialogs";
import { type Column, DataTable } from "@/ui/table/DataTable";
import { tableSource } from "@/ui/table/tableSource";
import classes from "./FeedbackDetails.module.css";

const average = "Average";
const highest = 5;
const bodyHeight = 320;

function score(id: "tl" | "pl" | "ceo", header: string): Column<FeedbackFactor> {
  return {
    id,
    header,
    value: (row) => row[id],
    text: (row) => row[id]?.toFixed(1) ?? "",
    cell: (row) => {
      const value = row[id];
      if (value === null) return "";
      const text = value.toFixed(1);
      return row.factor === average ? <b>{text}</b> : <CellBar share={value / highest}>{text}</CellBar>;
    },
    align: "end",
    sortable: false,
    width: 120,
  };
}

const columns: readonly Column<FeedbackFactor>[] = [
  {
    id: "factor",
    header: "Factor",
    value: (row) => row.factor,
    cell: (row) => (row.factor === average ? <b>{average}</b> : row.factor),
    strong: true,
    sortable: false,
    width: 170,
  },
  score("tl", "TL Score"),
  score("pl", "PL Score"),
  score("ceo", "CEO Score"),
];
const idOf = (row: FeedbackFactor) => row.factor;

type Props = DialogProps & { card: FeedbackCard };

/** The scores of a candidate by factor and round. */
export function FeedbackDetails({ opened, card, onClose }: Props) {
  const { candidateId, requisitionId, name } = card;
  const query = useQuery({ ...feedbackDetailsQuery(candidateId, requisitionId), enabled: opened });
  const title = `${name} Feedback Details`;
  return (
    <Dialog
      opened={opened}
      title={title}
      subtitle={
        <span className={classes.sub}>
          {card.position}
          <CandidateLink {...card} name="Open candidate" />
        </span>
      }
      size={640}
      onClose={onClose}
    >
      <div className={classes.table}>
        <DataTable
          label={title}
          title={null}
          plain
          columns={columns}
          {...tableSource(query, () => feedbackDetailsForFile(candidateId, requisitionId))}
          rowId={idOf}
          emptyText="Data not available"
          matrix
          maxHeight={bodyHeight}
          pager={false}
          searchLabel={null}
          chooser={false}
          currentId={average}
          csvName={title}
        />
      </div>
      <p className={classes.note}>
        1 is low, 5 is high. A dash: this factor was not scored in that round; it does not count in the
        average.
      </p>
    </Dialog>
  );
}
