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

export const checkPosition = (values: PositionValues) =>
  missing<PositionField>(values, ["name", "point", "department", "description", "employmentType"]);

export type SourceValues = { name: string; description: string };
export type SourceField = keyof SourceValues;

export const checkSource = (values: SourceValues) => missing<SourceField>(values, ["name", "description"]);

export type WhatsappValues = { category: string | null; name: string; body: string };
export type WhatsappField = keyof WhatsappValues;

export const checkWhatsapp = (values: WhatsappValues) =>
  missing<WhatsappField>({ ...values, body: plainText(values.body) }, ["category", "name", "body"]);

export type EmailValues = { name: string; subject: string; body: string };
export type EmailField = keyof EmailValues;

/** A mail without a text has a sentence of its own, and another when the text was there before. */
export function checkEmail(values: EmailValues, editing: boolean): Fault<EmailField> {
  const fault = missing<EmailField>({ ...values, body: plainText(values.body) }, ["name", "subject", "body"]);
  if (fault?.field !== "body") return fault;
  return { field: "body", message: editing ? noMessageLeft : noMessage };
}

export const checkCategory = (name: string) => missing<"name">({ name }, ["name"]);
