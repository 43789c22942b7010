import type { ReactNode } from "react";
import classes from "./FilterRow.module.css";

type Props = {
  /** Views and metrics at the left. */
  start?: ReactNode;
  /** The period, or filters. */
  children?: ReactNode;
};

/** The row of choices under the header of a dashboard; not on paper. */
export function FilterRow({ start, children }: Props) {
  return (
    <div className={classes.row}>
      {start}
      {children && <div className={classes.end}>{children}</div>}
    </div>
  );
}
