import type { ReactNode } from "react";
import classes from "./MoreButton.module.css";

type Props = {
  /** Left out for a button that acts. */
  expanded?: boolean;
  /** The accessible name: what there is more of. */
  label: string;
  onClick: () => void;
  children: ReactNode;
};

/** Shows and hides the rest of a text or a list. */
export function MoreButton({ expanded, label, onClick, children }: Props) {
  return (
    <button
      type="button"
      className={classes.more}
      aria-expanded={expanded}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
