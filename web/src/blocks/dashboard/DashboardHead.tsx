import type { ReactNode } from "react";
import classes from "./DashboardHead.module.css";

type Props = {
  /** The period, at the left. */
  children: ReactNode;
  actions: ReactNode;
};

/** The row under the header of a dashboard by year or month. The header itself has the name and the definitions. */
export function DashboardHead({ children, actions }: Props) {
  return (
    <div className={classes.head}>
      {children}
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}
