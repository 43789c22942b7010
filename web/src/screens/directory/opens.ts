import { codeOf } from "@/ui/onDemand";

/** What the directory opens; none of it is part of its first load. */

export const addCandidateDialog = codeOf(
  async () => (await import("@/blocks/candidate/AddCandidateDialog")).AddCandidateDialog,
);

export const timelineDrawer = codeOf(
  async () => (await import("@/blocks/candidate/TimelineDrawer")).TimelineDrawer,
);

export const requisitionBeside = codeOf(async () => (await import("./RequisitionBeside")).RequisitionBeside);
