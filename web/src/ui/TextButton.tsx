import type { ReactNode } from "react";
import classes from "./TextButton.module.css";

type Props = { onClick: () => void; label?: string; children: ReactNode };

/** A text in a table that works as a button. */
export function TextButton({ onClick, label, children }: Props) {
  return (
    <button type="button" className={classes.text} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
