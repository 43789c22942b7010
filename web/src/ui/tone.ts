import type { CSSProperties } from "react";

/** The eight status tones. A component takes a tone's four colours as --bg, --bd, --fg and --dot. */
export const tones = ["slate", "sky", "plum", "amber", "teal", "green", "olive", "red"] as const;

export type Tone = (typeof tones)[number];

type ToneStyle = CSSProperties & Record<"--bg" | "--bd" | "--fg" | "--dot", string>;

function styleOf(tone: Tone): ToneStyle {
  return {
    "--bg": `var(--tone-${tone}-bg)`,
    "--bd": `var(--tone-${tone}-line)`,
    "--fg": `var(--tone-${tone}-text)`,
    "--dot": `var(--tone-${tone}-dot)`,
  };
}

/** One shared object per tone: every row of a table has a status. */
export const toneStyle: Readonly<Record<Tone, ToneStyle>> = {
  slate: styleOf("slate"),
  sky: styleOf("sky"),
  plum: styleOf("plum"),
  amber: styleOf("amber"),
  teal: styleOf("teal"),
  green: styleOf("green"),
  olive: styleOf("olive"),
  red: styleOf("red"),
};
