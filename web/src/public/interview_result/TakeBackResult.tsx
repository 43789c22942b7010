import { useState } from "react";
import { type ResultLink, undoInterviewResult } from "@/api/interviewResult";
import { useAttempt } from "@/blocks/write/useAttempt";
import classes from "../mailed/MailedPage.module.css";
import { Button } from "../parts/Button";

type Props = { link: ResultLink; onTakenBack: () => void };

/** Takes back the result that was given through this link; the page then asks for it again. */
export function TakeBackResult({ link, onTakenBack }: Props) {
  const [error, setError] = useState("");
  const attempt = useAttempt({
    onDone: onTakenBack,
    onFailed: (cause) => setError(cause instanceof Error ? cause.message : String(cause)),
  });
  function takeBack(): void {
    setError("");
    attempt.run(link, () => undoInterviewResult(link));
  }
  return (
    <div>
      <p className={classes.lead}>A mistake? You can take the result back for 15 minutes.</p>
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
      <div className={classes.answer}>
        <Button busy={attempt.busy} onClick={takeBack}>
          Take back
        </Button>
      </div>
    </div>
  );
}
