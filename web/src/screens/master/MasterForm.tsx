import { type ReactNode, useState } from "react";
import type { Said } from "@/api/master";
import { useStep } from "@/blocks/step/useStep";
import { FormDialog } from "@/ui/FormDialog";
import type { DialogProps } from "./dialog";
import classes from "./form.module.css";

type StepOptions<Field extends string> = Parameters<typeof useStep<Field, Said>>[0];

/** What a form of the masters holds, beginning with what is kept, and the attempts to keep it. */
export function useMasterForm<Values extends object>(
  start: Values,
  options: StepOptions<keyof Values & string>,
) {
  const [initial] = useState(start);
  const [values, setValues] = useState(initial);
  const step = useStep<keyof Values & string, Said>(options);
  const set = (change: Partial<Values>): void => {
    step.mend();
    setValues((before) => ({ ...before, ...change }));
  };
  return { values, set, step, dirty: JSON.stringify(values) !== JSON.stringify(initial) };
}

type Props = DialogProps & {
  /** What is added or changed: 'Position'. */
  noun: string;
  editing: boolean;
  size: 640 | 880;
  form: { step: { busy: boolean; error: ReactNode }; dirty: boolean };
  onSubmit: () => void;
  children: ReactNode;
};

/** The dialog that adds to a master or changes what it has. */
export function MasterForm({ noun, editing, size, form, onSubmit, opened, onClose, children }: Props) {
  return (
    <FormDialog
      opened={opened}
      title={`${editing ? "Edit" : "Add"} ${noun}`}
      submit={editing ? "Update" : "Add"}
      size={size}
      busy={form.step.busy}
      error={form.step.error}
      dirty={form.dirty}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className={classes.stack}>{children}</div>
    </FormDialog>
  );
}
