import type { paths } from "./schema.gen";

type Key<Sort> = Sort extends `-${infer Name}` ? Name : Exclude<Sort, undefined>;

/** The sort keys of a list in the contract, without the direction. */
export type SortOf<Path extends keyof paths> = paths[Path] extends
  | { get: { parameters: { query?: infer Query } } }
  | { post: { parameters: { query?: infer Query } } }
  ? Key<NonNullable<Query> extends { sort?: infer Sort } ? Sort : never>
  : never;

/** A sort from the address, typed for a call: the server refuses unknown keys. */
export function sentSort(sort: string) {
  return sort as never;
}
