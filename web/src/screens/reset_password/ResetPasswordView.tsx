import { Button, PasswordInput } from "@mantine/core";
import type { FormEvent } from "react";
import { AccountPage } from "@/blocks/account/AccountPage";
import { NewPasswordInput } from "@/blocks/account/NewPasswordInput";
import type { WriteForm } from "@/blocks/write/useWriteForm";
import classes from "./ResetPasswordView.module.css";

export type ResetValues = { password: string; again: string };

type Props = {
  form: WriteForm<ResetValues>;
  token: string;
  /** Why the link cannot be used; empty if it can. */
  over: string;
  onSubmit: (event: FormEvent) => void;
  onLogIn: () => void;
};

export function ResetPasswordView({ form, token, over, onSubmit, onLogIn }: Props) {
  if (over) {
    return (
      <AccountPage title="Reset Password" lead={over}>
        <Button size="lg" fullWidth onClick={onLogIn}>
          Back to Log In
        </Button>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Reset Password" lead="Choose a new password: 10 characters or more.">
      <form ref={form.ref} className={classes.form} onSubmit={onSubmit} noValidate aria-busy={form.busy}>
        <NewPasswordInput
          label="New password"
          size="lg"
          whose={{ mobile: "", token }}
          autoFocus
          {...form.field("password")}
        />
        <PasswordInput
          label="Repeat the new password"
          size="lg"
          autoComplete="new-password"
          {...form.field("again")}
        />
        <Button type="submit" size="lg" fullWidth loading={form.busy} className={classes.submit}>
          Change Password
        </Button>
      </form>
    </AccountPage>
  );
}
