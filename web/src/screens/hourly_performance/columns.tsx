import type { HourlyMetric } from "@/api/hourly";
import type { Measure } from "@/lib/comparison";
import { slotLabel, slots } from "@/lib/slots";
import { grouped } from "@/lib/text";
import { ClickableNumber } from "@/ui/ClickableNumber";
import { lookOf } from "@/ui/heat";
import type { Column } from "@/ui/table/columns";
import { bandsOf, type HourlyLine, hourlyMetrics, totalLine } from "./shaping";

type Open = (recruiterId: string, slot: string) => void;

const measure: Measure = { good: "more" };

export function hourlyColumns(metric: HourlyMetric, onOpen: Open): readonly Column<HourlyLine>[] {
  const word = hourlyMetrics.find(({ id }) => id === metric)?.word ?? "";
  const number = (line: HourlyLine, value: number, slot: string, when: string) => (
    <ClickableNumber
      value={value}
      label={`${word} of ${line.recruiterId === "all" ? "everybody" : line.name}, ${when}`}
      onClick={() => onOpen(line.recruiterId, slot)}
    />
  );
  return [
    {
      id: "name",
      header: "Name",
      value: (line) => line.name,
      total: () => "Total",
      stick: "start",
      strong: true,
      width: 112,
    },
    ...slots.map((slot, at): Column<HourlyLine> => {
      const count = (line: HourlyLine) => line.counts[at] ?? 0;
      return {
        id: String(slot),
        header: slotLabel(slot),
        value: count,
        measure,
        total: (lines) => number(totalLine(lines), count(totalLine(lines)), String(slot), slotLabel(slot)),
        align: "center",
        searchable: false,
        width: 72,
        heat: {
          band: (line) => lookOf(bandsOf(metric), count(line)),
          label: (line) => `${line.name}, ${slotLabel(slot)}: ${grouped(count(line))} ${word}`,
          onOpen: (line) => onOpen(line.recruiterId, String(slot)),
        },
      };
    }),
    {
      id: "Total",
      header: "Total",
      ruled: true,
      value: (line) => line.total,
      measure,
      cell: (line) => number(line, line.total, "Total", "all hours"),
      total: (lines) => number(totalLine(lines), totalLine(lines).total, "Total", "all hours"),
      align: "end",
      searchable: false,
      width: 84,
    },
  ];
}
