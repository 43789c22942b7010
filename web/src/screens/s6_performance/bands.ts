import { bandOf, heatBands } from "@/ui/heat";
import type { HeatLook } from "@/ui/table/columns";

const firstWhite = 1500;

export const s6Bands = heatBands(
  "heat6",
  [
    { from: 0, label: "below 500" },
    { from: 500, label: "500–999" },
    { from: 1000, label: "1,000–1,499" },
    { from: 1500, label: "1,500–1,999" },
    { from: 2000, label: "2,000–2,500" },
    { from: 2501, label: "above 2,500" },
  ],
  4,
);

/** The shade of a count. White begins above 1500, which the fourth blue has, too: there the text is dark. */
export function s6Look(count: number): HeatLook | null {
  const band = bandOf(s6Bands, count);
  return band && count === firstWhite ? { ...band, ink: "var(--heat-edge-ink)" } : band;
}
