import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useState } from "react";
import { type CandidateDetails, type PositionApplied, positionsAppliedQuery } from "@/api/candidateDetails";
import { sessionQuery } from "@/api/session";
import { grossOf, locationOf, seesPrivate, spacedMobile, yearsOf } from "@/blocks/candidate/facts";
import { RefusedAddress } from "@/blocks/candidate/RefusedAddress";
import { ResumePane } from "@/blocks/candidate/ResumePane";
import { NotVerified } from "@/blocks/programme/NotVerified";
import type { CandidatePane } from "@/lib/candidatePane";
import { Kbd } from "@/ui/Kbd";
import { PersonAvatar } from "@/ui/PersonAvatar";
import { ReadMore } from "@/ui/ReadMore";
import { Segmented } from "@/ui/Segmented";
import { StatusButton } from "@/ui/StatusButton";
import { TextButton } from "@/ui/TextButton";
import classes from "./CandidateBox.module.css";
import { ResumeNotes } from "./ResumeNotes";

const longestJD = 200;
/** Mobile and Email stay visible on a narrow screen, above the stages. */
const alwaysVisible = 2;

/** Breaks a long e-mail address before its host, not in the middle of a word. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split("@");
  return (
    <>
      {name}
      {host && (
        <>
          <wbr />@{host}
        </>
      )}
    </>
  );
}

function factsOf(details: CandidateDetails, seesGross: boolean): [string, ReactNode][] {
  const facts: [string, ReactNode][] = [
    [
      "Mobile",
      <a key="mobile" href={`tel:${details.mobile}`}>
        {spacedMobile(details.mobile)}
      </a>,
    ],
    [
      "Email",
      details.email && (
        <Fragment key="email">
          <Address email={details.email} />
          <RefusedAddress emailRefused={details.emailRefused} emailRefusedOn={details.emailRefusedOn} />
        </Fragment>
      ),
    ],
    ["Location", locationOf(details)],
    ["Position", details.position],
    ["Experience in", details.experienceIn],
    ["Minimum experience", yearsOf(details.minimumExperience)],
    ["Notice period", details.noticePeriod],
    ...(seesGross ? [["Current gross", grossOf(details)] satisfies [string, string]] : []),
    ["Current designation", details.currentDesignation],
    ["Current company", details.currentCompany],
  ];
  if (details.seesSource) facts.push(["Candidate source", details.source]);
  return facts;
}

type Props = {
  details: CandidateDetails;
  mayEdit?: boolean;
  /** The button beside the name. */
  call?: ReactNode;
  pane?: CandidatePane;
  onPane?: (pane: CandidatePane) => void;
  /** Opens the profile, where a missing resume is uploaded. */
  onUpload?: () => void;
};

const panes = [
  { value: "details", label: "Details" },
  { value: "resume", label: "Resume" },
] as const;

/** The candidate, the position, and their other applications. */
export function CandidateBox({ details, mayEdit = false, call, pane = "details", onPane, onUpload }: Props) {
  const { facts } = useSuspenseQuery(sessionQuery).data;
  const applied = useQuery(positionsAppliedQuery(details.candidateId));
  const [all, setAll] = useState(false);
  return (
    <section className={classes.card} aria-label="Candidate" data-all={all || undefined}>
      <header className={classes.head}>
        <PersonAvatar name={details.name} size={44} />
        <div className={classes.names}>
          <h2 data-tip={details.name}>{details.name}</h2>
          <p>
            {details.position} {details.notVerified && <NotVerified />}
          </p>
        </div>
        {call}
      </header>
      {onPane && (
        <div className={classes.panes}>
          <Segmented label="Beside the stages" segments={panes} value={pane} onChange={onPane} />
          <Kbd>V</Kbd>
        </div>
      )}
      {pane === "resume" ? (
        <ResumePane
          name={details.name}
          file={details.resume}
          missing={mayEdit && onUpload && <TextButton onClick={onUpload}>Upload</TextButton>}
        />
      ) : (
        <>
          <dl className={classes.facts}>
            {factsOf(details, seesPrivate(facts)).map(([label, value], place) => (
              <div key={label} data-rest={place >= alwaysVisible || undefined}>
                <dt>{label}</dt>
                <dd>{value || <span className={classes.none}>—</span>}</dd>
              </div>
            ))}
          </dl>
          {details.resume && <ResumeNotes candidate={details.candidateId} mayEdit={mayEdit} />}
          <div className={classes.part}>
            <h3>Job description</h3>
            {details.jd ? (
              <ReadMore text={details.jd} limit={longestJD} label="Job description" />
            ) : (
              <span className={classes.none}>—</span>
            )}
          </div>
          <div className={classes.part}>
            <h3 id="applied">Position Applied for</h3>
            <AppliedTable rows={applied.data ?? []} />
          </div>
          <button type="button" className={classes.all} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? "Show less" : "Show all about the candidate"}
          </button>
        </>
      )}
    </section>
  );
}

function AppliedTable({ rows }: { rows: readonly PositionApplied[] }) {
  return (
    <div className={classes.scroll}>
      <table className={classes.applied} aria-labelledby="applied">
        <thead>
          <tr>
            <th>HR Name</th>
            <th>Department</th>
            <th>Position</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.requisitionId}>
              <td>{row.recruiter || "—"}</td>
              <td>{row.department}</td>
              <td className={classes.position}>{row.position}</td>
              <td>
                <StatusButton status={row.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
