import { choice, day, describePlace, flag, type PlaceOf, range, text, together } from "@/lib/placeSearch";
import { slots } from "@/lib/slots";
import { hourlyMetrics } from "./shaping";

const slotNames: readonly string[] = [...slots.map(String), "Total"];

/** The place of Hourly Performance: the metric, the range (null for today), and the cell whose events are open. */
export const hourlyPlace = describePlace({
  metric: choice(
    hourlyMetrics.map(({ id }) => id),
    "connects",
  ),
  range,
  compare: flag,
  /** The day of the table below; empty for today. */
  date: day,
  cell: together({ hr: text(/^(all|[0-9a-f-]{36})$/), slot: choice(slotNames, "") }),
});

export type OpenCell = NonNullable<PlaceOf<typeof hourlyPlace>["cell"]>;
