import { employmentTypes, rowNames } from "@/blocks/dashboard/year";
import { choice, describePlace, flag, named, together, year } from "@/lib/placeSearch";

const typeKeys: readonly string[] = employmentTypes.map(({ key }) => key);

/** The place of Average TTF: the year, empty for the current one, and the number whose details are open. */
export const ttfPlace = describePlace({
  year,
  compare: flag,
  number: together({
    monthName: named("month", choice(rowNames, "")),
    employmentType: named("type", choice(typeKeys, "")),
  }),
});
