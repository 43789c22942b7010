import type { HourlyMetric } from "@/api/hourly";
import { Difference } from "@/blocks/dashboard/Difference";
import type { Before } from "@/blocks/dashboard/useBefore";
import { slotLabel, slots } from "@/lib/slots";
import { grouped } from "@/lib/text";
import { ClickableNumber } from "@/ui/ClickableNumber";
import { lookOf } from "@/ui/heat";
import type { Column } from "@/ui/table/columns";
import { bandsOf, type HourlyLine, hourlyMetrics, totalLine } from "./shaping";

type Open = (recruiterId: string, slot: string) => void;

export function hourlyColumns(
  metric: HourlyMetric,
  before: Before<HourlyLine>,
  onOpen: Open,
): readonly Column<HourlyLine>[] {
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
      cell: (line) => number(line, line.total, "Total", "all hours"),
      total: (lines) => {
        const line = totalLine(lines);
        return (
          <>
            {number(line, line.total, "Total", "all hours")}
            <Difference now={line.total} before={before.data?.total} days={before.days} below />
          </>
        );
      },
      align: "end",
      searchable: false,
      width: 84,
    },
  ];
}
