import { useState } from "react";
import { type CandidateForm, withdrawConsent } from "@/api/candidateForm";
import { useAttempt } from "@/blocks/write/useAttempt";
import { formatDate } from "@/lib/dates";
import { Button } from "../parts/Button";
import { Linked } from "../parts/Consent";
import { Dialog } from "../parts/Dialog";
import { toast } from "../parts/toast";
import { clearShelves } from "../profile/shelf";
import classes from "./ConsentNote.module.css";

type Props = { form: CandidateForm; onWithdrawn: (message: string) => void };

/** When the candidate agreed, to what, and the way to withdraw it. */
export function ConsentNote({ form, onWithdrawn }: Props) {
  const [open, setOpen] = useState(false);
  const attempt = useAttempt<{ message: string }>({
    onDone: ({ message }) => {
      clearShelves(form.candidate);
      toast.success(message);
      onWithdrawn(message);
    },
    onFailed: (cause) => toast.error(cause instanceof Error ? cause.message : String(cause)),
  });
  const close = () => setOpen(false);
  return (
    <div className={classes.note}>
      You agreed on {formatDate(form.consent.at)} that {form.company} keeps and uses these details.{" "}
      <button type="button" onClick={() => setOpen(true)}>
        See or withdraw
      </button>
      {open && (
        <Dialog
          title="Your consent"
          onClose={close}
          actions={
            <>
              <Button
                look="danger"
                busy={attempt.busy}
                onClick={() => attempt.run("withdraw", () => withdrawConsent(form.candidate))}
              >
                Withdraw
              </Button>
              <Button onClick={close}>Close</Button>
            </>
          }
        >
          <p>
            <Linked text={form.consent.text} />
          </p>
          <p>Withdrawing ends your link: nothing more can be entered, and your recruiter is told.</p>
        </Dialog>
      )}
    </div>
  );
}
