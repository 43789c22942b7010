import "@mantine/core/styles.layer.css";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import Toasts from "./Toasts";

/** What every screen behind the login shares: all of Mantine's sheets, the query cache, toasts. */
export function ServiceProviders({ client, children }: { client: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <Toasts />
      {children}
    </QueryClientProvider>
  );
}
