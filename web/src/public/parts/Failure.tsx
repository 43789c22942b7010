import { IconCloudOff } from "@tabler/icons-react";
import { Button } from "./Button";
import classes from "./Notice.module.css";

/** What could not be loaded, and another try. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <span className={classes.icon} data-failed aria-hidden="true">
        <IconCloudOff />
      </span>
      <p className={classes.text}>{text}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
