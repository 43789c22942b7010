import { partyNames, type WaitingOn, type WaitParty, waitWords } from "@/api/waitingOn";
import type { Column, RowData } from "@/ui/table/columns";
import { WaitCell } from "./WaitCell";
import { waitColumnId } from "./waitPlace";

/** Whom each row of a list waits on, as its page says it. */
export function waitColumn<Row extends RowData & { waitingOn: WaitingOn | null }>(
  parties: readonly WaitParty[],
): Column<Row> {
  return {
    id: waitColumnId,
    header: "Waiting on",
    value: (row) => waitWords(row.waitingOn),
    cell: (row) => row.waitingOn && <WaitCell wait={row.waitingOn} />,
    filter: parties.map((value) => ({ value, label: partyNames[value] })),
    sortable: false,
    hidden: true,
    wrap: true,
    width: 176,
    card: "line",
  };
}
