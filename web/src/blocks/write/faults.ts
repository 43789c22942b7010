/** The faults of a form by field, in the order of the form. */
export type Faults<Field extends string> = Partial<Record<Field, string>>;

/** Leaves out fields without a fault. */
export function faultsOf<Field extends string>(
  found: Readonly<Partial<Record<Field, string | false | null>>>,
): Faults<Field> {
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message)) as Faults<Field>;
}

export const isBlank = (text: string | null) => (text ?? "").trim() === "";
