import type { ReactNode } from "react";
import classes from "./Notice.module.css";

type Props = { icon: ReactNode; title: string; text?: string; done?: boolean; children?: ReactNode };

/** What became of a page that asks nothing any more. */
export function Notice({ icon, title, text = title, done, children }: Props) {
  return (
    <div className={classes.notice}>
      <span className={classes.icon} data-done={done || undefined} aria-hidden="true">
        {icon}
      </span>
      <div role="status">
        <h1>{title}</h1>
        {text !== title && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}
