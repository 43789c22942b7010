import { choice, describePlace, type PlaceOf, together } from "@/lib/placeSearch";
import { s6PeriodNames } from "@/lib/s6Periods";

export const s6Stages: readonly string[] = [
  "New",
  "CALL",
  "HR_ROUND",
  "TL_ROUND",
  "PL_ROUND",
  "CEO_ROUND",
  "OFFER",
  "JOINING",
];

/** The place of Team S6: the cell whose events are open. */
export const s6Place = describePlace({
  cell: together({ stage: choice(s6Stages, ""), period: choice(s6PeriodNames, "") }),
});

/** 'HR ROUND' */
export const stageLabel = (stage: string) => stage.replace("_", " ");

export type S6Cell = NonNullable<PlaceOf<typeof s6Place>["cell"]>;
