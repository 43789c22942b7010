import type { paths } from "./schema.gen";

type Key<Sort> = Sort extends `-${infer Name}` ? Name : Exclude<Sort, undefined>;

/** What the server sorts a list by, without the direction, as the contract says it. */
export type SortOf<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Query } };
}
  ? Key<NonNullable<Query> extends { sort?: infer Sort } ? Sort : never>
  : never;

/** A sort as the address has it, for a call: the server refuses what is none of the list's keys. */
export function sentSort(sort: string) {
  return sort as never;
}
