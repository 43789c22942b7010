import { PasswordInput, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import type { WriteAnswer } from "@/api/client";
import type { Department } from "@/api/department";
import { addUser, changeUser, grants, roles, type User, type UserValues } from "@/api/user";
import { UserSelect } from "@/blocks/administration/UserSelect";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { CheckboxLine } from "@/ui/Checkbox";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";
import { checkUser, emptyUser, needed, type UserField, valuesOf } from "./rules";
import classes from "./UserDialog.module.css";
import { grantLabels, grantMeanings, nameOf } from "./words";

type Props = DialogProps & {
  /** Null to add one. */
  user: User | null;
  departments: readonly Department[];
  /** Called with the id of the added or changed user. */
  onDone: (id: string) => void;
};

type Answer = WriteAnswer & { id?: string };
type UserForm = UserValues & { mailLink: boolean; forgetTelephony: boolean };

export function UserDialog({ user: shown, departments, opened, onClose, onDone }: Props) {
  // Edits the user as of when the dialog opened, so that the server detects a concurrent change.
  const [user] = useState(shown);
  const [bossName, setBossName] = useState(user?.reportsToName ?? "");
  const form = useWriteForm<UserForm, Answer>({
    initial: { ...(user ? valuesOf(user) : emptyUser), mailLink: true, forgetTelephony: false },
    check: checkUser,
    topics: ["user"],
    onDone: (answer) => onDone(answer.id ?? user?.id ?? ""),
  });
  const { values } = form;

  function submit(): void {
    const { mailLink, forgetTelephony, ...about } = values;
    form.submit({ ...values, version: user?.version }, (key) =>
      user
        ? changeUser(user.id, { ...about, forgetTelephony, version: user.version }, key)
        : addUser({ ...about, mailLink }, key),
    );
  }

  const text = (field: UserField, label: string) => (
    <TextInput
      size="md"
      label={label}
      required={needed.has(field)}
      {...form.field(field)}
      autoComplete="off"
    />
  );
  const secret = (field: "telephonyPassword" | "telephonySecret", label: string, there: boolean) => (
    <PasswordInput
      size="md"
      label={label}
      placeholder={there ? "Set; leave empty to keep it" : "Not set"}
      {...form.field(field)}
      autoComplete="new-password"
    />
  );
  const chosen = departments.find(({ id }) => id === values.department);
  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title={user ? "Edit User" : "Add User"}
      subtitle={user ? nameOf(user) : undefined}
      submit={user ? "Save" : "Add"}
      size={640}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={classes.pair}>
        {text("firstName", "First name")}
        {text("lastName", "Last name")}
        {text("mobile", "Mobile")}
        {text("email", "E-mail")}
        <Select
          size="md"
          label="Role"
          required={needed.has("role")}
          placeholder="Select role"
          data={[...roles]}
          {...form.field("role")}
          value={values.role || null}
          onChange={(role) => form.set({ role: role ?? "" })}
        />
        <Select
          size="md"
          label="Department"
          required={needed.has("department")}
          placeholder="Select department"
          searchable
          data={departments.map(({ id, name }) => ({ value: id, label: name }))}
          inputWrapperOrder={["label", "input", "description", "error"]}
          description={chosen && !chosen.maySignIn ? "People of this department may not sign in" : undefined}
          {...form.field("department")}
          value={values.department || null}
          onChange={(department) => form.set({ department: department ?? "" })}
        />
        <UserSelect
          label="Reports to"
          placeholder="Nobody"
          {...form.field("reportsTo")}
          name={bossName}
          onChange={(reportsTo, name) => {
            setBossName(name);
            form.set({ reportsTo });
          }}
        />
      </div>
      <fieldset className={classes.group}>
        <legend>Grants</legend>
        {grants.map((grant) => (
          <CheckboxLine
            key={grant}
            checked={values.grants.includes(grant)}
            onChange={({ currentTarget: { checked } }) =>
              form.set({
                grants: checked
                  ? [...values.grants, grant].sort()
                  : values.grants.filter((other) => other !== grant),
              })
            }
          >
            <b>{grantLabels[grant]}</b> <small>{grantMeanings[grant]}</small>
          </CheckboxLine>
        ))}
        {form.faultOf("grants") && <p className={classes.fault}>{form.faultOf("grants")}</p>}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Telephony</legend>
        <div className={classes.pair}>
          {text("companyMobile", "Company mobile")}
          {text("telephonyUserId", "Telephony user id")}
          {secret("telephonyPassword", "Telephony password", user?.telephonyPasswordSet === true)}
          {secret("telephonySecret", "Telephony secret", user?.telephonySecretSet === true)}
        </div>
        {(user?.telephonyPasswordSet || user?.telephonySecretSet) && (
          <CheckboxLine
            checked={values.forgetTelephony}
            onChange={(event) => form.set({ forgetTelephony: event.currentTarget.checked })}
          >
            Forget the stored password and secret
          </CheckboxLine>
        )}
      </fieldset>
      {!user && (
        <div className={classes.group}>
          <CheckboxLine
            checked={values.mailLink}
            onChange={(event) => form.set({ mailLink: event.currentTarget.checked })}
          >
            Mail a link to choose a password
          </CheckboxLine>
        </div>
      )}
    </FormDialog>
  );
}
