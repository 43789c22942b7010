import type { CandidateText, NewCandidate } from "@/api/candidate";
import { isMobile } from "@/blocks/account/mobile";
import type { Fault } from "@/blocks/step/useStep";

/** The forms about a candidate: what they hold, what they ask for, in which order, and what they send. */

export const allFields = "All Fields Are Compulsary!!";
export const wentWrong = "Something Went Wrong";
export const validMobile = "Please Enter valid Mobile Number";
export const validNumber = "Please Enter Valid Number!!";
export const validEmail = "Please Enter Valid Email ID";
export const resumeMissing = "Please upload resume!";
export const resumeMissingFresher = "Please upload resume!!";
export const resumeNotPdf = "Please upload Resume in pdf only";
export const resumeTooLarge = "File size should be less then 200kb";

/** A resume has to stay under it. */
export const resumeLimit = 204_800;
/** As much as the server keeps of any text. */
export const longestText = 200;

export type Work = "none" | "experienced" | "working";

export type CandidateValues = {
  name: string;
  mobile: string;
  email: string;
  address: string;
  work: Work;
  expIn: string;
  exp: string;
  noticePeriod: string;
  gross: string;
  designation: string;
  company: string;
  state: string;
  city: string;
  source: string | null;
};

export type CandidateField = keyof CandidateValues | "resume";

/** Which field of the form stands for a field of the calls. */
export const candidateFields: Readonly<Record<string, CandidateField>> = {
  NAME: "name",
  MOBILE: "mobile",
  EMAIL: "email",
  ADDRESS: "address",
  IS_EXP: "work",
  IS_WORKING: "work",
  EXP_IN: "expIn",
  EXP: "exp",
  NOTICE_PERIOD: "noticePeriod",
  CURRENT_GROSS: "gross",
  CURRENT_DESIGNATION: "designation",
  CURRENT_COMPANY: "company",
  STATE: "state",
  CITY: "city",
  SOURCE_OF_CANDIDATE: "source",
  RESUME: "resume",
};

export const emptyCandidate: CandidateValues = {
  name: "",
  mobile: "",
  email: "",
  address: "",
  work: "none",
  expIn: "",
  exp: "",
  noticePeriod: "",
  gross: "",
  designation: "",
  company: "",
  state: "",
  city: "",
  source: null,
};

const unseen = /\p{Default_Ignorable_Code_Point}/gu;
const noName = /[^\p{L}\p{M}\s]|(?<!\p{L}\p{M}*)\p{M}/gu;

/**
 * A name has letters and spaces, of any script; a sign above or below a letter belongs to it. What nobody sees, such as the
 * rest of an emoji, would make another name of the same one.
 */
export const nameInput = (typed: string) =>
  Array.from(typed.replace(unseen, "").replace(noName, "")).slice(0, longestText).join("");

/** The boxes exclude each other: ticking one clears the other. */
export const tick = (work: Work, box: "experienced" | "working", on: boolean): Work =>
  on ? box : work === box ? "none" : work;

const blank = (text: string | null) => (text ?? "").trim() === "";
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

function firstBlank(
  values: CandidateValues,
  fields: readonly (keyof CandidateValues)[],
): Fault<CandidateField> {
  const field = fields.find((name) => blank(values[name]));
  return field ? { field, message: allFields } : null;
}

export function checkNew(values: CandidateValues): Fault<CandidateField> {
  const missing = firstBlank(values, ["name", "mobile", "source", "state", "city"]);
  if (missing) return missing;
  if (!isMobile(values.mobile)) return { field: "mobile", message: validMobile };
  if (!blank(values.email) && !isEmail(values.email)) return { field: "email", message: validEmail };
  return null;
}

export type EditRules = {
  /** The requisition asks for freshers: the form asks for no work. */
  fresher: boolean;
  /** Candidates for the position need a resume. */
  wantsResume: boolean;
  hasResume: boolean;
};

const workFields = ["expIn", "exp", "noticePeriod", "gross", "designation", "company"] as const;

export function checkEdit(
  values: CandidateValues,
  { fresher, wantsResume, hasResume }: EditRules,
  resume: File | null,
): Fault<CandidateField> {
  if (!isMobile(values.mobile)) return { field: "mobile", message: validNumber };
  if (!isEmail(values.email)) return { field: "email", message: validEmail };
  const missing = firstBlank(values, [
    "name",
    "address",
    ...(wantsResume ? (["state", "city"] as const) : []),
    ...(fresher ? [] : workFields),
  ]);
  if (missing) return missing;
  if (wantsResume && !hasResume && !resume) {
    return { field: "resume", message: fresher ? resumeMissingFresher : resumeMissing };
  }
  return null;
}

/** Why a file cannot be a resume; null when it can. Its content counts, whatever its name says. */
export async function checkResume(file: File): Promise<string | null> {
  const head = await file.slice(0, 5).text();
  if (head !== "%PDF-") return resumeNotPdf;
  return file.size >= resumeLimit ? resumeTooLarge : null;
}

const flag = (is: boolean) => (is ? "1" : "0");

/** What is sent. Without either box nothing is said about work, where the form does not show it. */
export function textOf(values: CandidateValues, work: boolean): CandidateText {
  const told = (text: string) => (work ? text.trim() : "");
  return {
    NAME: values.name.trim(),
    MOBILE: values.mobile,
    EMAIL: values.email.trim(),
    ADDRESS: values.address.trim(),
    IS_EXP: flag(values.work === "experienced"),
    EXP_IN: told(values.expIn),
    EXP: told(values.exp),
    IS_WORKING: flag(values.work === "working"),
    NOTICE_PERIOD: told(values.noticePeriod),
    CURRENT_GROSS: told(values.gross),
    CURRENT_DESIGNATION: told(values.designation),
    CURRENT_COMPANY: told(values.company),
    CITY: values.city.trim(),
    STATE: values.state.trim(),
  };
}

export const newCandidateOf = (values: CandidateValues): NewCandidate => ({
  ...textOf(values, values.work !== "none"),
  SOURCE_OF_CANDIDATE: values.source ?? "",
});
