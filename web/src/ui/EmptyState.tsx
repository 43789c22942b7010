import { IconInbox } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./EmptyState.module.css";

type Props = { text?: string; hint?: ReactNode; icon?: ReactNode; action?: ReactNode };

export function EmptyState({ text = "No Data Available", hint, icon, action }: Props) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden="true">
        {icon ?? <IconInbox />}
      </span>
      <p className={classes.text}>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
