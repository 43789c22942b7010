import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, unwrapOne, type Wire, type WriteAnswer } from "./client";

/** What candidates tell about themselves in their form, for staff to read. Topic: candidate. */

export type BasicProfile = {
  position: string;
  /** How they knew of the position. */
  reference: string;
  mobile: string;
  email: string;
  firstName: string;
  middleName: string;
  lastName: string;
  dateOfBirth: string;
  homeTown: string;
  address: string;
  state: string;
  city: string;
  pin: string;
  maritalStatus: string;
  bloodGroup: string;
  gender: string;
  familyName: string;
  relation: string;
  occupation: string;
};

export function basicProfileOf(row: Wire<"BasicProfileRow">): BasicProfile {
  return {
    position: row.POSITION_APPLIED_FOR,
    reference: row.REFERENCE,
    mobile: row.MOBILE,
    email: row.EMAIL,
    firstName: row.FIRSTNAME,
    middleName: row.MIDDLENAME,
    lastName: row.LASTNAME,
    dateOfBirth: row.DATE_OF_BIRTH,
    homeTown: row.HOMETOWN,
    address: row.RESIDENTIAL_ADDRESS,
    state: row.STATE,
    city: row.CITY,
    pin: row.PIN,
    maritalStatus: row.MARITAL_STATUS,
    bloodGroup: row.BLOOD_GROUP,
    gender: row.GENDER,
    familyName: row.PARENT_NAME,
    relation: row.RELATION,
    occupation: row.OCCUPATION,
  };
}

/** Months are 'YYYY-MM', empty for none. */
export type EducationRow = {
  id: string;
  level: string;
  college: string;
  city: string;
  /** Full Time or Part Time. */
  type: string;
  from: string;
  to: string;
  pursuing: boolean;
};

export function educationRowOf(row: Wire<"EducationRow">): EducationRow {
  return {
    id: row.CAN_ED_ID,
    level: row.EDUCATIONAL_TYPE,
    college: row.NAME_OF_COLLEGE,
    city: row.CITY_OF_COLLEGE,
    type: row.FULL_PART_TIME,
    from: row.FROM_DATE,
    to: row.TO_DATE,
    pursuing: row.IS_PURSUEING === "1",
  };
}

export type ExperienceRow = {
  id: string;
  organization: string;
  city: string;
  position: string;
  supervisor: string;
  reasonForLeaving: string;
  from: string;
  to: string;
  working: boolean;
};

export function experienceRowOf(row: Wire<"ExperienceRow">): ExperienceRow {
  return {
    id: row.CAN_EXP_ID,
    organization: row.NAME_OF_ORGANIZATION,
    city: row.CITY_OF_ORGANIZATION,
    position: row.POSITION,
    supervisor: row.SUPERVISER_NAME,
    reasonForLeaving: row.REASON_FOR_LEAVING,
    from: row.EXP_FROM_DATE,
    to: row.EXP_TO_DATE,
    working: row.IS_WORKING === "1",
  };
}

export type CertificateRow = { id: string; number: string; name: string; start: string; expiry: string };

export function certificateRowOf(row: Wire<"CertificateRow">): CertificateRow {
  return {
    id: row.CAN_CER_ID,
    number: row.CERTIFICATE_NO,
    name: row.CERTIFICATE_NAME,
    start: row.CERTIFICATE_START_DATE,
    expiry: row.CERTIFICATE_EXPIRY,
  };
}

export type OtherProfile = {
  ableToJoin: string;
  noticePeriod: string;
  currentSalary: string;
  currentSalaryPer: string;
  totalExperience: string;
  expectedSalary: string;
  expectedSalaryPer: string;
  skills: string;
  strength: string;
  weakness: string;
  hasRelative: boolean;
  relativeName: string;
  relativeDesignation: string;
  relativeRelation: string;
  interviewed: boolean;
  interviewedOn: string;
  interviewLocation: string;
  interviewerName: string;
  interviewPosition: string;
  selfIntroduction: string;
};

