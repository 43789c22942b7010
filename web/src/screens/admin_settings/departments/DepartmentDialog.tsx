import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { type Department, type DepartmentValues, saveDepartment } from "@/api/department";
import { UserSelect } from "@/blocks/administration/UserSelect";
import { faultsOf, isBlank } from "@/blocks/write/faults";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";
import classes from "./DepartmentDialog.module.css";

type Props = DialogProps & {
  /** Null to add one. */
  department: Department | null;
};

export function DepartmentDialog({ department: shown, opened, onClose }: Props) {
  // Edits the department as it was when the dialog opened, so that the server detects a concurrent change.
  const [department] = useState(shown);
  const [approver, setApprover] = useState(department?.approver ?? "");
  const form = useWriteForm<DepartmentValues>({
    initial: {
      name: department?.name ?? "",
      maySignIn: department?.maySignIn ?? false,
      approverId: department?.approverId ?? "",
    },
    check: ({ name }) => faultsOf({ name: isBlank(name) && "Please enter a name" }),
    topics: ["department"],
    onDone: onClose,
  });
  const { values } = form;

  function submit(): void {
    const order = { ...values, name: values.name.trim() };
    form.submit(order, (key) => saveDepartment(department, order, key));
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title={department ? "Edit Department" : "Add Department"}
      submit={department ? "Save" : "Add"}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.stack}>
        <TextInput size="md" label="Name" required {...form.field("name")} />
        <UserSelect
          label="Approver"
          placeholder="The CEO"
          description="Approves the department's requisitions"
          {...form.field("approverId")}
          name={approver}
          onChange={(approverId, name) => {
            setApprover(name);
            form.set({ approverId });
          }}
        />
        <Switch
          label="People of this department may sign in"
          description={
            department?.maySignIn && !values.maySignIn
              ? "Those who are signed in now will be signed out."
              : undefined
          }
          checked={values.maySignIn}
          onChange={(event) => form.set({ maySignIn: event.currentTarget.checked })}
        />
      </div>
    </FormDialog>
  );
}
