import { type ReactNode, useState } from "react";
import { createQueryClient } from "./queryClient";
import { ServiceProviders } from "./ServiceProviders";
import { ThemeProvider } from "./ThemeProvider";
import { ToastHost } from "./ToastHost";

/** All providers that a screen expects, for pages and tests outside the router. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <ThemeProvider>
      <ToastHost />
      <ServiceProviders client={client}>{children}</ServiceProviders>
    </ThemeProvider>
  );
}
