import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import type { SourceNumber } from "@/api/acceptedSource";
import { daysBefore, daysOfMonth } from "@/lib/comparison";
import type { DayRange } from "@/lib/ranges";
import { CompareButton } from "./CompareButton";
import { Difference } from "./Difference";
import { useBefore } from "./useBefore";

type Numbers = readonly SourceNumber[];

type Options<Key extends QueryKey> = {
  dashboard: string;
  month: string;
  today: string;
  on: boolean;
  numbers: Numbers;
  ready: boolean;
  query: (days: DayRange) => UseQueryOptions<Numbers, Error, Numbers, Key>;
  onChange: (on: boolean) => void;
};

const sum = (numbers: Numbers) => numbers.reduce((total, { count }) => total + count, 0);

/** What a SourceCard shows of the days before its month. */
export function useSourceComparison<Key extends QueryKey>(options: Options<Key>) {
  const { dashboard, month, today, on, numbers, ready, query, onChange } = options;
  const range = daysBefore(daysOfMonth(month), today);
  const { data, days } = useBefore({ on, range, ready, query });
  return {
    compare: <CompareButton dashboard={dashboard} on={on} before={range} onChange={onChange} />,
    difference: <Difference now={sum(numbers)} before={data && sum(data)} days={days} />,
  };
}
