import { useSuspenseQuery } from "@tanstack/react-query";
import type { CandidateDetails } from "@/api/candidateDetails";
import type { CandidateStep } from "@/api/candidateTimeline";
import { sessionQuery } from "@/api/session";
import { grossOf, locationOf, seesPrivate, yearsOf } from "@/blocks/candidate/facts";
import { TimelineDrawer } from "@/blocks/candidate/TimelineDrawer";
import { formatDateTime } from "@/lib/dates";
import { openDialog } from "@/ui/dialogs";
import { TextButton } from "@/ui/TextButton";
import { toneStyle } from "@/ui/tone";
import classes from "./CandidateFacts.module.css";

/** How many entries of the timeline are in sight. */
const entries = 3;

type Props = { details: CandidateDetails; steps: readonly CandidateStep[] | undefined };

/** What is known about the candidate, and the last entries. */
export function CandidateFacts({ details, steps = [] }: Props) {
  const { facts: viewer } = useSuspenseQuery(sessionQuery).data;
  const facts = [
    ["Experience", yearsOf(details.experience)],
    ["Current company", details.currentCompany],
    ["Notice period", details.noticePeriod],
    ["Experience in", details.experienceIn],
    ["Current designation", details.currentDesignation],
    ["Current gross", seesPrivate(viewer) ? grossOf(details) : ""],
    ["Location", locationOf(details)],
    ["Email", details.email],
    ["Source", details.seesSource ? details.source : ""],
  ].filter(([, value]) => value !== "");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label="Facts">
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-tip={value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.entries}>
        <div className={classes.head}>
          <h3>Last entries</h3>
          <TextButton
            onClick={() => openDialog(TimelineDrawer, { candidate: details.candidateId, name: details.name })}
          >
            Timeline
          </TextButton>
        </div>
        {steps
          .slice(-entries)
          .reverse()
          .map((step) => (
            <div key={`${step.at} ${step.status}`} className={classes.entry} style={toneStyle[step.tone]}>
              <span>
                <b>{step.status}</b> {step.by}
              </span>
              <time dateTime={step.at}>{formatDateTime(step.at)}</time>
              {step.comment !== "" && <p>{step.comment.replaceAll("$", " ")}</p>}
            </div>
          ))}
      </div>
    </section>
  );
}
