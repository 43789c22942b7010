import { type MessageFilter, type MessageState, messageStates } from "@/api/message";
import { defaultView, parseView, type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";

/** The Outbox opens with the newest mail first. */
export const outboxView: TableView = { ...defaultView, sort: { id: "createdAt", desc: true } };

const sortable: ReadonlySet<string> = new Set(["createdAt", "subject", "state", "sentAt"]);

function stateOf(value: string | undefined): MessageState | "" {
  return messageStates.find((state) => state === value) ?? "";
}

/** What the address says about the table, with everything the server would refuse left out. */
export function readOutboxView(search: SearchSource): TableView {
  const view = parseView(search, outboxView);
  const state = stateOf(view.filters.state);
  return {
    ...view,
    sort: view.sort && sortable.has(view.sort.id) ? view.sort : outboxView.sort,
    filters: state ? { state } : {},
  };
}

export function parseOutboxSearch(search: SearchSource): Record<string, string> {
  const view = serialiseView(readOutboxView(search), outboxView);
  const { message } = search;
  return typeof message === "string" && message !== "" ? { ...view, message } : view;
}

export function filterOf({ page, size, sort, q, filters }: TableView): MessageFilter {
  const order = sort ?? { id: "createdAt", desc: true };
  return { page, size, sort: (order.desc ? "-" : "") + order.id, q, state: stateOf(filters.state) };
}
