import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { ApplicationKey } from "@/api/application";
import { type CandidateDetails, detailsQuery } from "@/api/candidateDetails";
import { sessionQuery } from "@/api/session";
import { Dialog } from "@/ui/Dialog";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { grossOf, locationOf, seesPrivate, spacedMobile, yearsOf } from "../facts";
import classes from "./CandidateInfoDialog.module.css";

type Props = { opened: boolean; of: ApplicationKey; name: string; position: string; onClose: () => void };

const nothing = "---";

type Section = [title: string, facts: [label: string, value: string][]];

function sectionsOf(details: CandidateDetails, all: boolean): Section[] {
  const ifAll = (label: string, value: string): [string, string][] => (all ? [[label, value]] : []);
  return [
    [
      "Basic Information",
      [
        ["Name", details.name],
        ["Mobile", spacedMobile(details.mobile)],
        ["Email", details.email],
        ...ifAll("Address", details.address),
        ["Location", locationOf(details)],
      ],
    ],
    [
      "Experience Information",
      [
        ["Experience", yearsOf(details.experience)],
        ["Experience in", details.experienceIn],
        ["Current company", details.currentCompany],
        ["Current designation", details.currentDesignation],
        ...ifAll("Current gross", grossOf(details)),
      ],
    ],
    [
      "Other Information",
      [
        ["Position", details.position],
        ["Notice period", details.noticePeriod],
      ],
    ],
  ];
}

/** The candidate's data, to read before an interview. */
export function CandidateInfoDialog({ opened, of, name, position, onClose }: Props) {
  const { userId, facts } = useSuspenseQuery(sessionQuery).data;
  const { data, error, refetch } = useQuery(detailsQuery({ userId, manager: facts.manager }, of));
  const details = data?.rows[0];
  return (
    <Dialog
      opened={opened}
      size={640}
      title="Candidate Information"
      subtitle={`${name} · ${position}`}
      onClose={onClose}
    >
      {details ? (
        sectionsOf(details, seesPrivate(facts)).map(([title, lines]) => (
          <section key={title} className={classes.section}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value || nothing}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))
      ) : error || data ? (
        <FailedState text={error?.message ?? data?.message} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows count={8} />
      )}
    </Dialog>
  );
}
