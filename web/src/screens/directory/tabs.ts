import type { DirectoryCounts } from "@/api/directory";
import type { DirectoryTab } from "@/lib/directoryTabs";
import type { CountTab } from "@/ui/CountTabs";
import type { Tile } from "@/ui/TileStrip";
import type { Tone } from "@/ui/tone";

const labels: Record<DirectoryTab, string> = {
  All: "All",
  New: "New",
  Call_Round: "Call Round",
  HR_Round: "HR Round",
  Tech_Round: "Tech Round",
  Offer: "Offer Round",
  Joining: "Joining",
  Remap: "Re-Map",
  Shortlisted: "Shortlisted",
  Selection_Round: "Selection Round",
  KYC: "KYC",
  Blacklisted: "Blacklisted",
};

const fullRail: readonly DirectoryTab[] = [
  "All",
  "New",
  "Call_Round",
  "HR_Round",
  "Tech_Round",
  "Offer",
  "Joining",
  "Remap",
];

const programme: readonly DirectoryTab[] = [
  "All",
  "New",
  "Call_Round",
  "Shortlisted",
  "Selection_Round",
  "KYC",
  "Joining",
  "Blacklisted",
];

/** The tiles of the programme, as its dashboard colours them. */
const tones: Partial<Record<DirectoryTab, Tone>> = {
  All: "slate",
  New: "slate",
  Call_Round: "amber",
  Shortlisted: "teal",
  Selection_Round: "green",
  KYC: "teal",
  Joining: "green",
  Blacklisted: "red",
};

/** The views across the tabs; their candidates are also in a tab. */
const acrossStages: readonly DirectoryTab[] = ["Shortlisted", "Selection_Round", "KYC", "Blacklisted"];
const byStage: readonly DirectoryTab[] = ["HR_Round", "Tech_Round", "Offer", "Remap"];

export const labelOf = (tab: DirectoryTab): string => labels[tab];

export const tabsOf = (esa: boolean): readonly DirectoryTab[] => (esa ? programme : fullRail);

/** Those who are closed or mapped away stay in their tab. */
function atWorkTip(counts: DirectoryCounts, tab: DirectoryTab): string {
  return `${counts.atWork[tab]} of ${counts[tab]} at work here`;
}

export function countTabs(esa: boolean, counts: DirectoryCounts | undefined): CountTab[] {
  return tabsOf(esa).map((tab) => ({
    id: tab,
    label: labels[tab],
    count: counts?.[tab] ?? null,
    ...(counts && { tip: atWorkTip(counts, tab) }),
  }));
}

/** The programme's tabs are tiles; New says how many of its candidates wait in the queue. */
export function programmeTiles(counts: DirectoryCounts | undefined): Tile[] {
  return programme.map((tab) => ({
    id: tab,
    label: labels[tab],
    value: counts?.[tab] ?? null,
    tone: tones[tab] ?? "slate",
    ...(counts && { tip: atWorkTip(counts, tab) }),
    ...(tab === "New" && counts && { note: `${counts.queue} in the queue` }),
  }));
}

export type ExtraCount = { tab: DirectoryTab; label: string; count: number };

/**
 * The views across the tabs: by status outside the ESA programme, for managers; by stage in it, for all but the
 * programme's own users.
 */
export function extraCounts(esa: boolean, shown: boolean, counts: DirectoryCounts | undefined): ExtraCount[] {
  if (!shown || !counts) return [];
  return (esa ? byStage : acrossStages).map((tab) => ({ tab, label: labels[tab], count: counts[tab] }));
}
