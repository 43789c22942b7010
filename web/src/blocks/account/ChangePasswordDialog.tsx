import "@/ui/mantineStyles";
import { PasswordInput, Stack, TextInput } from "@mantine/core";
import { changePassword } from "@/api/account";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import type { DialogProps } from "@/ui/dialogs";
import { FormDialog } from "@/ui/FormDialog";
import { type ChangePasswordValues, changePasswordComplaint, checkChangePassword } from "./messages";
import { mobileOf } from "./mobile";
import { NewPasswordInput } from "./NewPasswordInput";

type Props = DialogProps & { mobile: string };

/** Opened from the login screen and from the profile in the top bar. */
export function ChangePasswordDialog({ mobile, opened, onClose }: Props) {
  const form = useWriteForm<ChangePasswordValues>({
    initial: { mobile, oldPassword: "", newPassword: "" },
    check: checkChangePassword,
    success: "Password changed successfully",
    explain: changePasswordComplaint,
    onDone: onClose,
  });

  function submit(): void {
    const { values } = form;
    form.submit(values, () =>
      changePassword(mobileOf(values.mobile), values.oldPassword, values.newPassword),
    );
  }

  return (
    <FormDialog
      {...form.dialog}
      opened={opened}
      title="Change Password"
      submit="Change Password"
      onSubmit={submit}
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
          {...form.field("mobile")}
        />
        <PasswordInput
          label="Old password"
          size="md"
          autoComplete="current-password"
          data-autofocus={mobile !== "" || undefined}
          {...form.field("oldPassword")}
        />
        <NewPasswordInput
          label="New password"
          size="md"
          whose={{ mobile: mobileOf(form.values.mobile), token: "" }}
          {...form.field("newPassword")}
        />
      </Stack>
    </FormDialog>
  );
}
