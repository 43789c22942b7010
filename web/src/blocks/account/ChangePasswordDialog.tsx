import "@mantine/core/styles.layer.css";
import { PasswordInput, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { changePassword } from "@/api/account";
import { FormDialog } from "@/ui/FormDialog";
import { toast } from "@/ui/toast";
import { allCompulsory, type ChangePasswordField, changePasswordComplaint, validNumber } from "./messages";
import { isMobile, mobileDigits } from "./mobile";

type Values = Record<ChangePasswordField, string>;
type Props = { mobile: string; onClose: () => void };

const changed = "Password changed successfully";

function check(values: Values): Partial<Values> {
  if (!isMobile(values.mobile)) return { mobile: validNumber };
  return {
    ...(values.oldPassword === "" && { oldPassword: allCompulsory }),
    ...(values.newPassword === "" && { newPassword: allCompulsory }),
  };
}

/** Opened from the login screen and from the profile in the top bar. */
export default function ChangePasswordDialog({ mobile, onClose }: Props) {
  const [values, setValues] = useState<Values>({ mobile, oldPassword: "", newPassword: "" });
  const [errors, setErrors] = useState<Partial<Values>>({});
  const [busy, setBusy] = useState(false);

  function set(field: ChangePasswordField, value: string): void {
    setValues((before) => ({ ...before, [field]: value }));
  }

  function complain(next: Partial<Values>): void {
    setErrors(next);
    const [message] = Object.values(next);
    if (message) toast.error(message);
  }

  async function submit(): Promise<void> {
    const wrong = check(values);
    complain(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await changePassword(values.mobile, values.oldPassword, values.newPassword);
      toast.success(changed);
      onClose();
    } catch (cause) {
      const { field, message } = changePasswordComplaint(cause);
      complain({ [field]: message });
    }
    setBusy(false);
  }

  return (
    <FormDialog
      opened
      title="Change Password"
      submit="Change Password"
      busy={busy}
      dirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Stack gap={14}>
        <TextInput
          label="Mobile number"
          size="md"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          data-autofocus={mobile === "" || undefined}
          value={values.mobile}
          onChange={(event) => set("mobile", mobileDigits(event.currentTarget.value))}
          error={errors.mobile}
        />
        <PasswordInput
          label="Old password"
          size="md"
          autoComplete="current-password"
          data-autofocus={mobile !== "" || undefined}
          value={values.oldPassword}
          onChange={(event) => set("oldPassword", event.currentTarget.value)}
          error={errors.oldPassword}
        />
        <PasswordInput
          label="New password"
          size="md"
          autoComplete="new-password"
          value={values.newPassword}
          onChange={(event) => set("newPassword", event.currentTarget.value)}
          error={errors.newPassword}
        />
      </Stack>
    </FormDialog>
  );
}
