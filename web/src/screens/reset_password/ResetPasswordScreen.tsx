import { type FormEvent, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { redeemPasswordLink } from "@/api/account";
import { allCompulsory, somethingWrong } from "@/blocks/account/messages";
import { faultsOf } from "@/blocks/write/faults";
import { isAnswered } from "@/blocks/write/useAttempt";
import { useWriteForm } from "@/blocks/write/useWriteForm";
import { ResetPasswordView, type ResetValues } from "./ResetPasswordView";

const linkOver = "This link is no longer valid. Please ask for a new one.";
const twoDiffer = "The two passwords are not the same";

function check({ password, again }: ResetValues) {
  return faultsOf({
    password: password === "" && allCompulsory,
    again: (again === "" && allCompulsory) || (password !== "" && password !== again && twoDiffer),
  });
}

export function ResetPasswordScreen({ token, onLogIn }: { token: string; onLogIn: () => void }) {
  const [over, setOver] = useState(token === "" ? linkOver : "");
  const form = useWriteForm<ResetValues>({
    initial: { password: "", again: "" },
    check,
    explain,
    onDone: onLogIn,
  });

  function explain(cause: unknown) {
    if (!(cause instanceof ApiError) || !isAnswered(cause))
      return { field: "again", message: somethingWrong };
    if (cause.code !== "409") return { field: "password", message: cause.message };
    setOver(cause.message);
    return null;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { password } = form.values;
    form.submit(password, () => redeemPasswordLink(token, password));
  }

  return <ResetPasswordView form={form} token={token} over={over} onLogIn={onLogIn} onSubmit={submit} />;
}
