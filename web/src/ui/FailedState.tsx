import { Button } from "@mantine/core";
import { IconCloudOff, IconRefresh } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./EmptyState.module.css";

type Props = { text?: string; hint?: ReactNode; onRetry?: () => void };

export function FailedState({ text = "Something Went Wrong", hint, onRetry }: Props) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-failed aria-hidden="true">
        <IconCloudOff />
      </span>
      <p className={classes.text}>{text}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" size="xs" leftSection={<IconRefresh />} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
