import { type FormEvent, useState } from "react";
import { type LoginAnswer, logIn } from "@/api/account";
import { checkLogin, type LoginField, loginComplaint } from "@/blocks/account/messages";
import { mobileOf } from "@/blocks/account/mobile";
import type { Faults } from "@/blocks/write/faults";
import { useAttempt } from "@/blocks/write/useAttempt";
import { useFaultFocus } from "@/blocks/write/useFaultFocus";
import { DialogHost } from "@/ui/DialogHost";
import { openDialog } from "@/ui/dialogs";
import { codeOf } from "@/ui/onDemand";
import { LoginView } from "./LoginView";

const forgotPasswordDialog = codeOf(
  async () => (await import("./ForgotPasswordDialog")).ForgotPasswordDialog,
);
const changePasswordDialog = codeOf(
  async () => (await import("@/blocks/account/ChangePasswordDialog")).ChangePasswordDialog,
);

type Props = {
  onLoggedIn: (answer: LoginAnswer) => Promise<void>;
  onError: (message: string) => void;
  /** Called before a dialog opens, which needs toasts. */
  onDialog: () => void;
};

/** Two fields need no form library: everybody loads this screen first. */
export function LoginScreen({ onLoggedIn, onError, onDialog }: Props) {
  const [mobile, setMobile] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Faults<LoginField>>({});
  const { ref, focusFault } = useFaultFocus();
  const attempt = useAttempt<LoginAnswer>({
    onDone: onLoggedIn,
    onFailed: (cause) => {
      const { field, message } = loginComplaint(cause);
      complain({ [field]: message });
    },
  });

  function complain(faults: Faults<LoginField>): void {
    setErrors(faults);
    focusFault();
    const [first] = Object.values(faults);
    if (first) onError(first);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (attempt.busy) return;
    const faults = checkLogin({ mobile, password });
    complain(faults);
    if (Object.keys(faults).length > 0) return;
    const number = mobileOf(mobile);
    attempt.run({ mobile: number, password }, () => logIn(number, password));
  }

  function show(dialog: typeof forgotPasswordDialog): void {
    onDialog();
    openDialog(dialog, { mobile });
  }

  return (
    <>
      <LoginView
        formRef={ref}
        mobile={mobile}
        password={password}
        errors={errors}
        waiting={attempt.busy}
        onMobile={setMobile}
        onPassword={setPassword}
        onSubmit={onSubmit}
        onForgot={() => show(forgotPasswordDialog)}
        onChange={() => show(changePasswordDialog)}
      />
      <DialogHost />
    </>
  );
}
