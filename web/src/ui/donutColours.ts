import type { CSSProperties } from "react";
import type { Hue } from "./StackedBars";

const hues: readonly Hue[] = ["muster", "amber", "teal", "plum", "green", "red", "sky", "olive"];
const shades = [
  { light: 6, dark: 5 },
  { light: 4, dark: 3 },
  { light: 8, dark: 7 },
] as const;

/** Three shades of eight hues, without the last. */
export const donutColours = hues.length * shades.length - 1;

/** The colours of the thing at a place of its list, in the light and in the dark; null is what has no place. */
export function donutColour(place: number | null): CSSProperties {
  if (place === null)
    return { "--light": "var(--tone-slate-dot)", "--dark": "var(--tone-slate-dot)" } as CSSProperties;
  const at = place % donutColours;
  const hue = hues[at % hues.length];
  const shade = shades[Math.floor(at / hues.length)];
  return {
    "--light": `var(--mantine-color-${hue}-${shade?.light})`,
    "--dark": `var(--mantine-color-${hue}-${shade?.dark})`,
  } as CSSProperties;
}
