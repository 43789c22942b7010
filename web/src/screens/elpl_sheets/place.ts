import { describePlace, id, named, text, when } from "@/lib/placeSearch";

/** The place of the ELPL Dashboard: the requisition that was searched for, the block, and what to find in it. */
export const elplPlace = describePlace(
  { department: named("dept", id), requisition: named("req", id) },
  ({ requisition }) => ({
    stage: when(requisition !== "", text(/^[A-Za-z_ ]{1,30}$/)),
    search: named("q", when(requisition !== "", text())),
  }),
);
