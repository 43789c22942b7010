import { differenceSentence, differenceText, isGood, type Measure } from "@/lib/comparison";
import classes from "./Difference.module.css";

type Props = {
  now: number | null | undefined;
  before: number | null | undefined;
  measure: Measure;
  /** When it was as it was before: 'in Oct 2026'. */
  when: string;
  /** Under the number, in a narrow cell. */
  below?: boolean;
};

/** How a number differs from that of the period before; nothing while one of them is unknown. */
export function Difference({ now, before, measure, when, below }: Props) {
  if (typeof now !== "number" || typeof before !== "number") return null;
  const difference = now - before;
  const good = isGood(difference, measure);
  const sentence = differenceSentence(difference, measure, when);
  return (
    <span
      className={classes.difference}
      data-below={below || undefined}
      data-good={good ?? undefined}
      data-tip={sentence}
    >
      <span aria-hidden="true">{differenceText(difference, measure)}</span>
      <span className={classes.unseen}>{sentence}</span>
    </span>
  );
}
