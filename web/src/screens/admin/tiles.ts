import type { TileCount, TileCounts } from "@/api/home";
import { countOf, grouped } from "@/lib/text";
import type { Tile } from "@/ui/TileStrip";

/**
 * The six tiles from left to right. The first counts positions, with its requisitions as the secondary count; the
 * others count requisitions, with their positions. Closed/Onboarded shows both numbers, each with its own rows.
 */
export function homeTiles(counts: TileCounts | undefined): Tile[] {
  const number = (count: TileCount | undefined) => count?.requisitions ?? null;
  const positions = (count: TileCount | undefined) => count && countOf(count.positions, "position");
  return [
    {
      id: "all",
      label: "No. of Positions",
      value: counts?.all.positions ?? null,
      note: counts && countOf(counts.all.requisitions, "requisition"),
    },
    {
      id: "Open",
      label: "Open",
      value: number(counts?.Open),
      note: positions(counts?.Open),
    },
    {
      id: "In_Progress",
      label: "In Progress",
      value: number(counts?.In_Progress),
      note: positions(counts?.In_Progress),
    },
    {
      id: "Onboarded",
      label: "Closed/Onboarded",
      value: counts
        ? `${grouped(counts.Closed.requisitions)}/${grouped(counts.Onboarded.requisitions)}`
        : null,
      parts: counts && [
        { id: "Closed", label: "Closed", value: counts.Closed.requisitions },
        { id: "Onboarded", label: "Onboarded", value: counts.Onboarded.requisitions },
      ],
      note: counts && `${grouped(counts.Closed.positions)}/${grouped(counts.Onboarded.positions)} positions`,
    },
    {
      id: "OVERDUE",
      label: "Overdue",
      value: number(counts?.OVERDUE),
      note: positions(counts?.OVERDUE),
    },
    {
      id: "Hold_Revoke",
      label: "Hold/Revoke",
      value: number(counts?.Hold_Revoke),
      note: positions(counts?.Hold_Revoke),
    },
  ];
}
