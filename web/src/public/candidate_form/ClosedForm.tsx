import { IconLock } from "@tabler/icons-react";
import { LoadingRows } from "@/ui/LoadingRows";
import { Bar, Foot } from "../parts/Bar";
import { Failure } from "../parts/Failure";
import { ReadProfile, readSteps } from "../profile/ReadProfile";
import { useProfile } from "../profile/useProfile";
import type { OpenForm } from "../profile/useVisit";
import classes from "./ClosedForm.module.css";
import { ConsentNote } from "./ConsentNote";

export const formClosed = "This form is closed; please ask your recruiter.";

type Props = { form: OpenForm; onWithdrawn: (message: string) => void };

/** The form of somebody who only reads it: after the offer, or without the right to change it. */
export function ClosedForm({ form, onWithdrawn }: Props) {
  const { profile, error, load } = useProfile(form.candidate);
  return (
    <div>
      <Bar company={form.company} about={[form.firstName, form.position].filter(Boolean).join(" · ")} />
      <main className={classes.page}>
        <h1>Candidate Form</h1>
        {form.closed && (
          <p className={classes.band} role="status">
            <IconLock size={18} stroke={1.7} aria-hidden="true" />
            {formClosed}
          </p>
        )}
        {error && !profile && <Failure text={error} onRetry={load} />}
        {!profile && !error && <LoadingRows count={8} />}
        {profile &&
          readSteps.map((part) => (
            <section key={part} className={classes.card}>
              <h2>{part}</h2>
              <ReadProfile part={part} profile={profile} reduced={form.reduced} />
            </section>
          ))}
        {form.own && <ConsentNote form={form} onWithdrawn={onWithdrawn} />}
      </main>
      <Foot />
    </div>
  );
}
