import { queryOptions } from "@tanstack/react-query";
import { fetchSession } from "./account";

/** Who is signed in. Key and topic: session. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => fetchSession(signal),
  staleTime: 5 * 60_000,
  retry: false,
});
