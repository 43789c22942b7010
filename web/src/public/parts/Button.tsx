import type { ButtonHTMLAttributes } from "react";
import classes from "./Button.module.css";

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: "primary" | "plain" | "danger" | "link";
  /** A write is on its way: the button stays in its place and waits. */
  busy?: boolean;
};

export function Button({ look = "plain", busy = false, disabled, type = "button", ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={classes.button}
      data-look={look}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}
