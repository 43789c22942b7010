import { queryOptions } from "@tanstack/react-query";
import type { Added } from "./candidate";
import { client, unwrap, unwrapAnswer } from "./client";
import { type Option, optionOf } from "./option";

/** Reference candidates: people to think of later, without an application. Topic: candidate. */

export type NewReference = {
  name: string;
  email: string;
  mobile: string;
  experience: string;
  /** The ids of departments. */
  departments: readonly string[];
  education: string;
  /** The ids of positions. */
  positions: readonly string[];
  city: string;
  source: string;
};

const referenceFields = {
  NAME: "name",
  EMAIL: "email",
  MOBILE: "mobile",
  EXP: "experience",
  REF_DEPRTMENT: "departments",
  EDUCATIONAL_TYPE: "education",
  REF_POSITIONS: "positions",
  CITY: "city",
  SOURCE_OF_CANDIDATE: "source",
};

/** Adds a reference candidate. A known candidate is not added again; the answer then has their state. */
export async function insertReference(reference: NewReference, userId: string, key: string): Promise<Added> {
  const { code, message, rows } = await unwrapAnswer(
    client.POST("/api/Can_Database.svc/Insert_Reference_Candidate", {
      headers: { "Idempotency-Key": key },
      body: {
        USER_GUID: userId,
        NAME: reference.name,
        EMAIL: reference.email,
        MOBILE: reference.mobile,
        EXP: reference.experience,
        REF_DEPRTMENT: [...reference.departments],
        EDUCATIONAL_TYPE: reference.education,
        REF_POSITIONS: [...reference.positions],
        CITY: reference.city,
        SOURCE_OF_CANDIDATE: reference.source,
      },
    }),
    referenceFields,
  );
  const [row] = rows;
  if (code === "200" || !row) return { message, known: null };
  return { message, known: { status: row.STATUS, recruiter: row.HR_NAME, position: row.POSITION_NAME } };
}

async function educations(signal: AbortSignal): Promise<Option[]> {
  const { rows } = await unwrap(
    client.GET("/api/Master.svc/get_education_select2/{id}", { params: { path: { id: "all" } }, signal }),
  );
  return rows.map(optionOf);
}

/** The levels of education, lowest first. */
export const educationOptionsQuery = queryOptions({
  queryKey: ["setting", "educations"],
  queryFn: ({ signal }) => educations(signal),
});
