/** Shared by the lists of the dashboards. */

/** The filter choices of a list, by column id. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** The first part of the query keys of dashboards: what they count changes with these topics. */
export const figuresTopic = "figures";
export const countedTopics: readonly string[] = ["candidate", "requisition"];

/** A month 'YYYY-MM' as two segments of a path. */
export const monthPath = (month: string) => ({ month: month.slice(5), year: month.slice(0, 4) });

/** Leaves out unset filters. */
export const filled = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
