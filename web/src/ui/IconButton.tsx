import type { ComponentPropsWithRef, ReactNode } from "react";
import classes from "./IconButton.module.css";

type Props = Omit<ComponentPropsWithRef<"button">, "children" | "aria-label" | "title" | "name"> & {
  /** The name of the action: the accessible name and the tip. */
  label: string;
  /** The accessible name, if it says more than the tip. */
  name?: string;
  icon: ReactNode;
  /** 24 px, for a row of a table. */
  small?: boolean;
  /** Shown as pressed (grey) or as having a value set (accent). */
  active?: boolean | "accent";
};

/** An icon-only button. */
export function IconButton({ label, name = label, icon, small, active, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={name}
      data-tip={label}
      className={classes.button}
      data-small={small || undefined}
      data-active={active || undefined}
    >
      {icon}
    </button>
  );
}
