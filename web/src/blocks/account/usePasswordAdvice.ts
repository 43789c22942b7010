import { useEffect, useState } from "react";
import { judgePassword, type PasswordJudgement, type TypedPassword } from "@/api/account";

const pause = 400;

/**
 * What the server thinks of a new password, a moment after the last key. Nothing is said while nobody answers: the
 * server judges again when the form is sent.
 */
export function usePasswordAdvice({ newPassword, mobile, token }: TypedPassword): PasswordJudgement | null {
  const [judgement, setJudgement] = useState<PasswordJudgement | null>(null);
  useEffect(() => {
    setJudgement(null);
    if (newPassword === "") return;
    const stop = new AbortController();
    const timer = window.setTimeout(() => {
      judgePassword({ newPassword, mobile, token }, stop.signal).then(setJudgement, () => undefined);
    }, pause);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [newPassword, mobile, token]);
  return judgement;
}
