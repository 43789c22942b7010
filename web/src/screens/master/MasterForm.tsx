import type { ReactNode } from "react";
import { FormDialog, type FormState } from "@/ui/FormDialog";
import type { DialogProps } from "./dialog";
import classes from "./form.module.css";

type Props = DialogProps & {
  /** What is added or changed: 'Position'. */
  noun: string;
  editing: boolean;
  size: 640 | 880;
  form: { dialog: FormState };
  onSubmit: () => void;
  children: ReactNode;
};

/** The dialog that adds to a master or changes what it has. */
export function MasterForm({ noun, editing, form, children, ...dialog }: Props) {
  return (
    <FormDialog
      {...dialog}
      {...form.dialog}
      title={`${editing ? "Edit" : "Add"} ${noun}`}
      submit={editing ? "Update" : "Add"}
    >
      <div className={classes.stack}>{children}</div>
    </FormDialog>
  );
}
