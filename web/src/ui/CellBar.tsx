import type { ReactNode } from "react";
import classes from "./CellBar.module.css";

type Props = {
  /** Of the full bar, 0 to 1. */
  share: number;
  shade?: "plain" | "pale" | "strong";
  /** The number beside the bar. */
  children: ReactNode;
};

/** A number beside a short bar, which compares it with its neighbours. */
export function CellBar({ share, shade = "plain", children }: Props) {
  return (
    <span className={classes.pair}>
      <span className={classes.bar} aria-hidden="true">
        <span
          className={classes.fill}
          data-shade={shade}
          style={{ width: `${Math.min(100, Math.max(0, share * 100))}%` }}
        />
      </span>
      <span className={classes.number}>{children}</span>
    </span>
  );
}
