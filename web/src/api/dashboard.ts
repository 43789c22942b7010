/** Shared by the lists of the dashboards. */

/** The filter choices of a list, by column id. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Leaves out unset filters. */
export const filled = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
