import { rowNames } from "@/blocks/dashboard/year";
import { comparison } from "@/lib/comparison";
import { choice, describePlace, named, type PlaceOf, together, year } from "@/lib/placeSearch";
import { offerGroups } from "./shaping";

const types: readonly string[] = offerGroups.map(({ key }) => key);

/** The place of Offer Sent and Accepted: the year, empty for the current one, and the number that is open. */
export const offerPlace = describePlace({
  year,
  compare: comparison("offer_sent_accepted_db"),
  number: together({
    monthName: named("month", choice(rowNames, "")),
    employmentType: named("type", choice(types, "")),
    kind: named("of", choice(["sent", "accepted"] as const, null)),
  }),
});

export type OpenOffers = NonNullable<PlaceOf<typeof offerPlace>["number"]>;
