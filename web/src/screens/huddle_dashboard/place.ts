import { countedFigures } from "@/api/countedEvent";
import { choice, describePlace, flag, id, range, when } from "@/lib/placeSearch";

export const huddleViews = ["daily", "positions"] as const;
export type HuddleViewName = (typeof huddleViews)[number];

/** The place of the Huddle: the view, the range (null for today), and the number whose events are open. */
export const huddlePlace = describePlace(
  {
    view: choice(huddleViews, "daily"),
    range,
    compare: flag,
    figure: choice(countedFigures, null),
  },
  ({ figure }) => ({ hr: when(figure !== null, id), req: when(figure !== null, id) }),
);
