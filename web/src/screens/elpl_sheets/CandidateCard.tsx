import { IconChevronDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { type FunnelCandidate, funnelStepsQuery } from "@/api/funnel";
import { CandidateLink } from "@/blocks/dashboard/CandidateLink";
import { formatRupees } from "@/lib/rupees";
import { FailedState } from "@/ui/FailedState";
import { IconButton } from "@/ui/IconButton";
import { LoadingRows } from "@/ui/LoadingRows";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { StatusButton } from "@/ui/StatusButton";
import { StepLine } from "@/ui/StepLine";
import classes from "./CandidateCard.module.css";
import { StageList } from "./StageList";
import { activeStep, stepsOf } from "./steps";

type Props = { candidate: FunnelCandidate; opened: boolean; onToggle: () => void };

const missing = "---";

/** People may have typed anything. */
const amountOf = (text: string) => formatRupees(text) || text;

/** A candidate of the selected stage; expanded, the eight dates and what was noted in each stage. */
export function CandidateCard({ candidate, opened, onToggle }: Props) {
  const id = useId();
  const facts = [
    ["Education", candidate.education],
    ["Experience", candidate.experience],
    ["Current Gross", amountOf(candidate.currentGross)],
    ["CTC", amountOf(candidate.ctc)],
    ["Name of Recruiter", candidate.recruiter],
    ["Reporting Manager", candidate.reportingManager],
  ] as const;
  return (
    <article className={classes.card} aria-label={candidate.name}>
      <div className={classes.top}>
        <PersonAvatar name={candidate.name} size={28} />
        <b>
          <CandidateLink {...candidate} />
        </b>
        <span className={classes.quiet}>{candidate.mobile}</span>
        <span className={classes.quiet}>{candidate.email}</span>
        <span className={classes.grow} />
        <StatusButton status={candidate.status} />
        <span className={classes.chevron} data-open={opened || undefined}>
          <IconButton
            small
            label={`Timeline of ${candidate.name}`}
            icon={<IconChevronDown />}
            aria-expanded={opened}
            aria-controls={opened ? id : undefined}
            onClick={onToggle}
          />
        </span>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || missing}</dd>
          </div>
        ))}
      </dl>
      {opened && (
        <div id={id} className={classes.more}>
          <Steps candidate={candidate} />
          <StageList candidate={candidate} />
        </div>
      )}
    </article>
  );
}

function Steps({ candidate }: { candidate: FunnelCandidate }) {
  const { data, error, refetch } = useQuery(funnelStepsQuery(candidate.candidateId, candidate.requisitionId));
  if (error) return <FailedState text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows count={1} />;
  return (
    <StepLine label={`Steps of ${candidate.name}`} steps={stepsOf(data)} current={activeStep(data.flag)} />
  );
}
