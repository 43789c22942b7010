import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { RowData } from "@/ui/table/columns";
import { type KeptView, type List, tableSource } from "@/ui/table/tableSource";

type RowOf<Data> = Data extends { rows: readonly (infer Row)[] }
  ? Row
  : Data extends readonly (infer Row)[]
    ? Row
    : never;

type Options<File> = KeptView & {
  /** Fetches all rows of the current view for the file; without it there is no download. */
  file?: File;
};

/**
 * The source of a table whose rows come from a query and whose view the screen keeps. Also returns the query's list,
 * for screens that show more of it than its rows.
 */
export function useTableSource<Fetched, Data, Key extends QueryKey, File = undefined>(
  query: UseQueryOptions<Fetched, Error, Data, Key>,
  { file, ...kept }: Options<File>,
) {
  const list = useQuery(query);
  const rows = list as List<RowOf<Data> & RowData>;
  return { list, source: tableSource(rows, file as File, kept) };
}
