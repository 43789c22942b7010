import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import type { TypedPassword } from "@/api/account";
import classes from "./NewPasswordInput.module.css";
import { usePasswordAdvice } from "./usePasswordAdvice";

type Props = PasswordInputProps & {
  /** Whose password it is to be. */
  whose: Omit<TypedPassword, "newPassword">;
  value: string;
};

const order: PasswordInputProps["inputWrapperOrder"] = ["label", "input", "description", "error"];

/** The field of a new password. What the server thinks of it stands below while it is typed. */
export function NewPasswordInput({ whose, ...input }: Props) {
  const judgement = usePasswordAdvice({ newPassword: input.value, ...whose });
  const said = judgement && (judgement.fits ? "This password is strong enough." : judgement.advice);
  return (
    <PasswordInput
      {...input}
      autoComplete="new-password"
      inputWrapperOrder={order}
      description={
        <span className={classes.advice} data-fits={judgement?.fits} role="status">
          {!input.error && said}
        </span>
      }
      descriptionProps={{ component: "div" }}
    />
  );
}
