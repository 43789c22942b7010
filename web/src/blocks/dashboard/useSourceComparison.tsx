import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";
import type { SourceNumber } from "@/api/acceptedSource";
import { type BusinessDays, comparedWith, daysOfMonth, type Measure } from "@/lib/comparison";
import type { DayRange } from "@/lib/ranges";
import { CompareButton } from "./CompareButton";
import { Difference } from "./Difference";
import { useBefore } from "./useBefore";

type Numbers = readonly SourceNumber[];

type Options<Key extends QueryKey> = {
  month: string;
  session: BusinessDays;
  on: boolean;
  numbers: Numbers;
  ready: boolean;
  query: (days: DayRange) => UseQueryOptions<Numbers, Error, Numbers, Key>;
  onChange: (on: boolean) => void;
};

const measure: Measure = { good: "more" };
const sum = (numbers: Numbers) => numbers.reduce((total, { count }) => total + count, 0);
const countOf = (numbers: Numbers, source: string) =>
  numbers.find((number) => number.source === source)?.count ?? 0;

const none: Numbers = [];

/** What a SourceCard shows of the month before its own. */
export function useSourceComparison<Key extends QueryKey>(options: Options<Key>) {
  const { month, session, on, numbers, ready, query, onChange } = options;
  const compared = comparedWith(daysOfMonth(month), session);
  const { data, when } = useBefore({ on, compared, ready, query });
  return {
    before: data ?? none,
    compare: <CompareButton on={on} compared={compared} onChange={onChange} />,
    difference: (source: string | null) =>
      data && (
        <Difference
          now={source === null ? sum(numbers) : countOf(numbers, source)}
          before={source === null ? sum(data) : countOf(data, source)}
          measure={measure}
          when={when}
        />
      ),
  };
}
