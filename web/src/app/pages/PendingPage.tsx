import classes from "./StatusPage.module.css";

/** Shown when a screen takes more than a moment to load. */
export function PendingPage() {
  return (
    <p className={classes.pending} role="status">
      Loading Please Wait....
    </p>
  );
}
