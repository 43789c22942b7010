import type { TileCounts } from "@/api/home";
import { countOf } from "@/lib/text";
import type { Tile } from "@/ui/TileStrip";

/**
 * The six tiles from left to right. The first counts positions and names its requisitions beside; the others count
 * requisitions and name their positions. Closed/Onboarded shows both numbers, each leading to its own rows.
 */
export function homeTiles(counts: TileCounts | undefined): Tile[] {
  const number = (value: number | undefined) => value ?? null;
  const positions = (value: number | undefined) => value !== undefined && countOf(value, "position");
  return [
    {
      id: "all",
      label: "No. of Positions",
      value: number(counts?.No_Of_Positions),
      note: counts && countOf(counts.Requisitions, "requisition"),
    },
    {
      id: "Open",
      label: "Open",
      value: number(counts?.Open),
      note: positions(counts?.Open_Positions),
    },
    {
      id: "In_Progress",
      label: "In Progress",
      value: number(counts?.In_Progress),
      note: positions(counts?.In_Progress_Positions),
    },
    {
      id: "Onboarded",
      label: "Closed/Onboarded",
      value: counts ? `${counts.Closed}/${counts.Onboarded}` : null,
      parts: counts && [
        { id: "Closed", label: "Closed", value: counts.Closed },
        { id: "Onboarded", label: "Onboarded", value: counts.Onboarded },
      ],
      note: counts && `${counts.Closed_Positions}/${counts.Onboarded_Positions} positions`,
    },
    {
      id: "OVERDUE",
      label: "Overdue",
      value: number(counts?.OVERDUE),
      note: positions(counts?.OVERDUE_Positions),
    },
    {
      id: "Hold_Revoke",
      label: "Hold/Revoke",
      value: number(counts?.Hold_Revoke),
      note: positions(counts?.Hold_Revoke_Positions),
    },
  ];
}
