import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ApplicationKey, type CandidateDetails, detailsQuery } from "@/api/application";
import { sessionQuery } from "@/api/session";
import { Dialog } from "@/ui/Dialog";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { grossOf, locationOf, spacedMobile, yearsOf } from "../facts";
import classes from "./CandidateInfoDialog.module.css";

type Props = { opened: boolean; of: ApplicationKey; name: string; position: string; onClose: () => void };

const nothing = "---";

function sectionsOf(details: CandidateDetails): [string, [string, string][]][] {
  return [
    [
      "Basic Information",
      [
        ["Name", details.NAME],
        ["Mobile", spacedMobile(details.MOBILE)],
        ["Email", details.EMAIL],
        ["Address", details.ADDRESS],
        ["Location", locationOf(details)],
      ],
    ],
    [
      "Experience Information",
      [
        ["Experience", yearsOf(details.CAN_EXP)],
        ["Experience in", details.EXP_IN],
        ["Current company", details.CURRENT_COMPANY],
        ["Current designation", details.CURRENT_DESIGNATION],
        ["Current gross", grossOf(details)],
      ],
    ],
    [
      "Other Information",
      [
        ["Position", details.POSITION_NAME],
        ["Notice period", details.NOTICE_PERIOD],
      ],
    ],
  ];
}

/** What is known of a candidate, to read before an interview. */
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
        sectionsOf(details).map(([title, facts]) => (
          <section key={title} className={classes.section}>
            <h3>{title}</h3>
            <dl>
              {facts.map(([label, value]) => (
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
