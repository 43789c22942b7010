import type { CandidateField } from "./candidateForm";
import classes from "./Offer.module.css";

/** Values for fields from elsewhere. They are offered, never filled in: what was typed always wins. */
export type Offers = {
  /** Where they come from: 'In the form'. */
  from: string;
  values: Partial<Record<CandidateField, string>>;
};

/** The order of a field's parts, with the offer below the input. */
export const belowInput: ("label" | "input" | "description" | "error")[] = [
  "label",
  "input",
  "description",
  "error",
];

type Props = { from: string; value: string; onTake: () => void };

export function Offer({ from, value, onTake }: Props) {
  return (
    <span className={classes.offer}>
      <span>
        {from}: <b>{value}</b>
      </span>
      <button type="button" onClick={onTake} aria-label={`Use ${value}`}>
        Use
      </button>
    </span>
  );
}
