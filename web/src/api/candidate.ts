import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "./ApiError";
import { client, sendSignedIn, unwrap, unwrapAnswer } from "./client";

/** Adding and editing candidates. Topic: candidate. */

const once = (key: string) => ({ "Idempotency-Key": key });

/** A candidate cannot be both: a working candidate is experienced. */
export type Work = "none" | "experienced" | "working";

/** The fields of the candidate forms. */
export type CandidateText = {
  name: string;
  mobile: string;
  email: string;
  address: string;
  work: Work;
  experience: string;
  experienceIn: string;
  noticePeriod: string;
  /** As it was typed. */
  currentGross: string;
  currentGrossPer: string;
  currentDesignation: string;
  currentCompany: string;
  state: string;
  city: string;
};

export type NewCandidate = CandidateText & { source: string };

export const candidateFields = {
  NAME: "name",
  MOBILE: "mobile",
  EMAIL: "email",
  ADDRESS: "address",
  IS_EXP: "work",
  IS_WORKING: "work",
  EXP: "experience",
  EXP_IN: "experienceIn",
  NOTICE_PERIOD: "noticePeriod",
  CURRENT_GROSS: "currentGross",
  CURRENT_DESIGNATION: "currentDesignation",
  CURRENT_COMPANY: "currentCompany",
  STATE: "state",
  CITY: "city",
  SOURCE_OF_CANDIDATE: "source",
  RESUME: "resume",
};

export function bodyOf(candidate: CandidateText) {
  return {
    NAME: candidate.name,
    MOBILE: candidate.mobile,
    EMAIL: candidate.email,
    ADDRESS: candidate.address,
    IS_EXP: candidate.work === "experienced" ? "1" : "0",
    IS_WORKING: candidate.work === "working" ? "1" : "0",
    EXP: candidate.experience,
    EXP_IN: candidate.experienceIn,
    NOTICE_PERIOD: candidate.noticePeriod,
    CURRENT_GROSS: candidate.currentGross,
    CURRENT_GROSS_PER: candidate.currentGrossPer,
    CURRENT_DESIGNATION: candidate.currentDesignation,
    CURRENT_COMPANY: candidate.currentCompany,
    STATE: candidate.state,
    CITY: candidate.city,
  };
}

/** The state of a candidate who is already in the system. */
export type KnownCandidate = { status: string; recruiter: string; position: string };

export type Added = {
  message: string;
  known: KnownCandidate | null;
  /** Why the resume was not stored, though the candidate was added; empty if it was, or if there is none. */
  resumeRefused?: string;
};

/** Adds a candidate to a requisition. A known candidate is not added again; the answer then has their state. */
export async function insertCandidate(
  candidate: NewCandidate,
  resume: File | null,
  requisition: string,
  userId: string,
  key: string,
): Promise<Added> {
  const { code, message, rows } = await unwrapAnswer(
    client.POST("/api/Candidate_Dashboard.svc/insert_candidate", {
      headers: once(key),
      body: {
        ...bodyOf(candidate),
        SOURCE_OF_CANDIDATE: candidate.source,
        CREATED_BY: userId,
        IS_MAP: "1",
        REQ_ID: requisition,
      },
    }),
    candidateFields,
  );
  const [row] = rows;
  if (code === "200" && row && resume) {
    return { message, known: null, resumeRefused: await attach(row.CAN_ID, resume, key) };
  }
  if (code === "200" || !row) return { message, known: null };
  return { message, known: { status: row.STATUS, recruiter: row.HR_NAME, position: row.POSITION_NAME } };
}

/** Stores the resume of a candidate who was just added; why not, if it is refused. */
async function attach(candidate: string, resume: File, key: string): Promise<string> {
  try {
    await unwrap(
      client.POST("/api/Candidate_Dashboard.svc/Update_Resume", {
        headers: once(`${key}-resume`),
        body: { CAN_ID: candidate, RESUME: resume.name },
        bodySerializer: (fields = {}) => formOf(fields, resume),
      }),
    );
    return "";
  } catch (cause) {
    // Without an answer the whole order is sent again; its key keeps the candidate from being added twice.
    if (cause instanceof ApiError && !cause.offline && cause.status < 500) return cause.message;
    throw cause;
  }
}

/** The candidate to edit, the application it was opened from, and the version on screen. */
export type EditBy = {
  candidate: string;
  requisition: string;
  version: number;
  userId: string;
  key: string;
};

export type Edited = { message: string };

export async function updateCandidate(
  by: EditBy,
  candidate: CandidateText,
  status: string,
  resume: File | null,
): Promise<Edited> {
  const body = {
    ...bodyOf(candidate),
    CREATED_BY: by.userId,
    STATUS: status,
    CAN_ID: by.candidate,
    REQ_ID: by.requisition,
    VERSION: by.version,
  };
  const headers = once(by.key);
  if (!resume) {
    return unwrap(
      client.POST("/api/Candidate_Dashboard.svc/update_candidate", { headers, body }),
      candidateFields,
    );
  }
  return unwrap(
    client.POST("/api/Candidate_Dashboard.svc/update_candidate_details", {
      headers,
      body: { ...body, RESUME: resume.name },
      // The generated type of a file in a form is a string; the form carries the file itself.
      bodySerializer: (fields = {}) => formOf(fields, resume),
    }),
    candidateFields,
  );
}

function formOf(fields: Readonly<Record<string, unknown>>, resume: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (name !== "RESUME") form.set(name, String(value));
  }
  form.set("RESUME", resume);
  return form;
}

/** The address of a resume. The query keeps the browser from showing a cached older file. */
export const resumeHref = (file: string) => `/api/can_resume/${file}?v=${file.slice(0, 8)}`;

/** The file of a resume; null if there is none that the caller may see. */
export const resumeFileQuery = (file: string) =>
  queryOptions({
    // Of no topic: a file never changes under its name, and a change elsewhere must not reload it.
    queryKey: ["resumeFile", file],
    queryFn: async ({ signal }) => {
      const response = await sendSignedIn(new Request(resumeHref(file), { signal }));
      if (response.status >= 500) throw new ApiError(response.status, "", "Something Went Wrong");
      return response.headers.get("Content-Type") === "application/pdf" ? response.blob() : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });

/** Whether a resume exists that the caller may see. */
export const resumeQuery = (file: string) =>
  queryOptions({
    queryKey: ["candidate", "resume", file],
    queryFn: async ({ signal }) => {
      const response = await sendSignedIn(new Request(resumeHref(file), { method: "HEAD", signal }));
      if (response.status >= 500) throw new ApiError(response.status, "", "Something Went Wrong");
      return response.headers.get("Content-Type") === "application/pdf";
    },
    gcTime: 0,
  });
