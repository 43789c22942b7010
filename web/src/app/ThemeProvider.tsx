import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "./fonts.css";
import "./base.css";
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { Tip } from "@/ui/Tip";
import { cssVariablesResolver, theme } from "./theme";
import { lightVariables } from "./tokens";

/** Print in light colours and without shadows, which paper shows as dark edges, whatever the screen uses. */
const onPaper = `:root:root[data-mantine-color-scheme]{color-scheme:light;${Object.entries(lightVariables)
  .map(([name, value]) => `${name}:${value}`)
  .join(";")};--canvas:var(--surface);--shadow-xs:none;--shadow-md:none;--shadow-lg:none}`;

/** The theme alone, without data or toasts: all that the login screen needs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <style media="print">{onPaper}</style>
      {children}
      <Tip />
    </MantineProvider>
  );
}
