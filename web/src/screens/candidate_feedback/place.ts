import { choice, describePlace, flag, id, named, range, when } from "@/lib/placeSearch";

export const feedbackStages = ["TL Round", "PL Round", "CEO Round"] as const;
export const feedbackStatuses = ["Selected", "Rejected"] as const;

/** The place of Candidate Feedback: what was submitted, and the candidate whose details are open. */
export const feedbackPlace = describePlace(
  {
    department: named("dept", id),
    requisition: named("req", id),
    stage: choice(feedbackStages, ""),
    status: choice(feedbackStatuses, ""),
    /** Null is the current month. */
    range,
    compare: flag,
  },
  ({ requisition }) => ({ candidate: named("can", when(requisition !== "", id)) }),
);
