import { codeOf } from "@/ui/onDemand";

/** The parts that the directory opens, kept out of its first load. */

export const addCandidateDialog = codeOf(
  async () => (await import("@/blocks/candidate/AddCandidateDialog")).AddCandidateDialog,
);

export const timelineDrawer = codeOf(
  async () => (await import("@/blocks/candidate/TimelineDrawer")).TimelineDrawer,
);

export const reopenRowDialog = codeOf(
  async () => (await import("@/blocks/candidate/dialogs/ReopenRowDialog")).ReopenRowDialog,
);

export const requisitionAside = codeOf(async () => (await import("./RequisitionAside")).RequisitionAside);
