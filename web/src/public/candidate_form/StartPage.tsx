import { useState } from "react";
import { giveConsent } from "@/api/candidateForm";
import { type CandidateLink, endOf, type OpenedLink, startCandidateSession } from "@/api/candidateSession";
import { isMobile, mobileOf } from "@/blocks/account/mobile";
import { faultsOf } from "@/blocks/write/faults";
import { formatDate } from "@/lib/dates";
import { Button } from "../parts/Button";
import { acceptTerms, Consent } from "../parts/Consent";
import { TextField } from "../parts/controls";
import { Paper } from "../parts/Paper";
import classes from "../parts/Paper.module.css";
import { usePageForm } from "../parts/usePageForm";
import { steps } from "../profile/steps";

type Props = { candidate: string; opened: OpenedLink; link: CandidateLink | null; onBegun: () => void };

const validNumber = "Please enter valid number!";

/** The first page: what is asked for, who is there, and the consent, before any field. */
export function StartPage({ candidate, opened, link, onBegun }: Props) {
  const [begun, setBegun] = useState(false);
  const asksMobile = opened.needsMobile && link !== null && !begun;
  const form = usePageForm<{ mobile: string; agreed: boolean; whatsapp: boolean }>({
    initial: { mobile: "", agreed: false, whatsapp: false },
    check: ({ mobile, agreed }) =>
      faultsOf({
        mobile: asksMobile && !isMobile(mobile) && validNumber,
        agreed: !opened.consentGiven && !agreed && acceptTerms,
      }),
    quiet: true,
    onDone: onBegun,
  });

  async function begin(): Promise<{ message: string }> {
    if (link && !begun) {
      await startCandidateSession(link, mobileOf(form.values.mobile));
      setBegun(true);
    }
    if (!opened.consentGiven) await giveConsent(candidate, form.values.whatsapp);
    return { message: "" };
  }

  const until = link ? formatDate(endOf(link)) : "";
  return (
    <Paper company={opened.company}>
      <div>
        <h1>Hello {opened.firstName}</h1>
        <p className={classes.lead}>
          Your details
          {opened.position && (
            <>
              {" "}
              for <b>{opened.position}</b>
            </>
          )}
          . Five short steps, in any order; you can stop and come back{until && ` until ${until}`}.
        </p>
      </div>
      <ol className={classes.steps}>
        {steps.map(({ id, title }, index) => (
          <li key={id}>
            <span aria-hidden="true">{index + 1}</span>
            {title}
          </li>
        ))}
      </ol>
      <form
        ref={form.ref}
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit(form.values, begin);
        }}
      >
        <h2>Before you begin</h2>
        {asksMobile && (
          <TextField
            id="mobile"
            label="Your mobile number"
            note="the one your recruiter has"
            required
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            prefix="+91"
            value={form.values.mobile}
            onChange={(typed) => form.set({ mobile: typed })}
            error={form.faultOf("mobile")}
          />
        )}
        {!opened.consentGiven && (
          <Consent
            text={opened.consentText}
            whatsappText={opened.whatsappText}
            agreed={form.values.agreed}
            whatsapp={form.values.whatsapp}
            onChange={form.set}
            error={form.faultOf("agreed")}
          />
        )}
        {form.error && (
          <p className={classes.failed} role="alert">
            {form.error}
          </p>
        )}
        <div className={classes.actions}>
          <Button type="submit" look="primary" busy={form.busy}>
            Begin
          </Button>
        </div>
      </form>
    </Paper>
  );
}
