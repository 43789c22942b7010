import type { S6Row } from "@/api/teamS6";
import { formatRange } from "@/lib/ranges";
import { type S6Group, type S6Period, s6Groups, s6Note, s6Periods } from "@/lib/s6Periods";
import { grouped } from "@/lib/text";
import type { Column } from "@/ui/table/columns";
import { s6Look } from "./bands";
import { stageLabel } from "./place";

const widths: Readonly<Record<S6Group, number>> = { D: 41, W: 46, M: 50, Q: 54, Y: 60 };
const stageWidth = 118;
const phoneStageWidth = 98;
const phoneWidth = 38;

const countOf = (row: S6Row, { name }: S6Period) => row.counts[name] ?? 0;

/** 'JOINING, W1, 09 Nov 2026 – 15 Nov 2026: 50' */
const labelOf = (row: S6Row, period: S6Period) =>
  `${stageLabel(row.stage)}, ${period.name}, ${formatRange(period.range)}: ${grouped(countOf(row, period))}`;

function periodColumn(period: S6Period, { today, only, onOpen }: Options): Column<S6Row> {
  const group = s6Groups.find(({ id }) => id === period.group);
  const first = period.name === period.group;
  return {
    id: period.name,
    header: period.name,
    subheader: period.label,
    group: group?.label,
    groupNote: s6Note(period.group, today),
    value: (row) => countOf(row, period),
    align: "center",
    sortable: false,
    searchable: false,
    width: only ? phoneWidth : widths[period.group] + (first ? 6 : 0),
    heat: {
      band: (row) => s6Look(countOf(row, period)),
      label: (row) => labelOf(row, period),
      onOpen: (row) => onOpen(row.stage, period.name),
    },
  };
}

type Options = {
  today: string;
  /** One group only, on a phone and on paper. */
  only: S6Group | null;
  onOpen: (stage: string, period: string) => void;
};

export function s6Columns(options: Options): readonly Column<S6Row>[] {
  const periods = s6Periods(options.today).filter(({ group }) => !options.only || group === options.only);
  return [
    {
      id: "stage",
      header: "Stage",
      value: (row) => stageLabel(row.stage),
      stick: "start",
      strong: true,
      sortable: false,
      width: options.only ? phoneStageWidth : stageWidth,
    },
    ...periods.map((period) => periodColumn(period, options)),
  ];
}
