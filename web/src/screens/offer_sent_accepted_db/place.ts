import { rowNames } from "@/blocks/dashboard/year";
import { choice, describePlace, flag, named, type PlaceOf, together, year } from "@/lib/placeSearch";
import { offerGroups } from "./shaping";

const types: readonly string[] = offerGroups.map(({ key }) => key);

/** The place of Offer Sent and Accepted: the year, empty for the current one, and the number that is open. */
export const offerPlace = describePlace({
  year,
  compare: flag,
  number: together({
    monthName: named("month", choice(rowNames, "")),
    employmentType: named("type", choice(types, "")),
    kind: named("of", choice(["sent", "accepted"] as const, null)),
  }),
});

export type OpenOffers = NonNullable<PlaceOf<typeof offerPlace>["number"]>;