export function otherProfileOf(row: Wire<"OtherProfileRow">): OtherProfile {
  return {
    ableToJoin: row.ABLE_TO_JOIN,
    noticePeriod: row.NOTICE_PERIOD,
    currentSalary: row.CURRENT_SALARY,
    currentSalaryPer: row.CURRENT_SALARY_PER,
    totalExperience: row.TOTAL_EXP,
    expectedSalary: row.EXPECTED_SALARY,
    expectedSalaryPer: row.EXPECTED_SALARY_PER,
    skills: row.SKILL,
    strength: row.STRENGTH,
    weakness: row.WEAKNESS,
    hasRelative: row.RELATIVE_FROM_EQNX === "1",
    relativeName: row.RELATIVE_NAME,
    relativeDesignation: row.RELATIVES_DESIGNATION,
    relativeRelation: row.RELATION_WITH_RELATIVE,
    interviewed: row.PREV_INTERVIEWED_BY_US === "1",
    interviewedOn: row.INT_DATE,
    interviewLocation: row.INTERVIEW_LOCATION,
    interviewerName: row.INTERVIWER_NAME,
    interviewPosition: row.INTERVIEW_FOR_POSITION,
    selfIntroduction: row.SELF_INTRO,
  };
}

/** The whole form; a step that was not saved is null or has no rows. */
export type Profile = {
  basic: BasicProfile | null;
  education: readonly EducationRow[];
  experience: readonly ExperienceRow[];
  certificates: readonly CertificateRow[];
  other: OtherProfile | null;
};

async function fetchProfile(candidate: string, signal: AbortSignal): Promise<Profile> {
  const byCandidate = { params: { path: { canId: candidate } }, signal };
  const byId = { params: { path: { id: candidate } }, signal };
  const [basic, education, experience, certificates, other] = await Promise.all([
    unwrap(client.GET("/api/Master.svc/get_candidate_personal_data_new/{canId}", byCandidate)),
    unwrap(client.GET("/api/Master.svc/get_candidate_education_data/{id}", byId)),
    unwrap(client.GET("/api/Master.svc/get_candidate_experience_data/{id}", byId)),
    unwrap(client.GET("/api/Master.svc/get_candidate_certificate_data/{id}", byId)),
    unwrap(client.GET("/api/Master.svc/get_candidate_other_data/{canId}", byCandidate)),
  ]);
  const [basicRow] = basic.rows;
  const [otherRow] = other.rows;
  return {
    basic: basicRow ? basicProfileOf(basicRow) : null,
    education: education.rows.map(educationRowOf),
    experience: experience.rows.map(experienceRowOf),
    certificates: certificates.rows.map(certificateRowOf),
    other: otherRow ? otherProfileOf(otherRow) : null,
  };
}

export const profileQuery = (candidate: string) =>
  queryOptions({
    queryKey: ["candidate", "profile", candidate],
    queryFn: ({ signal }) => fetchProfile(candidate, signal),
  });

/** The steps of the form. */
export const formSteps = 5;

async function fetchForm(candidate: string, signal: AbortSignal) {
  return unwrapOne(client.GET("/api/candidate_form/{id}", { params: { path: { id: candidate } }, signal }));
}

export type FormState = Awaited<ReturnType<typeof fetchForm>>;

/** How far the form has come. */
export const formQuery = (candidate: string) =>
  queryOptions({
    queryKey: ["candidate", "form", candidate],
    queryFn: ({ signal }) => fetchForm(candidate, signal),
  });

const order = (candidate: string, key: string) => ({
  headers: { "Idempotency-Key": key },
  params: { path: { id: candidate } },
});

/** Withdraws the consent for a candidate who asked for it: links end, and nothing is sent about other openings. */
export function withdrawConsentFor(candidate: string, key: string): Promise<WriteAnswer> {
  return unwrap(client.DELETE("/api/candidate_form/{id}/consent", order(candidate, key)));
}

/** Erases what the candidate told; the record and the timeline stay. */
export function eraseProfile(candidate: string, key: string): Promise<WriteAnswer> {
  return unwrap(client.DELETE("/api/candidate_form/{id}", order(candidate, key)));
}

async function fetchDifferences(candidate: string, signal: AbortSignal) {
  const { rows } = await unwrap(
    client.GET("/api/candidate_form/{id}/differences", { params: { path: { id: candidate } }, signal }),
  );
  return rows;
}

/** A field in which the form differs from the record. */
export type Difference = Awaited<ReturnType<typeof fetchDifferences>>[number];

export const differencesQuery = (candidate: string) =>
  queryOptions({
    queryKey: ["candidate", "differences", candidate],
    queryFn: ({ signal }) => fetchDifferences(candidate, signal),
  });
