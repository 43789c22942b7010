import type { CandidateText, NewCandidate, Work } from "@/api/candidate";
import { isMobile, mobileOf } from "@/blocks/account/mobile";
import { type Faults, faultsOf, isBlank } from "@/blocks/write/faults";
import { perOf, salaryFault } from "@/lib/salary";

/** The candidate forms: their values, their rules in the order of the fields, and what they send. */

export const allFields = "All Fields Are Compulsary!!";
export const wentWrong = "Something Went Wrong";
export const validMobile = "Please Enter valid Mobile Number";
export const validNumber = "Please Enter Valid Number!!";
export const validEmail = "Please Enter Valid Email ID";
export const resumeMissing = "Please upload resume!";
export const resumeMissingFresher = "Please upload resume!!";
export const resumeNotPdf = "Please upload Resume in pdf only";

/** The sentence about a file that is not under the limit, which is a setting, in kB. */
export const resumeTooLarge = (limit: number) => `File size should be less then ${limit}kb`;
/** What a field for a resume says of the files that it takes. */
export const acceptedResume = (limit: number) => `PDF only (less than ${limit} kb)`;
/** The server's length limit for text. */
export const longestText = 200;

export type CandidateValues = CandidateText & {
  source: string | null;
  /** The file that replaces the stored one. */
  resume: File | null;
};

export type CandidateField = keyof CandidateValues;

export const emptyCandidate: CandidateValues = {
  name: "",
  mobile: "",
  email: "",
  address: "",
  work: "none",
  experience: "",
  experienceIn: "",
  noticePeriod: "",
  currentGross: "",
  currentGrossPer: "",
  currentDesignation: "",
  currentCompany: "",
  state: "",
  city: "",
  source: null,
  resume: null,
};

/** What a search text says about somebody who was not found. */
export function typedCandidate(typed: string): Partial<CandidateValues> {
  const text = typed.trim();
  if (text === "") return {};
  if (/^[\d\s+().-]+$/.test(text)) return { mobile: text };
  return text.includes("@") ? { email: text } : { name: text };
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const noName = /[^\p{L}\p{M}\s]|(?<!\p{L}\p{M}*)\p{M}/gu;

/**
 * A name consists of letters of any script, their combining marks, and spaces. Invisible characters, such as the rest
 * of an emoji, would make two names out of one.
 */
export const nameInput = (typed: string) =>
  Array.from(typed.replace(invisible, "").replace(noName, "")).slice(0, longestText).join("");

/** The boxes exclude each other: ticking one clears the other. */
export const tick = (work: Work, box: "experienced" | "working", on: boolean): Work =>
  on ? box : work === box ? "none" : work;

const missing = (text: string | null) => isBlank(text) && allFields;
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export function checkNew(values: CandidateValues): Faults<CandidateField> {
  return faultsOf({
    name: missing(values.name),
    mobile: missing(values.mobile) || (!isMobile(values.mobile) && validMobile),
    email: !isBlank(values.email) && !isEmail(values.email) && validEmail,
    state: missing(values.state),
    city: missing(values.city),
    currentGross: salaryFault(values.currentGross),
    source: missing(values.source),
  });
}

export type EditRules = {
  /** The requisition is for freshers, so the form does not ask about work. */
  fresher: boolean;
  /** The position requires a resume. */
  wantsResume: boolean;
  hasResume: boolean;
  /** The stored salary, which may stay as it is. */
  storedGross: string;
};

export function checkEdit(
  values: CandidateValues,
  { fresher, wantsResume, hasResume, storedGross }: EditRules,
): Faults<CandidateField> {
  const work = (text: string) => !fresher && missing(text);
  return faultsOf({
    name: missing(values.name),
    mobile: !isMobile(values.mobile) && validNumber,
    email: !isEmail(values.email) && validEmail,
    address: missing(values.address),
    state: wantsResume && missing(values.state),
    city: wantsResume && missing(values.city),
    experience: work(values.experience),
    experienceIn: work(values.experienceIn),
    noticePeriod: work(values.noticePeriod),
    currentGross: work(values.currentGross) || salaryFault(values.currentGross, storedGross),
    currentDesignation: work(values.currentDesignation),
    currentCompany: work(values.currentCompany),
    resume: wantsResume && !hasResume && !values.resume && (fresher ? resumeMissingFresher : resumeMissing),
  });
}

/** Why a file cannot be a resume; null if it can. Checks the content, not the name. */
export async function checkResume(file: File, limit: number): Promise<string | null> {
  const head = await file.slice(0, 5).text();
  if (head !== "%PDF-") return resumeNotPdf;
  return file.size >= limit * 1024 ? resumeTooLarge(limit) : null;
}

/** The values to send. Without either box ticked, nothing is sent about work, which the form then hides. */
export function textOf(values: CandidateValues, work: boolean): CandidateText {
  const ifWorking = (text: string) => (work ? text.trim() : "");
  return {
    name: values.name.trim(),
    mobile: mobileOf(values.mobile),
    email: values.email.trim(),
    address: values.address.trim(),
    work: values.work,
    experience: ifWorking(values.experience),
    experienceIn: ifWorking(values.experienceIn),
    noticePeriod: ifWorking(values.noticePeriod),
    currentGross: ifWorking(values.currentGross),
    currentGrossPer: perOf(ifWorking(values.currentGross), values.currentGrossPer),
    currentDesignation: ifWorking(values.currentDesignation),
    currentCompany: ifWorking(values.currentCompany),
    state: values.state.trim(),
    city: values.city.trim(),
  };
}

export const newCandidateOf = (values: CandidateValues): NewCandidate => ({
  ...textOf(values, values.work !== "none"),
  source: values.source ?? "",
});
