import { defaultView, parseView, type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";

/** The soonest interview comes first. */
export const interviewsView: TableView = { ...defaultView, sort: { id: "datetime", desc: false } };

export function parseInterviewsSearch(search: SearchSource): Record<string, string> {
  return serialiseView(parseView(search, interviewsView), interviewsView);
}
