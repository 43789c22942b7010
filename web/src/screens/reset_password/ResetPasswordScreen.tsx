import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "@/api/ApiError";
import { redeemPasswordLink } from "@/api/account";
import { allCompulsory, somethingWrong } from "@/blocks/account/messages";
import { toast } from "@/ui/toast";
import { type ResetErrors, ResetPasswordView } from "./ResetPasswordView";

const linkOver = "This link is no longer valid. Please ask for a new one.";
const twoDiffer = "The two passwords are not the same";

type Outcome = { done: string } | { over: string } | { errors: ResetErrors };

async function redeem(token: string, password: string): Promise<Outcome> {
  try {
    return { done: await redeemPasswordLink(token, password) };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.offline || cause.status >= 500)
      return { errors: { again: somethingWrong } };
    if (cause.code === "409") return { over: cause.message };
    return { errors: { password: cause.message } };
  }
}

export function ResetPasswordScreen({ token, onLogIn }: { token: string; onLogIn: () => void }) {
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [errors, setErrors] = useState<ResetErrors>({});
  const [over, setOver] = useState(token === "" ? linkOver : "");
  const [waiting, setWaiting] = useState(false);
  const busy = useRef(false);

  function complain(next: ResetErrors): void {
    setErrors(next);
    toast.error(next.password ?? next.again ?? somethingWrong);
  }

  async function submit(): Promise<void> {
    if (busy.current) return;
    if (password === "" || again === "") {
      complain({
        ...(password === "" && { password: allCompulsory }),
        ...(again === "" && { again: allCompulsory }),
      });
      return;
    }
    if (password !== again) {
      complain({ again: twoDiffer });
      return;
    }
    busy.current = true;
    setWaiting(true);
    setErrors({});
    const outcome = await redeem(token, password);
    busy.current = false;
    setWaiting(false);
    if ("done" in outcome) {
      toast.success(outcome.done);
      onLogIn();
    } else if ("over" in outcome) setOver(outcome.over);
    else complain(outcome.errors);
  }

  return (
    <ResetPasswordView
      password={password}
      again={again}
      errors={errors}
      over={over}
      waiting={waiting}
      onPassword={setPassword}
      onAgain={setAgain}
      onLogIn={onLogIn}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    />
  );
}
