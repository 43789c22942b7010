/** Which control a field has. */
export type Kind =
  | "text"
  | "name"
  | "email"
  | "pin"
  | "salary"
  | "years"
  | "date"
  | "month"
  | "area"
  | "select"
  | "yesNo"
  | "mode"
  | "fixed";

/** The lists that the server has. */
export type ListName = "sources" | "states" | "cities" | "levels";

export type FieldRow<Values> = {
  name: keyof Values & string;
  label: string;
  kind?: Kind;
  required?: boolean;
  note?: string;
  span?: 2 | 3 | 4 | 6;
  /** Half of the width on a phone, too. */
  half?: boolean;
  choices?: readonly string[];
  list?: ListName;
  autoComplete?: string;
  /** The field of a salary that says whether a month or a year brings it. */
  per?: keyof Values & string;
  /** Shown only then. */
  when?: (values: Readonly<Values>) => boolean;
};

export type FieldGroup<Values> = { legend: string; rows: readonly FieldRow<Values>[] };

/** All fields of a form, empty. */
export function emptyOf<Values>(rows: readonly FieldRow<Values>[]): Values {
  return Object.fromEntries(rows.map(({ name }) => [name, ""])) as Values;
}

export const rowsOf = <Values>(groups: readonly FieldGroup<Values>[]) => groups.flatMap(({ rows }) => rows);
