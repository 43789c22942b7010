import { MantineProvider } from "@mantine/core";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";

/** Renders a part as a test sees it: Mantine around it, no transitions. */
export function renderInTheme(part: ReactNode): RenderResult {
  return render(part, {
    wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider>,
  });
}
