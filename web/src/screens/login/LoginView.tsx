import { Button, PasswordInput, TextInput } from "@mantine/core";
import type { FormEvent, RefObject } from "react";
import { AccountPage } from "@/blocks/account/AccountPage";
import type { LoginField } from "@/blocks/account/messages";
import { FunnelPicture } from "./FunnelPicture";
import classes from "./LoginView.module.css";

type Props = {
  formRef: RefObject<HTMLFormElement | null>;
  mobile: string;
  password: string;
  errors: Partial<Record<LoginField, string>>;
  waiting: boolean;
  onMobile: (typed: string) => void;
  onPassword: (typed: string) => void;
  onSubmit: (event: FormEvent) => void;
  onForgot: () => void;
  onChange: () => void;
};

export function LoginView(props: Props) {
  const { mobile, password, errors, waiting } = props;
  return (
    <AccountPage
      title="Welcome back"
      lead="Log in to the recruiting tool."
      picture={<FunnelPicture className={classes.picture} />}
    >
      <form
        ref={props.formRef}
        className={classes.form}
        onSubmit={props.onSubmit}
        noValidate
        aria-busy={waiting}
      >
        <TextInput
          className={classes.mobile}
          label="Mobile number"
          size="lg"
          name="mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          autoFocus
          value={mobile}
          onChange={(event) => props.onMobile(event.currentTarget.value)}
          error={errors.mobile}
        />
        <div className={classes.password}>
          <PasswordInput
            label="Password"
            size="lg"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => props.onPassword(event.currentTarget.value)}
            error={errors.password}
          />
          <button type="button" className={classes.forgot} onClick={props.onForgot}>
            Forgot Password
          </button>
        </div>
        <Button type="submit" size="lg" fullWidth loading={waiting} className={classes.submit}>
          Log In
        </Button>
        <button type="button" className={classes.quiet} onClick={props.onChange}>
          Change Password
        </button>
      </form>
    </AccountPage>
  );
}
