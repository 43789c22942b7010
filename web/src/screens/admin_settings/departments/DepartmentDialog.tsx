import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Department, type DepartmentValues, saveDepartment } from "@/api/department";
import { UserSelect } from "@/blocks/administration/UserSelect";
import { useStep } from "@/blocks/step/useStep";
import { FormDialog } from "@/ui/FormDialog";
import classes from "./DepartmentDialog.module.css";

const fields = { name: "name", approverId: "approverId", maySignIn: "maySignIn" } as const;

type Props = {
  /** Null to add one. */
  department: Department | null;
  onClose: () => void;
};

export function DepartmentDialog({ department: shown, onClose }: Props) {
  // What is edited is the department as it was when the dialog opened, so that the server can tell of a change meanwhile.
  const [department] = useState(shown);
  const [initial] = useState<DepartmentValues>({
    name: department?.name ?? "",
    maySignIn: department?.maySignIn ?? false,
    approverId: department?.approverId ?? "",
  });
  const [values, setValues] = useState(initial);
  const [approver, setApprover] = useState(department?.approver ?? "");
  const attempt = useStep<keyof typeof fields, { message: string }>({
    topic: "department",
    fields,
    onDone: onClose,
  });

  function set(change: Partial<DepartmentValues>): void {
    attempt.mend();
    setValues((before) => ({ ...before, ...change }));
  }

  function submit(): void {
    const name = values.name.trim();
    if (attempt.complain(name ? null : { field: "name", message: "Please enter a name" })) return;
    const order = { ...values, name };
    attempt.run(order, (key) => saveDepartment(department, order, key));
  }

  return (
    <FormDialog
      opened
      title={department ? "Edit Department" : "Add Department"}
      submit={department ? "Save" : "Add"}
      busy={attempt.busy}
      error={attempt.error}
      dirty={JSON.stringify(values) !== JSON.stringify(initial)}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <TextInput
          size="md"
          label="Name"
          required
          value={values.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          error={attempt.faultOf("name")}
        />
        <UserSelect
          label="Approver"
          placeholder="The CEO"
          description="Approves what the department asks for"
          value={values.approverId}
          name={approver}
          onChange={(approverId, name) => {
            setApprover(name);
            set({ approverId });
          }}
          error={attempt.faultOf("approverId")}
        />
        <Switch
          label="People of this department may sign in"
          description={
            initial.maySignIn && !values.maySignIn
              ? "Whoever of them is signed in now will be signed out."
              : undefined
          }
          checked={values.maySignIn}
          onChange={(event) => set({ maySignIn: event.currentTarget.checked })}
        />
      </div>
    </FormDialog>
  );
}
