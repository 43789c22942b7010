import { queryOptions } from "@tanstack/react-query";
import { fetchSession } from "./account";

/** Who is signed in. Key and topic: session. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => fetchSession(signal),
  staleTime: 5 * 60_000,
  // The session carries the business day, and tabs stay open past midnight.
  refetchInterval: 10 * 60_000,
  retry: false,
});
