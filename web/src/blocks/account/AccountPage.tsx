import "./mantine.css";
import type { ReactNode } from "react";
import { Mark } from "@/blocks/brand/Mark";
import { businessYear } from "@/lib/businessYear";
import classes from "./AccountPage.module.css";

type Props = { title: string; lead: string; picture?: ReactNode; children: ReactNode };

/** The page for users who are not signed in: brand, one form, copyright, and a picture if there is room. */
export function AccountPage({ title, lead, picture, children }: Props) {
  return (
    <div className={classes.page} data-picture={picture ? true : undefined}>
      <main className={classes.side}>
        <div className={classes.brand}>
          <Mark size={32} />
          <span>Muster</span>
        </div>
        <div className={classes.body}>
          <h1>{title}</h1>
          <p>{lead}</p>
          {children}
        </div>
        <footer className={classes.foot}>© {businessYear()} Muster</footer>
      </main>
      {picture && <div className={classes.picture}>{picture}</div>}
    </div>
  );
}
