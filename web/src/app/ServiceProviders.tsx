import "@/ui/mantineStyles";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { whenIdle } from "@/ui/onDemand";
import { needToasts } from "./ToastHost";

/** Shared by every screen behind the login: the style sheets of components, the query cache, toasts. */
export function ServiceProviders({ client, children }: { client: QueryClient; children: ReactNode }) {
  // A toast that is shown earlier waits in the store until its place is there.
  useEffect(() => whenIdle(needToasts), []);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
