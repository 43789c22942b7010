import type { ReactNode } from "react";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog, type FormState } from "@/ui/FormDialog";
import classes from "./form.module.css";

type Props = DialogProps & {
  /** The kind of record: 'Position'. */
  noun: string;
  editing: boolean;
  size: 640 | 880;
  form: { dialog: FormState };
  onSubmit: () => void;
  children: ReactNode;
};

/** The dialog that adds or edits a record of a master. */
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
