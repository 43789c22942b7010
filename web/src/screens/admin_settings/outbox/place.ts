import { type MessageFilter, messageChannels, messageSorts, messageStates } from "@/api/message";
import { fittedView } from "@/lib/pageSize";
import { choice, describePlace, table, text } from "@/lib/placeSearch";
import { pageOf, type TableView } from "@/lib/tableSearch";

/** The table, newest mail first, and the mail whose drawer is open. */
export const outboxPlace = describePlace({
  table: table(() => fittedView("outbox", "-createdAt"), {
    sorts: messageSorts,
    filters: { state: choice(messageStates, ""), channel: choice(messageChannels, "") },
  }),
  message: text(),
});

export function filterOf(view: TableView): MessageFilter {
  return { state: "", channel: "", ...view.filters, ...pageOf(view) };
}
