import { client, unwrap, type WriteAnswer } from "./client";

// Plain calls without the query library: candidates fill their form on a phone, and its page stays small.

/** What candidates tell about themselves, in five steps, as their form has it: all values are text, as they are typed. */

const basicNames = {
  POSITION_APPLIED_FOR: "position",
  REFERENCE: "reference",
  MOBILE: "mobile",
  EMAIL: "email",
  FIRSTNAME: "firstName",
  MIDDLENAME: "middleName",
  LASTNAME: "lastName",
  DATE_OF_BIRTH: "dateOfBirth",
  HOMETOWN: "homeTown",
  RESIDENTIAL_ADDRESS: "address",
  STATE: "state",
  CITY: "city",
  PIN: "pin",
  MARITAL_STATUS: "maritalStatus",
  BLOOD_GROUP: "bloodGroup",
  GENDER: "gender",
  PARENT_NAME: "familyName",
  RELATION: "relation",
  OCCUPATION: "occupation",
} as const;

const otherNames = {
  ABLE_TO_JOIN: "ableToJoin",
  NOTICE_PERIOD: "noticePeriod",
  CURRENT_SALARY: "currentSalary",
  CURRENT_SALARY_PER: "currentSalaryPer",
  TOTAL_EXP: "totalExperience",
  EXPECTED_SALARY: "expectedSalary",
  EXPECTED_SALARY_PER: "expectedSalaryPer",
  SKILL: "skills",
  STRENGTH: "strength",
  WEAKNESS: "weakness",
  RELATIVE_FROM_EQNX: "hasRelative",
  RELATIVE_NAME: "relativeName",
  RELATIVES_DESIGNATION: "relativeDesignation",
  RELATION_WITH_RELATIVE: "relativeRelation",
  PREV_INTERVIEWED_BY_US: "interviewed",
  INT_DATE: "interviewedOn",
  INTERVIEW_LOCATION: "interviewLocation",
  INTERVIWER_NAME: "interviewerName",
  INTERVIEW_FOR_POSITION: "interviewPosition",
  SELF_INTRO: "selfIntroduction",
} as const;

export const educationNames = {
  EDUCATIONAL_TYPE: "level",
  NAME_OF_COLLEGE: "college",
  CITY_OF_COLLEGE: "city",
  FULL_PART_TIME: "studyType",
  FROM_DATE: "from",
  TO_DATE: "to",
} as const;

export const experienceNames = {
  NAME_OF_ORGANIZATION: "organization",
  CITY_OF_ORGANIZATION: "city",
  POSITION: "position",
  SUPERVISER_NAME: "supervisor",
  REASON_FOR_LEAVING: "reasonForLeaving",
  EXP_FROM_DATE: "from",
  EXP_TO_DATE: "to",
} as const;

export const certificateNames = {
  CERTIFICATE_NO: "number",
  CERTIFICATE_NAME: "name",
  CERTIFICATE_START_DATE: "from",
  CERTIFICATE_EXPIRY: "to",
} as const;

type Ours<Names extends Record<string, string>> = Record<Names[keyof Names], string>;

export type Basic = Ours<typeof basicNames>;
export type Other = Ours<typeof otherNames>;
/** Whether it lasts or is over; neither was chosen if it is empty. */
export type Mode = { mode: "" | "lasts" | "over" };
export type Education = Ours<typeof educationNames> & Mode;
export type Experience = Ours<typeof experienceNames> & Mode;
export type Certificate = Ours<typeof certificateNames>;

/** A saved step, with the version that its next save names; version 0 and no values while it was not saved. */
export type Saved<Values> = { values: Values | null; version: number };
export type Row<Values> = Values & { id: string; version: number };
/** The row that is written: an own one, or a new one. */
export type Written<Values> = { values: Values; id?: string; version?: number };
export type Listed<Values> = WriteAnswer & { rows: Row<Values>[] };

export function ours<Names extends Record<string, string>>(
  names: Names,
  row: Readonly<Record<keyof Names, string>>,
): Ours<Names> {
  return Object.fromEntries(
    Object.entries(names).map(([theirs, own]) => [own, row[theirs as keyof Names]]),
  ) as Ours<Names>;
}

export function theirs<Names extends Record<string, string>>(
  names: Names,
  values: Readonly<Ours<Names>>,
): Record<keyof Names, string> {
  return Object.fromEntries(
    Object.entries(names).map(([their, own]) => [their, values[own as Names[keyof Names]]]),
  ) as Record<keyof Names, string>;
}

export const once = (key: string) => ({ "Idempotency-Key": key });

export async function fetchBasic(canId: string): Promise<Saved<Basic>> {
  const path = "/api/Master.svc/get_candidate_personal_data_new/{canId}";
  const [row] = (await unwrap(client.GET(path, { params: { path: { canId } } }))).rows;
  return row ? { values: ours(basicNames, row), version: row.VERSION } : { values: null, version: 0 };
}

export async function saveBasic(candidate: string, values: Basic, version: number, key: string) {
  const body = { CAN_ID: candidate, ...theirs(basicNames, values), VERSION: version };
  const path = "/api/Master.svc/insert_candidate_personal_data_new";
  const { message } = await unwrap(client.POST(path, { headers: once(key), body }), basicNames);
  return { message };
}

export async function fetchOther(canId: string): Promise<Saved<Other>> {
  const path = "/api/Master.svc/get_candidate_other_data/{canId}";
  const [row] = (await unwrap(client.GET(path, { params: { path: { canId } } }))).rows;
  return row ? { values: ours(otherNames, row), version: row.VERSION } : { values: null, version: 0 };
}

export async function saveOther(candidate: string, values: Other, version: number, key: string) {
  const body = { CAN_ID: candidate, CAN_OTH_ID: "", ...theirs(otherNames, values), VERSION: version };
  const order = { headers: once(key), body };
  const answer =
    version === 0
      ? client.POST("/api/Master.svc/insert_candidate_other_data_new", order)
      : client.POST("/api/Master.svc/update_candidate_other_data_new", order);
  const { message } = await unwrap(answer, otherNames);
  return { message };
}
