import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type DayRange, daysIn } from "@/lib/ranges";

/** The same numbers of the days before; undefined while they are unknown or not wanted. */
export type Before<Data> = { data: Data | undefined; days: number };

type Options<Fetched, Data, Key extends QueryKey> = {
  /** Whether they are wanted. */
  on: boolean;
  /** The days before; null if there are none. */
  range: DayRange | null;
  /** Whether the numbers on the screen are those of its period, and not still the last one's. */
  ready: boolean;
  /** Asks the dashboard's own question about other days. */
  query: (range: DayRange) => UseQueryOptions<Fetched, Error, Data, Key>;
};

const nowhere: DayRange = { from: "", to: "" };

export function useBefore<Fetched, Data, Key extends QueryKey>(
  options: Options<Fetched, Data, Key>,
): Before<Data> {
  const { on, range, ready, query } = options;
  const wanted = on && range !== null;
  const { data, isPlaceholderData } = useQuery({ ...query(range ?? nowhere), enabled: wanted });
  return {
    data: wanted && ready && !isPlaceholderData ? data : undefined,
    days: range ? daysIn(range) : 0,
  };
}
