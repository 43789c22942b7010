import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ComparedDays, type Comparison, whenText } from "@/lib/comparison";

/** The same numbers of the period before; undefined while they are unknown or not wanted. */
export type Before<Data> = { data: Data | undefined; when: string };

type Options<Fetched, Data, Key extends QueryKey> = {
  /** Whether they are wanted. */
  on: boolean;
  /** Null if there is no period before. */
  compared: Comparison | null;
  /** Whether the numbers on the screen are those of its period, and not still the last one's. */
  ready: boolean;
  /** Asks the dashboard's own question about other days. */
  query: (days: ComparedDays) => UseQueryOptions<Fetched, Error, Data, Key>;
};

const nowhere: ComparedDays = { from: "", to: "" };

export function useBefore<Fetched, Data, Key extends QueryKey>(
  options: Options<Fetched, Data, Key>,
): Before<Data> {
  const { on, compared, ready, query } = options;
  const wanted = on && compared !== null;
  const { data, isPlaceholderData } = useQuery({ ...query(compared?.before ?? nowhere), enabled: wanted });
  const known = wanted && ready && !isPlaceholderData ? data : undefined;
  const when = compared ? whenText(compared.before) : "";
  return useMemo(() => ({ data: known, when }), [known, when]);
}
