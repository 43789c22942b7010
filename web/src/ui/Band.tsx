import type { ReactNode } from "react";
import classes from "./Band.module.css";
import { type Tone, toneStyle } from "./tone";

type Props = {
  tone: Tone;
  icon: ReactNode;
  /** Announced when it appears on an open screen. */
  live?: boolean;
  children: ReactNode;
};

/** A line above a screen about what concerns all of it. */
export function Band({ tone, icon, live, children }: Props) {
  return (
    <p className={classes.band} style={toneStyle[tone]} role={live ? "status" : undefined}>
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={classes.text}>{children}</span>
    </p>
  );
}
