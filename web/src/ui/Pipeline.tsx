import { type PipelineCell, type PipelineCounts, pipelineCells } from "@/lib/pipeline";
import classes from "./Pipeline.module.css";

type Props = {
  counts: PipelineCounts;
  /** What they belong to, for the names of the cells: '1187 Data Analyst'. */
  of: string;
  /** Opens what a cell counts. An empty cell opens nothing. */
  onOpen: (cell: PipelineCell) => void;
};

/** How far the candidates of a requisition are: one cell a stage, deeper to the right, who joined in green. */
export function Pipeline({ counts, of, onOpen }: Props) {
  return (
    <span className={classes.pipeline}>
      {pipelineCells.map((cell, at) => {
        const count = counts[at] ?? 0;
        if (count === 0)
          return (
            <span key={cell} className={classes.cell} data-zero>
              0
            </span>
          );
        return (
          <button
            key={cell}
            type="button"
            className={classes.cell}
            data-cell={at}
            aria-label={`${count} in ${cell} of ${of}`}
            onClick={() => onOpen(cell)}
          >
            {count > 999 ? "999+" : count}
          </button>
        );
      })}
    </span>
  );
}

/** The names of the cells, above them. */
export function PipelineHead() {
  return (
    <span className={classes.pipeline} data-head aria-hidden="true">
      {pipelineCells.map((cell) => (
        <span key={cell}>{cell}</span>
      ))}
    </span>
  );
}
