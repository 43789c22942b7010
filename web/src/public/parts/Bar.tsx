import type { ReactNode } from "react";
import { businessYear } from "@/lib/businessYear";
import { initials } from "@/lib/text";
import classes from "./Bar.module.css";

type Props = { company: string; about?: string; children?: ReactNode };

/** The bar over a candidate's page: the company, about whom the page is, and whether what was typed is saved. */
export function Bar({ company, about, children }: Props) {
  return (
    <header className={classes.bar}>
      <span className={classes.square} aria-hidden="true">
        {initials(company)}
      </span>
      <b>{company}</b>
      {about && <span className={classes.about}>{about}</span>}
      <span className={classes.state}>{children}</span>
    </header>
  );
}

export function Foot() {
  return <footer className={classes.foot}>© {businessYear()} Muster</footer>;
}
