/** The semantic colours as CSS variables, for each colour scheme. */

type Tone = "slate" | "sky" | "plum" | "amber" | "teal" | "green" | "olive" | "red";

/** bg, line, text, dot */
type ToneColors = readonly [string, string, string, string];

const lightTones: Record<Tone, ToneColors> = {
  slate: ["#f0f1f5", "#e0e2ea", "#454956", "#848897"],
  sky: ["#e9f5ff", "#d4eaff", "#00568c", "#1f83cb"],
  plum: ["#fbeeff", "#f7ddff", "#6e387f", "#a15cb6"],
  amber: ["#fff0e4", "#ffe1c7", "#794300", "#d77e15"],
  teal: ["#e2f8fb", "#cbeff4", "#005e67", "#008e9b"],
  green: ["#e4f9ea", "#cef1d8", "#006335", "#1c9555"],
  olive: ["#f3f5e4", "#e7eace", "#545712", "#7f8331"],
  red: ["#ffeeed", "#ffdedb", "#971a22", "#d73e41"],
};

const darkTones: Record<Tone, ToneColors> = {
  slate: ["#24262e", "#343742", "#c1c5d1", "#8a8f9e"],
  sky: ["#1c2836", "#1f354b", "#9acfff", "#409de7"],
  plum: ["#2b2233", "#3c2b46", "#e7b3f7", "#bd76d2"],
  amber: ["#2e2420", "#412e22", "#fcb97e", "#d77e15"],
  teal: ["#1c292f", "#1e373e", "#8cd8e1", "#2da9b6"],
  green: ["#1c2a26", "#203a2d", "#94ddab", "#40af6e"],
  olive: ["#262822", "#323526", "#cace95", "#989d4c"],
  red: ["#342023", "#4b2729", "#ffb2ac", "#f65b5a"],
};

function toneVariables(tones: Record<Tone, ToneColors>): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [tone, [bg, line, text, dot]] of Object.entries(tones)) {
    variables[`--tone-${tone}-bg`] = bg;
    variables[`--tone-${tone}-line`] = line;
    variables[`--tone-${tone}-text`] = text;
    variables[`--tone-${tone}-dot`] = dot;
  }
  return variables;
}

export const lightVariables: Record<string, string> = {
  "--canvas": "#f6f6f9",
  "--surface": "#ffffff",
  "--surface-2": "#fafafc",
  "--hover": "#f4f5f9",
  "--press": "#eceef4",
  "--selected": "#f3f5ff",
  "--line": "#e7e8ee",
  "--line-2": "#eff0f4",
  "--line-strong": "#d5d7e0",
  "--text": "#16171d",
  "--text-2": "#4c4f5b",
  "--text-3": "#686c79",
  "--text-4": "#a3a7b4",
  "--accent": "#4256d6",
  "--accent-hover": "#3343af",
  "--accent-text": "#4256d6",
  "--accent-soft": "#e8eeff",
  "--accent-line": "#b5c7ff",
  "--overlay": "rgba(22, 24, 38, 0.34)",
  "--shadow-xs": "0 1px 2px rgba(22, 24, 40, 0.05)",
  "--shadow-md": "0 2px 4px rgba(22, 24, 40, 0.05), 0 8px 20px -4px rgba(22, 24, 40, 0.12)",
  "--shadow-lg": "0 4px 10px rgba(22, 24, 40, 0.05), 0 28px 60px -12px rgba(22, 24, 40, 0.26)",
  // The bands of heat cells, five and six of them.
  "--heat5-1": "#f5f8ff",
  "--heat5-2": "#e8eeff",
  "--heat5-3": "#d2ddff",
  "--heat5-4": "#b5c7ff",
  "--heat5-5": "#4256d6",
  "--heat6-1": "#f5f8ff",
  "--heat6-2": "#e8eeff",
  "--heat6-3": "#b5c7ff",
  "--heat6-4": "#5067ee",
  "--heat6-5": "#3343af",
  "--heat6-6": "#243181",
  "--heat-edge-ink": "#000",
  ...toneVariables(lightTones),
};

export const darkVariables: Record<string, string> = {
  "--canvas": "#0f1013",
  "--surface": "#16171c",
  "--surface-2": "#1a1b21",
  "--hover": "#1e2027",
  "--press": "#262932",
  "--selected": "#1d2035",
  "--line": "#25272f",
  "--line-2": "#1f2128",
  "--line-strong": "#353844",
  "--text": "#eeeff4",
  "--text-2": "#b3b7c4",
  "--text-3": "#8f94a3",
  "--text-4": "#5d6170",
  "--accent": "#5163e0",
  "--accent-hover": "#4256d6",
  "--accent-text": "#9fb2ff",
  "--accent-soft": "#1f2340",
  "--accent-line": "#39427e",
  "--overlay": "rgba(4, 5, 8, 0.62)",
  "--shadow-xs": "0 1px 2px rgba(0, 0, 0, 0.4)",
  "--shadow-md": "0 8px 24px -4px rgba(0, 0, 0, 0.6)",
  "--shadow-lg": "0 28px 60px -12px rgba(0, 0, 0, 0.8)",
  "--heat5-1": "#1b1d29",
  "--heat5-2": "#20243c",
  "--heat5-3": "#283056",
  "--heat5-4": "#334080",
  "--heat5-5": "#5163e0",
  "--heat6-1": "#1a1c27",
  "--heat6-2": "#20253f",
  "--heat6-3": "#283060",
  "--heat6-4": "#323e86",
  "--heat6-5": "#3f4fb4",
  "--heat6-6": "#5468ea",
  "--heat-edge-ink": "#eeeff4",
  ...toneVariables(darkTones),
};
