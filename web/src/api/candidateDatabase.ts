import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire } from "./client";
import { type CallOptions, everyRow } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";
import type { SortOf } from "./sorts";

/** Finding anybody who was ever a candidate. Topic: candidate. */

/** What is searched for; empty parts do not count. */
export type DatabaseSearch = {
  /** Part of a name, mobile or e-mail, or words of a resume. */
  text: string;
  referencePosition: string;
  position: string;
  location: string;
};

/** The headings of two columns, which the documents give in their own spelling. */
export const idHeadings = { candidate: "CAN_ID", requisition: "REQ_ID" } as const;

export const databaseSorts = [
  "name",
  "mobile",
  "email",
  "address",
  "city",
  "exp",
  "noticePeriod",
  "createdOn",
  "hrName",
  "stage",
  "status",
] as const satisfies readonly SortOf<"/api/Can_Database.svc/candidate_database_search">[];

/** A candidate as the database lists them: with their live application, else the latest, else none. */
export type DatabaseCandidate = {
  candidateId: string;
  /** Empty without an application; the same holds for stage, status and recruiter. */
  requisitionId: string;
  name: string;
  mobile: string;
  email: string;
  address: string;
  city: string;
  experience: string;
  noticePeriod: string;
  appliedFor: string;
  education: string;
  yearOfPassing: string;
  totalExperience: string;
  createdOn: string;
  recruiter: string;
  stage: string;
  status: string;
  /** The position of the latest mapping. */
  mapped: string;
  referencePositions: string;
  position: string;
  esaRejected: boolean;
  /** Whether the caller may open the application. */
  opens: boolean;
  /** Why the candidate cannot be mapped; empty if they can. */
  lock: string;
  /** The passage of the resume that has the words searched for. */
  passage: string;
  /** The file; empty when there is none. */
  resume: string;
  /** Why the text of the resume cannot be searched; empty if it can. */
  resumeNote: string;
  /** How many of the five steps of the form were saved. */
  formSteps: number;
};

export function databaseCandidateOf(row: Wire<"DatabaseRow">): DatabaseCandidate {
  return {
    candidateId: row.CAN_ID,
    requisitionId: row.REQ_ID,
    name: row.NAME,
    mobile: row.MOBILE,
    email: row.EMAIL,
    address: row.ADDRESS,
    city: row.CITY,
    experience: row.EXP,
    noticePeriod: row.NOTICE_PERIOD,
    appliedFor: row.LAST_POSITION_APPLIED_FOR,
    education: row.LAST_EDUCATIONAL_TYPE,
    yearOfPassing: row.YEAR_OF_PASSING,
    totalExperience: row.TOTAL_YEAR_OF_EXP,
    createdOn: row.CREATED_ON,
    recruiter: row.HR_NAME,
    stage: row.STAGE,
    status: row.STATUS,
    mapped: row.LATEST_PROFILE_MAPPED,
    referencePositions: row.REF_POSITIONS,
    position: row.POSITION_NAME,
    esaRejected: row.ESA_REJECTED === "1",
    opens: row.OPENS === "1",
    lock: row.SELECTABLE === "1" ? "" : row.REASON,
    passage: row.RESUME_HIT,
    resume: row.RESUME,
    resumeNote: row.RESUME_NOTE,
    formSteps: row.FORM_STEPS,
  };
}

const orAll = (text: string) => text.trim() || "all";

async function search(wanted: DatabaseSearch, page: ListPage, options: CallOptions) {
  const { rows, total, message } = await unwrap(
    client.POST("/api/Can_Database.svc/candidate_database_search", {
      params: { query: pageQuery({ ...page, q: "" }) },
      body: {
        SEARCH: orAll(wanted.text),
        POSITION_NAME: orAll(wanted.position),
        LOCATION: orAll(wanted.location),
        REF_POSITION_NAME: orAll(wanted.referencePosition),
      },
      ...options,
    }),
  );
  return { rows: rows.map(databaseCandidateOf), total, message };
}

export const databaseQuery = (wanted: DatabaseSearch, page: ListPage) =>
  queryOptions({
    queryKey: ["candidate", "database", wanted, page],
    queryFn: ({ signal }) => search(wanted, page, { signal }),
    placeholderData: keepPreviousData,
  });

export const allFound = (wanted: DatabaseSearch, page: ListPage) =>
  everyRow((part, options) => search(wanted, { ...page, ...part }, options));
