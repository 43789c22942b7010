import { IconPhone } from "@tabler/icons-react";
import classes from "./CallLink.module.css";

/** The candidate's number in a dialog, to call from it. */
export function CallLink({ mobile }: { mobile: string }) {
  return (
    <a className={classes.call} href={`tel:+91${mobile}`}>
      <IconPhone size={16} stroke={1.7} aria-hidden="true" />
      {mobile.replace(/^(\d{5})(\d{5})$/, "$1 $2")}
    </a>
  );
}
