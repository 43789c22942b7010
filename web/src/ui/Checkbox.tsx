import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import classes from "./Checkbox.module.css";

type Props = Omit<ComponentPropsWithoutRef<"input">, "type" | "className" | "children"> & {
  indeterminate?: boolean;
};

/** A styled native checkbox, light enough for every row of a table. */
export function Checkbox({ indeterminate = false, ...rest }: Props) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={classes.box}
      ref={(input) => {
        if (input) input.indeterminate = indeterminate;
      }}
    />
  );
}

/** A checkbox with its label, as a line of a list. */
export function CheckboxLine({ children, ...rest }: Props & { children: ReactNode }) {
  const id = useId();
  return (
    <label className={classes.line} htmlFor={id}>
      <Checkbox {...rest} id={id} />
      <span>{children}</span>
    </label>
  );
}
