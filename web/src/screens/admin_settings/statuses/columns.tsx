import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { Status } from "@/api/status";
import { IconButton } from "@/ui/IconButton";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/DataTable";
import { toneStyle, tones } from "@/ui/tone";
import classes from "./columns.module.css";

/** The fixed meaning of a status. */
function meaningOf({ name, label, passes, ends, waits }: Status): string {
  return [
    passes && "Opens the next stage",
    ends && "Closes the application",
    waits && "Needs a follow-up",
    label !== name && `Read as ${label}`,
  ]
    .filter(Boolean)
    .join("; ");
}

type OnTone = (id: string, tone: Status["tone"]) => void;

/** The eight colours side by side, with the current one marked. */
function Swatches({ status, onTone }: { status: Status; onTone: OnTone }) {
  return (
    <fieldset className={classes.swatches} aria-label={`Colour of ${status.name}`}>
      {tones.map((tone) => (
        <button
          key={tone}
          type="button"
          className={classes.swatch}
          style={toneStyle[tone]}
          aria-pressed={tone === status.tone}
          aria-label={`${status.name}: ${tone}`}
          data-tip={tone}
          onClick={() => tone !== status.tone && onTone(status.id, tone)}
        />
      ))}
    </fieldset>
  );
}

export function statusColumns(
  rows: readonly Status[],
  onTone: OnTone,
  onMove: (id: string, step: -1 | 1) => void,
): Column<Status>[] {
  const place = (row: Status) => rows.findIndex(({ id }) => id === row.id) + 1;
  return [
    {
      id: "place",
      header: "Place",
      value: place,
      sortable: false,
      align: "end",
      width: 70,
      card: "fact",
    },
    {
      id: "name",
      header: "Status",
      value: (row) => row.name,
      cell: (row) => <StatusButton status={row.name} tone={row.tone} dot={row.dot} />,
      sortable: false,
      width: 200,
      card: "title",
    },
    {
      id: "means",
      header: "What it does",
      value: meaningOf,
      sortable: false,
      width: 300,
      card: "fact",
    },
    {
      id: "processes",
      header: "Used in",
      value: (row) => row.processes.join(", "),
      sortable: false,
      width: 200,
      card: "fact",
    },
    {
      id: "tone",
      header: "Colour",
      value: (row) => row.tone,
      cell: (row) => <Swatches status={row} onTone={onTone} />,
      sortable: false,
      width: 250,
      card: "line",
    },
    {
      id: "order",
      header: "Order",
      value: () => "",
      csv: false,
      cell: (row) => (
        <span className={classes.moves}>
          <IconButton
            small
            label={`Move ${row.name} up`}
            icon={<IconArrowUp />}
            disabled={place(row) === 1}
            onClick={() => onMove(row.id, -1)}
          />
          <IconButton
            small
            label={`Move ${row.name} down`}
            icon={<IconArrowDown />}
            disabled={place(row) === rows.length}
            onClick={() => onMove(row.id, 1)}
          />
        </span>
      ),
      sortable: false,
      width: 90,
      card: "status",
    },
  ];
}
