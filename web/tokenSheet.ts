import type { Plugin } from "vite";
import { darkVariables, lightVariables } from "./src/app/tokens.ts";

const name = "virtual:tokens.css";
const resolved = `\0${name}`;

const declared = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([variable, value]) => `${variable}:${value}`)
    .join(";");

/**
 * The semantic colours as a style sheet, for pages without the theme provider. They follow the system's scheme, and
 * paper is light.
 */
export function tokenSheet(): Plugin {
  return {
    name: "muster-token-sheet",
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? `:root{color-scheme:light dark;${declared(lightVariables)}}` +
          `@media screen and (prefers-color-scheme:dark){:root{${declared(darkVariables)}}}`
        : undefined,
  };
}
