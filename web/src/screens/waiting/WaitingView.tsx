import { useMemo } from "react";
import type { WaitRow, WaitState } from "@/api/waiting";
import { changeView } from "@/lib/tableSearch";
import { CountButton } from "@/ui/CountButton";
import { DataTable } from "@/ui/table/DataTable";
import type { TableSource } from "@/ui/table/tableSource";
import type { Tone } from "@/ui/tone";
import { waitColumns } from "./columns";
import type { WaitPlace } from "./place";

type Props = {
  place: WaitPlace;
  counts: ReadonlyMap<string, number> | undefined;
  source: TableSource<WaitRow>;
  onPlace: (change: Partial<WaitPlace>) => void;
  onOpen: (row: WaitRow) => void;
};

const idOf = (row: WaitRow) => row.candidateId + row.requisitionId;
const nameOf = (row: WaitRow) => `${row.name} ${row.serial}`;

const states: readonly { state: WaitState; label: string; tone: Tone }[] = [
  { state: "overdue", label: "Overdue", tone: "red" },
  { state: "waiting", label: "Waiting", tone: "amber" },
  { state: "planned", label: "Planned", tone: "sky" },
  { state: "asleep", label: "Asleep", tone: "slate" },
];

/** Who must act on which candidate, the most urgent first. */
export function WaitingView({ place, counts, source, onPlace, onOpen }: Props) {
  const columns = useMemo(() => waitColumns(onOpen), [onOpen]);
  const toMe = place.person === "me";
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
      emptyText="No Data Available"
      fill
      csvName="Waiting"
      toolbarStart={
        <>
          {states.map(({ state, label, tone }) => (
            <CountButton
              key={state}
              label={label}
              tone={tone}
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
    />
  );
}
