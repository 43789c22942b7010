/** What the lists of the dashboards share. */

/** What the columns of a list can be filtered by, by the column's id. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Leaves out what is not filtered by. */
export const filled = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
