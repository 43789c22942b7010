import { differenceSentence, differenceText } from "@/lib/comparison";
import classes from "./Difference.module.css";

type Props = {
  now: number | null | undefined;
  before: number | null | undefined;
  /** How many days are compared with as many. */
  days: number;
  decimals?: number;
  /** Under the number, in a narrow cell. */
  below?: boolean;
};

/** How a number differs from that of the days before; nothing while one of them is unknown. */
export function Difference({ now, before, days, decimals, below }: Props) {
  if (typeof now !== "number" || typeof before !== "number") return null;
  const difference = now - before;
  const sentence = differenceSentence(difference, days, decimals);
  return (
    <span className={classes.difference} data-below={below || undefined} title={sentence}>
      <span aria-hidden="true">{differenceText(difference, decimals)}</span>
      <span className={classes.unseen}>{sentence}</span>
    </span>
  );
}
