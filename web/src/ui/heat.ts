import type { HeatLook } from "./table/columns";

/** A band of values, from `from` to the next band's. */
export type HeatBand = { from: number; label: string; fill: string; ink: string };

export function bandOf(bands: readonly HeatBand[], value: number): HeatBand | null {
  return bands.findLast(({ from }) => value >= from) ?? null;
}

/** Bands in the colours of a scale of `--heat5` or `--heat6`, and the first one with white text. */
export function heatBands(
  scale: "heat5" | "heat6",
  limits: readonly { from: number; label: string }[],
  white: number,
): readonly HeatBand[] {
  return limits.map(({ from, label }, at) => ({
    from,
    label,
    fill: `var(--${scale}-${at + 1})`,
    ink: at + 1 >= white ? "#fff" : "var(--text)",
  }));
}

export const lookOf = (bands: readonly HeatBand[], value: number): HeatLook | null => bandOf(bands, value);
