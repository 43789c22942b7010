import type { TableState } from "./props";

type List = { data: unknown; isError: boolean; isPlaceholderData: boolean };

/** Rows at hand stay on screen while they are refreshed, also when that fails; the next refresh will mend it. */
export function listState({ data, isError, isPlaceholderData }: List): TableState {
  if (data === undefined) return isError ? "failed" : "loading";
  return isPlaceholderData ? "refreshing" : "ready";
}
