import { MantineProvider } from "@mantine/core";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { DialogHost } from "./DialogHost";

/** Renders a component for a test: with Mantine, with the dialogs it opens, without transitions. */
export function renderInTheme(part: ReactNode): RenderResult {
  return render(part, {
    wrapper: ({ children }) => (
      <MantineProvider env="test">
        {children}
        <DialogHost />
      </MantineProvider>
    ),
  });
}
