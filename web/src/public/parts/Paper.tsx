import type { ReactNode } from "react";
import { Bar, Foot } from "./Bar";
import classes from "./Paper.module.css";

type Props = {
  company: string;
  /** What the page is about, for who listens, while it has no heading to show. */
  heading?: string;
  children: ReactNode;
};

/** A page of one column under the company's bar. */
export function Paper({ company, heading, children }: Props) {
  return (
    <div className={classes.page}>
      {company && <Bar company={company} />}
      <main className={classes.paper}>
        {heading && <h1 className={classes.hidden}>{heading}</h1>}
        {children}
      </main>
      <Foot />
    </div>
  );
}
