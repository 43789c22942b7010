import type { ReactNode } from "react";
import classes from "./MoreButton.module.css";

type Props = {
  expanded: boolean;
  /** Says what there is more of, for people who meet the button alone. */
  label: string;
  onClick: () => void;
  children: ReactNode;
};

/** Shows the rest of a text or a list, and takes it away again. */
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
