import { Button, PasswordInput } from "@mantine/core";
import type { FormEvent } from "react";
import { AccountPage } from "@/blocks/account/AccountPage";
import classes from "./ResetPasswordView.module.css";

export type ResetErrors = { password?: string; again?: string };

type Props = {
  password: string;
  again: string;
  errors: ResetErrors;
  /** Why the link cannot be used; empty while it can. */
  over: string;
  waiting: boolean;
  onPassword: (typed: string) => void;
  onAgain: (typed: string) => void;
  onSubmit: (event: FormEvent) => void;
  onLogIn: () => void;
};

export function ResetPasswordView(props: Props) {
  if (props.over) {
    return (
      <AccountPage title="Reset Password" lead={props.over}>
        <Button size="lg" fullWidth onClick={props.onLogIn}>
          Back to Log In
        </Button>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Reset Password" lead="Choose a new password: 10 characters or more.">
      <form className={classes.form} onSubmit={props.onSubmit} noValidate aria-busy={props.waiting}>
        <PasswordInput
          label="New password"
          size="lg"
          autoComplete="new-password"
          autoFocus
          value={props.password}
          onChange={(event) => props.onPassword(event.currentTarget.value)}
          error={props.errors.password}
        />
        <PasswordInput
          label="Repeat the new password"
          size="lg"
          autoComplete="new-password"
          value={props.again}
          onChange={(event) => props.onAgain(event.currentTarget.value)}
          error={props.errors.again}
        />
        <Button type="submit" size="lg" fullWidth loading={props.waiting} className={classes.submit}>
          Change Password
        </Button>
      </form>
    </AccountPage>
  );
}
