import type { Fault } from "@/blocks/step/useStep";
import { plainText } from "@/lib/richText";

/**
 * What the forms of the masters ask for, in the order in which it is asked. The sentences are the product's, to the
 * letter; the server checks the same again, and more.
 */

export const allFields = "All Fields Are Compulsary!!";
export const noMessage = "All Fields Are Compulsory";
export const noMessageLeft = "All Fields Are Compulsory.";
export const wentWrong = "Something Went Wrong";
export const areYouSure = "Are you sure you want to delete?";

export const employmentTypes = ["Full Time", "Part Time", "Intern", "Contract"] as const;

/** A text that is too long is told before it is sent: it may be more than the server reads of a call. */
const longest = { description: 20_000, whatsapp: 4096, mail: 50_000 } as const;
export const longDescription = "A description may have 20,000 characters at most";
export const longWhatsapp = "A WhatsApp message may have 4,096 characters at most";
export const longMail = "A subject may have 200 characters and a mail 50,000 at most";

/** Counted in characters, as the server counts: an emoji is one. */
const longer = (text: string, most: number) => text.length > most && [...text].length > most;

const blank = (text: string | null) => (text ?? "").trim() === "";

/** The first of the fields that is empty. */
function missing<Field extends string>(
  values: Record<Field, string | null>,
  order: readonly Field[],
): Fault<Field> {
  const field = order.find((name) => blank(values[name]));
  return field ? { field, message: allFields } : null;
}

export type PositionValues = {
  name: string;
  point: string;
  department: string | null;
  description: string;
  employmentType: string | null;
};
export type PositionField = keyof PositionValues;

const describedTooLong = ({ description }: { description: string }): Fault<"description"> =>
  longer(description.trim(), longest.description) ? { field: "description", message: longDescription } : null;

export const checkPosition = (values: PositionValues): Fault<PositionField> =>
  missing<PositionField>(values, ["name", "point", "department", "description", "employmentType"]) ??
  describedTooLong(values);

export type SourceValues = { name: string; description: string };
export type SourceField = keyof SourceValues;

export const checkSource = (values: SourceValues): Fault<SourceField> =>
  missing<SourceField>(values, ["name", "description"]) ?? describedTooLong(values);

export type WhatsappValues = { category: string | null; name: string; body: string };
export type WhatsappField = keyof WhatsappValues;

export function checkWhatsapp(values: WhatsappValues): Fault<WhatsappField> {
  const body = plainText(values.body);
  const fault = missing<WhatsappField>({ ...values, body }, ["category", "name", "body"]);
  return fault ?? (longer(body, longest.whatsapp) ? { field: "body", message: longWhatsapp } : null);
}

export type EmailValues = { name: string; subject: string; body: string };
export type EmailField = keyof EmailValues;

/** A mail without a text has a sentence of its own, and another when the text was there before. */
export function checkEmail(values: EmailValues, editing: boolean): Fault<EmailField> {
  const body = plainText(values.body);
  const fault = missing<EmailField>({ ...values, body }, ["name", "subject", "body"]);
  if (fault?.field === "body") return { field: "body", message: editing ? noMessageLeft : noMessage };
  return fault ?? (longer(body, longest.mail) ? { field: "body", message: longMail } : null);
}

export const checkCategory = (name: string) => missing<"name">({ name }, ["name"]);
