import classes from "./NotVerified.module.css";

/** Beside what a candidate typed on the programme's public page, before anybody has spoken to them. */
export function NotVerified() {
  return (
    <span className={classes.mark} data-tip="Typed by the candidate; no call has connected yet">
      not verified
    </span>
  );
}
