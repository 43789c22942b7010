/** The candidates before and after this one in the list one came from; empty at its ends. */
export type Neighbours = { previous: string | null; next: string | null };
