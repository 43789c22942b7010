import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { type LoginAnswer, logIn, validateMobile } from "@/api/account";
import {
  allCompulsory,
  type Complaint,
  type LoginField,
  loginComplaint,
  mobileValidationComplaint,
} from "@/blocks/account/messages";
import { mobileDigits } from "@/blocks/account/mobile";
import { LoginView } from "./LoginView";

const ForgotPasswordDialog = lazy(() => import("./ForgotPasswordDialog"));
const ChangePasswordDialog = lazy(() => import("@/blocks/account/ChangePasswordDialog"));

type Dialog = "forgot" | "change";

type Props = {
  onLoggedIn: (answer: LoginAnswer) => Promise<void>;
  onError: (message: string) => void;
  /** A dialog is about to open; it says how it went in toasts. */
  onDialog: () => void;
};

async function attempt(mobile: string, password: string): Promise<LoginAnswer | Complaint<LoginField>> {
  try {
    await validateMobile(mobile);
  } catch (cause) {
    return mobileValidationComplaint(cause);
  }
  try {
    return await logIn(mobile, password);
  } catch (cause) {
    return loginComplaint(cause);
  }
}

export function LoginScreen({ onLoggedIn, onError, onDialog }: Props) {
  const [mobile, setMobile] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Partial<Record<LoginField, string>>>({});
  const [waiting, setWaiting] = useState(false);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  // State reaches the next event only after a render; the ref stops a second submit in the same moment.
  const busy = useRef(false);

  function complain(next: Partial<Record<LoginField, string>>, message: string): void {
    setErrors(next);
    onError(message);
  }

  async function submit(): Promise<void> {
    if (busy.current) return;
    if (mobile === "" || password === "") {
      const missing = {
        ...(mobile === "" && { mobile: allCompulsory }),
        ...(password === "" && { password: allCompulsory }),
      };
      complain(missing, allCompulsory);
      return;
    }
    busy.current = true;
    setWaiting(true);
    setErrors({});
    const result = await attempt(mobile, password);
    if ("field" in result) complain({ [result.field]: result.message }, result.message);
    else await onLoggedIn(result);
    busy.current = false;
    setWaiting(false);
  }

  function show(next: Dialog): void {
    onDialog();
    setDialog(next);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <>
      <LoginView
        mobile={mobile}
        password={password}
        errors={errors}
        waiting={waiting}
        onMobile={(typed) => setMobile(mobileDigits(typed))}
        onPassword={setPassword}
        onSubmit={onSubmit}
        onForgot={() => show("forgot")}
        onChange={() => show("change")}
      />
      <Suspense>
        {dialog === "forgot" && <ForgotPasswordDialog mobile={mobile} onClose={() => setDialog(null)} />}
        {dialog === "change" && <ChangePasswordDialog mobile={mobile} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
