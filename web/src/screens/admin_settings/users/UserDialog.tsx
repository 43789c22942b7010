import { PasswordInput, Select, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Department } from "@/api/department";
import { addUser, changeUser, grants, roles, type Said, type User, type UserValues } from "@/api/user";
import { UserSelect } from "@/blocks/administration/UserSelect";
import { useStep } from "@/blocks/step/useStep";
import { CheckboxLine } from "@/ui/Checkbox";
import { FormDialog } from "@/ui/FormDialog";
import { checkUser, emptyUser, needed, type UserField, userFields, valuesOf } from "./rules";
import classes from "./UserDialog.module.css";
import { grantLabels, grantMeanings, nameOf } from "./words";

type Props = {
  /** Null to add one. */
  user: User | null;
  departments: readonly Department[];
  onClose: () => void;
  /** Told the id of who was added or changed. */
  onDone: (id: string) => void;
};

type Answer = Said & { id?: string };

export function UserDialog({ user: shown, departments, onClose, onDone }: Props) {
  // What is edited is the user as they were when the dialog opened, so that the server can tell of a change meanwhile.
  const [user] = useState(shown);
  const [initial] = useState<UserValues>(() => (user ? valuesOf(user) : emptyUser));
  const [values, setValues] = useState(initial);
  const [bossName, setBossName] = useState(user?.reportsToName ?? "");
  const [mailLink, setMailLink] = useState(true);
  const [forget, setForget] = useState(false);
  const attempt = useStep<UserField, Answer>({
    topic: "user",
    fields: userFields,
    onDone: (answer) => onDone(answer.id ?? user?.id ?? ""),
  });

  function set(change: Partial<UserValues>): void {
    attempt.mend();
    setValues((before) => ({ ...before, ...change }));
  }

  function submit(): void {
    if (attempt.complain(checkUser(values))) return;
    const order = user
      ? { ...values, forgetTelephony: forget, version: user.version }
      : { ...values, mailLink };
    attempt.run(order, (key) =>
      user
        ? changeUser(user.id, { ...values, forgetTelephony: forget, version: user.version }, key)
        : addUser({ ...values, mailLink }, key),
    );
  }

  const text = (field: UserField & keyof UserValues, label: string) => (
    <TextInput
      size="md"
      label={label}
      required={needed.has(field)}
      value={String(values[field])}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
      error={attempt.faultOf(field)}
      autoComplete="off"
    />
  );
  const secret = (field: "telephonyPassword" | "telephonySecret", label: string, there: boolean) => (
    <PasswordInput
      size="md"
      label={label}
      placeholder={there ? "Set; leave empty to keep it" : "Not set"}
      value={values[field]}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
      error={attempt.faultOf(field)}
      autoComplete="new-password"
    />
  );
  const chosen = departments.find(({ id }) => id === values.department);
  return (
    <FormDialog
      opened
      title={user ? "Edit User" : "Add User"}
      subtitle={user ? nameOf(user) : undefined}
      submit={user ? "Save" : "Add"}
      size={640}
      busy={attempt.busy}
      error={attempt.error}
      dirty={JSON.stringify(values) !== JSON.stringify(initial) || forget}
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
          value={values.role || null}
          onChange={(role) => set({ role: role ?? "" })}
          error={attempt.faultOf("role")}
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
          value={values.department || null}
          onChange={(department) => set({ department: department ?? "" })}
          error={attempt.faultOf("department")}
        />
        <UserSelect
          label="Reports to"
          placeholder="Nobody"
          value={values.reportsTo}
          name={bossName}
          onChange={(reportsTo, name) => {
            setBossName(name);
            set({ reportsTo });
          }}
          error={attempt.faultOf("reportsTo")}
        />
      </div>
      <fieldset className={classes.group}>
        <legend>Grants</legend>
        {grants.map((grant) => (
          <CheckboxLine
            key={grant}
            checked={values.grants.includes(grant)}
            onChange={({ currentTarget: { checked } }) =>
              set({
                grants: checked
                  ? [...values.grants, grant].sort()
                  : values.grants.filter((other) => other !== grant),
              })
            }
          >
            <b>{grantLabels[grant]}</b> <small>{grantMeanings[grant]}</small>
          </CheckboxLine>
        ))}
        {attempt.faultOf("grants") && <p className={classes.fault}>{attempt.faultOf("grants")}</p>}
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
          <CheckboxLine checked={forget} onChange={(event) => setForget(event.currentTarget.checked)}>
            Forget the stored password and secret
          </CheckboxLine>
        )}
      </fieldset>
      {!user && (
        <div className={classes.group}>
          <CheckboxLine checked={mailLink} onChange={(event) => setMailLink(event.currentTarget.checked)}>
            Mail a link to choose a password
          </CheckboxLine>
        </div>
      )}
    </FormDialog>
  );
}
