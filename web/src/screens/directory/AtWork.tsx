import { IconX } from "@tabler/icons-react";
import type { PipelineCell } from "@/lib/pipeline";
import classes from "./AtWork.module.css";

type Props = { cell: PipelineCell; onClear: () => void };

/** Says that the list has what a cell of the pipeline counts; a click leads back to all candidates. */
export function AtWork({ cell, onClear }: Props) {
  const text = cell === "Joined" ? "Joined" : `At work: ${cell}`;
  return (
    <button
      type="button"
      className={classes.chip}
      aria-label={`${text}, show all candidates`}
      onClick={onClear}
    >
      {text}
      <IconX size={13} stroke={2} aria-hidden="true" />
    </button>
  );
}
