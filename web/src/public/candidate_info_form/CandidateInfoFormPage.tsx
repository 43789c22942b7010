import { useEffect, useRef, useState } from "react";
import type { CandidateForm } from "@/api/candidateForm";
import { LoadingRows } from "@/ui/LoadingRows";
import { StartPage } from "../candidate_form/StartPage";
import { Bar, Foot } from "../parts/Bar";
import { Button } from "../parts/Button";
import { Failure } from "../parts/Failure";
import { ReadProfile, readSteps } from "../profile/ReadProfile";
import { lastCandidate } from "../profile/shelf";
import { steps } from "../profile/steps";
import { useProfile } from "../profile/useProfile";
import { useVisit } from "../profile/useVisit";
import { VisitPage } from "../profile/VisitPage";
import classes from "./CandidateInfoFormPage.module.css";

/** Reads what was entered, part by part. The address has no id: it is the candidate whose form was open here. */
export function CandidateInfoFormPage() {
  const [candidate] = useState(
    () => new URLSearchParams(window.location.search).get("candidate") ?? lastCandidate.read(),
  );
  const { visit, again } = useVisit(candidate);
  if (visit.kind === "start") {
    return <StartPage candidate={candidate} opened={visit.opened} link={visit.link} onBegun={again} />;
  }
  if (visit.kind !== "form") return <VisitPage visit={visit} onRetry={again} />;
  return <ReadThrough form={visit.form} />;
}

function ReadThrough({ form }: { form: CandidateForm }) {
  const { profile, error, load } = useProfile(form.candidate);
  const [place, setPlace] = useState(0);
  const part = readSteps[place] ?? readSteps[0];
  const step = steps[place]?.id ?? "basic";
  const parts = useRef<HTMLElement>(null);
  // A phone shows two of the parts at a time.
  useEffect(() => {
    const strip = parts.current;
    const current = strip?.children[place];
    if (strip && current instanceof HTMLElement) strip.scrollLeft = current.offsetLeft - strip.offsetLeft;
  }, [place]);
  return (
    <div className={classes.page}>
      <Bar company={form.company} about={[form.firstName, form.position].filter(Boolean).join(" · ")} />
      <main className={classes.main}>
        <nav ref={parts} aria-label="Parts" className={classes.parts}>
          {readSteps.map((title, index) => (
            <button
              key={title}
              type="button"
              aria-current={index === place ? "step" : undefined}
              onClick={() => setPlace(index)}
            >
              {title}
            </button>
          ))}
        </nav>
        <section className={classes.card}>
          <header>
            <h1>{part}</h1>
            {form.mayEdit && <a href={`/candidate_form/${form.candidate}?step=${step}`}>Edit</a>}
          </header>
          {error && !profile && <Failure text={error} onRetry={load} />}
          {!profile && !error && <LoadingRows count={6} />}
          {profile && <ReadProfile part={part} profile={profile} reduced={form.reduced} />}
          <div className={classes.foot}>
            <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
              Previous
            </Button>
            <Button disabled={place === readSteps.length - 1} onClick={() => setPlace(place + 1)}>
              Next
            </Button>
          </div>
        </section>
      </main>
      <Foot />
    </div>
  );
}
