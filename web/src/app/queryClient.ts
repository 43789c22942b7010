import { QueryClient } from "@tanstack/react-query";

/** Fresh data comes from the change feed, so a mounted screen does not refetch just because time passed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
