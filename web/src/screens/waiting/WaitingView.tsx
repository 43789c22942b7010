import { Button } from "@mantine/core";
import { useMemo } from "react";
import { type WaitRow, type WaitState, waitSections } from "@/api/waiting";
import { waitTones } from "@/blocks/waiting/waitTones";
import { fittedView } from "@/lib/pageSize";
import { changeView } from "@/lib/tableSearch";
import { CountButton } from "@/ui/CountButton";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import { waitColumns } from "./columns";
import type { WaitPlace } from "./place";
import type { Way } from "./RemindMenu";
import { WaitPickers } from "./WaitPickers";

type Props = {
  place: WaitPlace;
  counts: ReadonlyMap<string, number> | undefined;
  source: TableSource<WaitRow>;
  onPlace: (change: Partial<WaitPlace>) => void;
  onOpen: (row: WaitRow) => void;
  onAct: (row: WaitRow) => void;
  onRemind: (row: WaitRow) => void;
  onWrite: (row: WaitRow, way: Way) => void;
  reminding: boolean;
};

const idOf = (row: WaitRow) => row.candidateId + row.requisitionId;
const nameOf = (row: WaitRow) => `${row.name || row.position} ${row.serial}`;

const states: readonly { state: WaitState; label: string }[] = [
  { state: "overdue", label: "Overdue" },
  { state: "waiting", label: "Waiting" },
  { state: "planned", label: "Planned" },
  { state: "asleep", label: "Asleep" },
];

/** Says why no row is left where more than what was picked narrows the list; empty if nothing does. */
function emptyTextOf({ state, person, table }: WaitPlace): string {
  const pressed = [state, person === "me" && "on you"].filter(Boolean).join(" and ");
  if (pressed) return `Nothing here is ${pressed}`;
  return table.q || Object.values(table.filters).some(Boolean) ? "Nothing here fits the filters" : "";
}

/** Who must act on which candidate or requisition, the most urgent first. */
export function WaitingView(props: Props) {
  const { place, counts, source, onPlace, onOpen, onAct, onRemind, onWrite, reminding } = props;
  const columns = useMemo(
    () => waitColumns({ onOpen, onAct, onRemind, onWrite, busy: reminding }),
    [onOpen, onAct, onRemind, onWrite, reminding],
  );
  const toMe = place.person === "me";
  const emptyText = emptyTextOf(place);
  const all = {
    state: null,
    person: toMe ? "" : place.person,
    table: { ...changeView(place.table, {}), q: "", filters: {} },
  };
  return (
    <DataTable
      label="Waiting"
      id="waiting"
      list="waiting"
      title={null}
      columns={columns}
      {...source}
      rowId={idOf}
      rowName={nameOf}
      emptyText={emptyText || undefined}
      emptyAction={
        emptyText && (
          <Button variant="default" onClick={() => onPlace(all)}>
            Show all
          </Button>
        )
      }
      fill
      compact
      csvName="Waiting"
      toolbarStart={
        <>
          {place.section && (
            <CountButton
              label={waitSections[place.section] ?? place.section}
              tone="plum"
              count={undefined}
              pressed
              onClick={() => onPlace({ section: "", table: fittedView("waiting", "due") })}
            />
          )}
          {states.map(({ state, label }) => (
            <CountButton
              key={state}
              label={label}
              tone={waitTones.get(state) ?? "slate"}
              count={counts && (counts.get(state) ?? 0)}
              pressed={place.state === state}
              onClick={() =>
                onPlace({
                  state: place.state === state ? null : state,
                  table: changeView(place.table, {}),
                })
              }
            />
          ))}
          <CountButton
            label="On me"
            tone="teal"
            count={undefined}
            pressed={toMe}
            onClick={() => onPlace({ person: toMe ? "" : "me", table: changeView(place.table, {}) })}
          />
        </>
      }
      toolbarEnd={<WaitPickers place={place} rows={source.rows} onPlace={onPlace} />}
    />
  );
}
