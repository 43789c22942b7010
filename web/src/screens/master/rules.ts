import { type Faults, faultsOf, isBlank } from "@/blocks/write/faults";
import { plainText } from "@/lib/richText";

/**
 * The rules of the master forms, in the order of each form. The wording is the specification's, verbatim; the server
 * checks the same again, and more.
 */

export const allFields = "All Fields Are Compulsary!!";
export const noMessage = "All Fields Are Compulsory";
export const noMessageLeft = "All Fields Are Compulsory.";
export const wentWrong = "Something Went Wrong";
export const areYouSure = "Are you sure you want to delete?";

export const employmentTypes = ["Full Time", "Part Time", "Intern", "Contract"] as const;

/** Text that is too long is refused before sending: it may exceed the server's request limit. */
const longest = { description: 20_000, whatsapp: 4096, mail: 50_000 } as const;
export const longDescription = "A description may have 20,000 characters at most";
export const longWhatsapp = "A WhatsApp message may have 4,096 characters at most";
export const longMail = "A subject may have 200 characters and a mail 50,000 at most";

/** Counted in characters, as the server counts: an emoji is one. */
const longer = (text: string, most: number) => text.length > most && [...text].length > most;

const missing = (text: string | null) => isBlank(text) && allFields;

const describedFault = (description: string) =>
  missing(description) || (longer(description.trim(), longest.description) && longDescription);

export type PositionValues = {
  name: string;
  point: string;
  department: string | null;
  description: string;
  employmentType: string | null;
  /** Years; '' for none. */
  minExperience: string;
};

const pointNotNumber = "Point must be a whole number from 0 to 1,000,000";
const experienceNotYears = "Minimum experience is a whole number of years from 0 to 40";

/** A number field takes what is typed, also 1.5 and -1, so that nothing else is saved than what was seen. */
const isWhole = (text: string, most: number) => /^\d+$/.test(text.trim()) && Number(text) <= most;

export const checkPosition = (values: PositionValues): Faults<keyof PositionValues> =>
  faultsOf({
    name: missing(values.name),
    department: missing(values.department),
    employmentType: missing(values.employmentType),
    point: missing(values.point) || (!isWhole(values.point, 1_000_000) && pointNotNumber),
    minExperience: !isBlank(values.minExperience) && !isWhole(values.minExperience, 40) && experienceNotYears,
    description: describedFault(values.description),
  });

export type SourceValues = { name: string; description: string };

export const checkSource = ({ name, description }: SourceValues): Faults<keyof SourceValues> =>
  faultsOf({ name: missing(name), description: describedFault(description) });

export type WhatsappValues = { category: string | null; name: string; body: string };

export function checkWhatsapp(values: WhatsappValues): Faults<keyof WhatsappValues> {
  const body = plainText(values.body);
  return faultsOf({
    category: missing(values.category),
    name: missing(values.name),
    body: missing(body) || (longer(body, longest.whatsapp) && longWhatsapp),
  });
}

export type EmailValues = { name: string; subject: string; body: string };

/** A mail without text has its own message, and another if the text was removed. */
export function checkEmail(values: EmailValues, editing: boolean): Faults<keyof EmailValues> {
  const body = plainText(values.body);
  return faultsOf({
    name: missing(values.name),
    subject: missing(values.subject),
    body:
      (isBlank(body) && (editing ? noMessageLeft : noMessage)) || (longer(body, longest.mail) && longMail),
  });
}

export type CategoryValues = { name: string };

export const checkCategory = ({ name }: CategoryValues): Faults<"name"> => faultsOf({ name: missing(name) });
