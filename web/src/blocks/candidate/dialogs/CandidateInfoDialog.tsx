import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { formQuery, type Profile, profileQuery } from "@/api/profile";
import { formatMonth } from "@/lib/dates";
import { Dialog } from "@/ui/Dialog";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import classes from "./CandidateInfoDialog.module.css";
import { basicFacts, type Fact, otherFacts, privateFacts, type RecordFacts, workFacts } from "./profileFacts";

type Props = {
  opened: boolean;
  candidate: string;
  name: string;
  /** The position in question, if there is one. */
  position?: string;
  record: RecordFacts;
  onClose: () => void;
};

const nothing = "---";

/** Everything that a candidate's form has, with what the record knows where the form is empty. */
export function CandidateInfoDialog({ opened, candidate, name, position, record, onClose }: Props) {
  const { data, error, refetch } = useQuery({ ...profileQuery(candidate), enabled: opened });
  const form = useQuery({ ...formQuery(candidate), enabled: opened });
  const failure = error ?? form.error;
  return (
    <Dialog
      opened={opened}
      size={880}
      title="Candidate Information"
      subtitle={[name, position].filter(Boolean).join(" · ")}
      onClose={onClose}
    >
      {data && form.data ? (
        <Sections profile={data} record={record} reduced={form.data.reduced} />
      ) : failure ? (
        <FailedState text={failure.message} onRetry={() => void Promise.all([refetch(), form.refetch()])} />
      ) : (
        <LoadingRows count={8} />
      )}
    </Dialog>
  );
}

type SectionsProps = { profile: Profile; record: RecordFacts; reduced: boolean };

/** What the user is not told is left out, because '---' would say that it is not known. */
function Sections({ profile, record, reduced }: SectionsProps) {
  const told = (facts: Fact[]) => (reduced ? facts.filter(([label]) => !privateFacts.has(label)) : facts);
  const work = told(workFacts(record));
  return (
    <>
      <Section title="Basic Information">
        <Facts facts={told(basicFacts(profile.basic, record))} />
      </Section>
      <Section title="Education Information">
        <Rows
          label="Education Information"
          heads={["Degree/Diploma", "College", "City", "Type", "From", "To"]}
          rows={profile.education.map((row) => ({
            id: row.id,
            cells: [
              row.level,
              row.college,
              row.city,
              row.type,
              formatMonth(row.from),
              row.pursuing ? "Is Pursuing" : formatMonth(row.to),
            ],
          }))}
        />
      </Section>
      <Section title="Experience Information">
        {work.length > 0 && <Facts facts={work} />}
        <Rows
          label="Experience Information"
          heads={["Organization", "City", "Position", "Supervisor", "Reason for leaving", "From", "To"]}
          rows={profile.experience.map((row) => ({
            id: row.id,
            cells: [
              row.organization,
              row.city,
              row.position,
              row.supervisor,
              row.reasonForLeaving,
              formatMonth(row.from),
              row.working ? "Is Working" : formatMonth(row.to),
            ],
          }))}
        />
      </Section>
      <Section title="Certification Information">
        <Rows
          label="Certification Information"
          heads={["Number", "Name", "Start", "Expiry"]}
          rows={profile.certificates.map((row) => ({
            id: row.id,
            cells: [row.number, row.name, formatMonth(row.start), formatMonth(row.expiry)],
          }))}
        />
      </Section>
      <Section title="Other Information">
        <Facts facts={told(otherFacts(profile.other, record))} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || nothing}</dd>
        </div>
      ))}
    </dl>
  );
}

type RowsProps = {
  label: string;
  heads: readonly string[];
  rows: readonly { id: string; cells: readonly string[] }[];
};

/** On a phone every row is a block of labelled values. */
function Rows({ label, heads, rows }: RowsProps) {
  return (
    <table className={classes.rows} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(rows.length > 0 ? rows : [{ id: "", cells: [] }]).map(({ id, cells }) => (
          <tr key={id}>
            {heads.map((head, place) => (
              <td key={head} data-head={head}>
                {cells[place] || nothing}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
