import { useState } from "react";
import { applyByLink, type EsaPage } from "@/api/esaCandidate";
import {
  type CandidateValues,
  checkNew,
  emptyCandidate,
  nameInput,
  newCandidateOf,
  tick,
} from "@/blocks/candidate/candidateForm";
import { faultsOf } from "@/blocks/write/faults";
import { Button } from "../parts/Button";
import { acceptTerms, Consent } from "../parts/Consent";
import { AreaField, CheckField, Fields, SelectField, TextField } from "../parts/controls";
import { Paper } from "../parts/Paper";
import paper from "../parts/Paper.module.css";
import { SalaryField } from "../parts/SalaryField";
import { usePageForm } from "../parts/usePageForm";
import classes from "./EsaForm.module.css";

const longestText = 200;

type Values = CandidateValues & { agreed: boolean; whatsapp: boolean; trap: string };

type Props = { page: EsaPage; onDone: (message: string) => void };

/** The Candidate Form of the programme, as the candidate fills it in. */
export function EsaForm({ page, onDone }: Props) {
  const [opened] = useState(() => performance.now());
  const form = usePageForm<Values>({
    initial: { ...emptyCandidate, agreed: false, whatsapp: false, trap: "" },
    check: (values) => ({
      ...checkNew(values),
      ...faultsOf({ agreed: !values.agreed && acceptTerms }),
    }),
    onDone: ({ message }) => onDone(message),
  });
  const { values, set, faultOf } = form;
  const text = <Name extends keyof CandidateValues & string>(name: Name) => ({
    id: name,
    value: String(values[name] ?? ""),
    onChange: (typed: string) => set({ [name]: typed } as Partial<Values>),
    error: faultOf(name),
    maxLength: longestText,
  });
  const cities = page.places.find(({ state }) => state === values.state)?.cities ?? [];

  function send(): void {
    const { agreed, whatsapp, trap } = values;
    form.submit(values, () =>
      applyByLink({
        candidate: newCandidateOf(values),
        agreed,
        whatsapp,
        trap,
        age: Math.round(performance.now() - opened),
      }),
    );
  }

  return (
    <Paper company={page.company}>
      <div>
        <p className={classes.over}>Apply for</p>
        <h1>{page.position}</h1>
        <p className={paper.lead}>{[page.employmentType, page.city].filter(Boolean).join(" · ")}</p>
      </div>
      <form
        ref={form.ref}
        noValidate
        className={paper.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Fields>
          <TextField
            {...text("name")}
            label="Full Name"
            required
            autoComplete="name"
            autoCapitalize="words"
            onChange={(typed) => set({ name: nameInput(typed) })}
          />
          <TextField
            {...text("mobile")}
            label="Mobile"
            required
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            prefix="+91"
            maxLength={undefined}
          />
          <TextField
            {...text("email")}
            label="Email"
            type="email"
            inputMode="email"
            autoCapitalize="none"
            autoComplete="email"
          />
          <AreaField {...text("address")} label="Address" rows={1} />
          <div className={classes.boxes}>
            <CheckField
              id="experienced"
              boxed
              checked={values.work === "experienced"}
              onChange={(on) => set({ work: tick(values.work, "experienced", on) })}
            >
              Experienced
            </CheckField>
            <CheckField
              id="working"
              boxed
              checked={values.work === "working"}
              onChange={(on) => set({ work: tick(values.work, "working", on) })}
            >
              Is Working
            </CheckField>
          </div>
          {values.work !== "none" && <WorkFields text={text} />}
          <SelectField
            {...text("state")}
            label="State"
            required
            span={3}
            half
            choices={choicesOf(page.places.map(({ state }) => state))}
            onChange={(state) => set({ state, city: "" })}
          />
          <SelectField {...text("city")} label="City" required span={3} half choices={choicesOf(cities)} />
          <SelectField
            {...text("source")}
            label="Source of Candidate"
            required
            choices={choicesOf(page.sources.map(({ text: name }) => name))}
          />
        </Fields>
        {/* Robots fill in whatever they find. */}
        <label className={classes.trap} aria-hidden="true">
          Website
          <input
            tabIndex={-1}
            autoComplete="off"
            value={values.trap}
            onChange={(event) => set({ trap: event.currentTarget.value })}
          />
        </label>
        <Consent
          text={page.consentText}
          whatsappText={page.whatsappText}
          agreed={values.agreed}
          whatsapp={values.whatsapp}
          onChange={set}
          error={faultOf("agreed")}
        />
        {form.error && (
          <p className={paper.failed} role="alert">
            {form.error}
          </p>
        )}
        <div className={paper.actions}>
          <Button type="submit" look="primary" busy={form.busy}>
            Submit
          </Button>
        </div>
      </form>
    </Paper>
  );
}

const choicesOf = (list: readonly string[]) => list.map((name) => ({ value: name, label: name }));

type Bound = {
  id: string;
  value: string;
  onChange: (typed: string) => void;
  error?: string;
  maxLength: number;
};

function WorkFields({ text }: { text: (name: keyof CandidateValues & string) => Bound }) {
  const per = text("currentGrossPer");
  return (
    <>
      <TextField {...text("experienceIn")} label="Relative Experience" span={3} />
      <TextField {...text("experience")} label="Experience" note="in years" span={3} />
      <TextField {...text("noticePeriod")} label="Notice Period" span={3} />
      <SalaryField
        {...text("currentGross")}
        label="Current Gross"
        span={3}
        per={per.value}
        onPer={per.onChange}
      />
      <TextField {...text("currentDesignation")} label="Current Designation" span={3} />
      <TextField {...text("currentCompany")} label="Current Company" span={3} />
    </>
  );
}
