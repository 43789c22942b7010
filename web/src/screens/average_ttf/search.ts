import type { TtfNumber } from "@/api/dashboard";
import { readYear } from "@/lib/period";
import type { SearchSource } from "@/lib/tableSearch";
import { rowNames, ttfTypes } from "./shaping";

/** What a person looks at on Average TTF, as the address says it: the year, and the number whose details are open. */
export type TtfPlace = {
  /** Empty for the current one. */
  year: string;
  number: Omit<TtfNumber, "year"> | null;
};

export function readTtf(search: SearchSource): TtfPlace {
  const monthName = rowNames.find((name) => name === search.month);
  const employmentType = ttfTypes.find(({ key }) => key === search.type)?.key;
  return {
    year: readYear(search),
    number: monthName && employmentType ? { monthName, employmentType } : null,
  };
}

export function writeTtf({ year, number }: TtfPlace): Record<string, string> {
  return { ...(year && { year }), ...(number && { month: number.monthName, type: number.employmentType }) };
}
