import type { NewReference } from "@/api/reference";
import { isMobile, mobileOf } from "@/blocks/account/mobile";
import { isEmail, validEmail } from "@/blocks/candidate/candidateForm";
import { type Faults, faultsOf, isBlank } from "@/blocks/write/faults";

export const allMandatory = "All the fields are mandatory!";
export const validNumber = "Please enter valid number!";

export const zeroToSixty = "Experience is a number of years from 0 to 60";

export type ReferenceValues = {
  name: string;
  email: string;
  mobile: string;
  experience: string;
  departments: string[];
  education: string | null;
  positions: string[];
  city: string | null;
  source: string | null;
  /** A wrong e-mail is cleared from its field, which then still has to say so. */
  emailCleared: boolean;
};

export type ReferenceField = Exclude<keyof ReferenceValues, "emailCleared">;

export const emptyReference: ReferenceValues = {
  name: "",
  email: "",
  mobile: "",
  experience: "",
  departments: [],
  education: null,
  positions: [],
  city: null,
  source: null,
  emailCleared: false,
};

const mostYears = 60;
/** One decimal at most, as the server has it. */
const isYears = (text: string) => /^\d+(\.\d)?$/.test(text.trim()) && Number(text) <= mostYears;

const missing = (text: string | null) => isBlank(text) && allMandatory;

export function checkReference(values: ReferenceValues): Faults<ReferenceField> {
  const noEmail = values.emailCleared ? validEmail : allMandatory;
  return faultsOf({
    name: missing(values.name),
    email: isBlank(values.email) ? noEmail : !isEmail(values.email) && validEmail,
    mobile: missing(values.mobile) || (!isMobile(values.mobile) && validNumber),
    experience: missing(values.experience) || (!isYears(values.experience) && zeroToSixty),
    departments: values.departments.length === 0 && allMandatory,
    education: missing(values.education),
    positions: values.positions.length === 0 && allMandatory,
    city: missing(values.city),
    source: missing(values.source),
  });
}

export const referenceOf = (values: ReferenceValues): NewReference => ({
  name: values.name.trim(),
  email: values.email.trim(),
  mobile: mobileOf(values.mobile),
  experience: values.experience.trim(),
  departments: values.departments,
  education: values.education ?? "",
  positions: values.positions,
  city: values.city ?? "",
  source: values.source ?? "",
});
