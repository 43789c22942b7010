import type { CandidateText, NewCandidate, Work } from "@/api/candidate";
import { isMobile } from "@/blocks/account/mobile";
import { type Faults, faultsOf, isBlank } from "@/blocks/write/faults";

/** The forms about a candidate: what they hold, what they ask for in the order of their fields, and what they send. */

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

export type CandidateValues = CandidateText & {
  source: string | null;
  /** The file that is to take the place of the stored one. */
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
  currentDesignation: "",
  currentCompany: "",
  state: "",
  city: "",
  source: null,
  resume: null,
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

const missing = (text: string | null) => isBlank(text) && allFields;
const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

export function checkNew(values: CandidateValues): Faults<CandidateField> {
  return faultsOf({
    name: missing(values.name),
    mobile: missing(values.mobile) || (!isMobile(values.mobile) && validMobile),
    email: !isBlank(values.email) && !isEmail(values.email) && validEmail,
    state: missing(values.state),
    city: missing(values.city),
    source: missing(values.source),
  });
}

export type EditRules = {
  /** The requisition asks for freshers: the form asks for no work. */
  fresher: boolean;
  /** Candidates for the position need a resume. */
  wantsResume: boolean;
  hasResume: boolean;
};

export function checkEdit(
  values: CandidateValues,
  { fresher, wantsResume, hasResume }: EditRules,
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
    currentGross: work(values.currentGross),
    currentDesignation: work(values.currentDesignation),
    currentCompany: work(values.currentCompany),
    resume: wantsResume && !hasResume && !values.resume && (fresher ? resumeMissingFresher : resumeMissing),
  });
}

/** Why a file cannot be a resume; null when it can. Its content counts, whatever its name says. */
export async function checkResume(file: File): Promise<string | null> {
  const head = await file.slice(0, 5).text();
  if (head !== "%PDF-") return resumeNotPdf;
  return file.size >= resumeLimit ? resumeTooLarge : null;
}

/** What is sent. Without either box nothing is said about work, where the form does not show it. */
export function textOf(values: CandidateValues, work: boolean): CandidateText {
  const told = (text: string) => (work ? text.trim() : "");
  return {
    name: values.name.trim(),
    mobile: values.mobile,
    email: values.email.trim(),
    address: values.address.trim(),
    work: values.work,
    experience: told(values.experience),
    experienceIn: told(values.experienceIn),
    noticePeriod: told(values.noticePeriod),
    currentGross: told(values.currentGross),
    currentDesignation: told(values.currentDesignation),
    currentCompany: told(values.currentCompany),
    state: values.state.trim(),
    city: values.city.trim(),
  };
}

export const newCandidateOf = (values: CandidateValues): NewCandidate => ({
  ...textOf(values, values.work !== "none"),
  source: values.source ?? "",
});
