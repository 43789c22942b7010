import { codeOf } from "@/ui/onDemand";

/** The parts that the database opens, kept out of its first load. */

export const timelineDrawer = codeOf(
  async () => (await import("@/blocks/candidate/TimelineDrawer")).TimelineDrawer,
);

export const infoDialog = codeOf(
  async () => (await import("@/blocks/candidate/dialogs/CandidateInfoDialog")).CandidateInfoDialog,
);

export const mapDialog = codeOf(async () => (await import("./MapCandidatesDialog")).MapCandidatesDialog);

export const broadcastDialog = codeOf(async () => (await import("./BroadcastDialog")).BroadcastDialog);

export const broadcastDrawer = codeOf(async () => (await import("./BroadcastDrawer")).BroadcastDrawer);

export const addReferenceDialog = codeOf(
  async () => (await import("./AddReferenceDialog")).AddReferenceDialog,
);
