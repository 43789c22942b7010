import type { ReactNode } from "react";
import { Bar, Foot } from "./Bar";
import classes from "./Paper.module.css";

type Props = { company: string; children: ReactNode };

/** A page of one column under the company's bar. */
export function Paper({ company, children }: Props) {
  return (
    <div className={classes.page}>
      {company && <Bar company={company} />}
      <main className={classes.paper}>{children}</main>
      <Foot />
    </div>
  );
}
