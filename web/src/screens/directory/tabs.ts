import type { DirectoryCounts } from "@/api/directory";
import type { DirectoryTab } from "@/lib/directoryTabs";
import type { CountTab } from "@/ui/CountTabs";

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

/** The extra counts of managers; their candidates are also in a tab. */
const extra: readonly DirectoryTab[] = ["Shortlisted", "Selection_Round", "KYC", "Blacklisted"];

export const labelOf = (tab: DirectoryTab): string => labels[tab];

export const tabsOf = (esa: boolean): readonly DirectoryTab[] => (esa ? programme : fullRail);

export function countTabs(esa: boolean, counts: DirectoryCounts | undefined): CountTab[] {
  return tabsOf(esa).map((tab) => ({ id: tab, label: labels[tab], count: counts?.[tab] ?? null }));
}

export type ExtraCount = { tab: DirectoryTab; label: string; count: number };

/** The extra counts of a manager; in the ESA programme they are tabs. */
export function extraCounts(
  esa: boolean,
  manager: boolean,
  counts: DirectoryCounts | undefined,
): ExtraCount[] {
  if (esa || !manager || !counts) return [];
  return extra.map((tab) => ({ tab, label: labels[tab], count: counts[tab] }));
}
