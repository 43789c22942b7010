import type { HourlyFact, HourlyMetric } from "@/api/hourly";
import { slots } from "@/lib/slots";
import { heatBands } from "@/ui/heat";

/** The metrics in their order, with a word for what a cell counts. */
export const hourlyMetrics: readonly { id: HourlyMetric; label: string; word: string }[] = [
  { id: "connects", label: "No. of Connected Calls", word: "connected calls" },
  { id: "calls", label: "Total No. of Calls", word: "calls" },
  { id: "shortlisted", label: "No. of Shortlistings", word: "shortlistings" },
  { id: "hrRound", label: "HR Round", word: "results in HR Round" },
  { id: "techRound", label: "Tech Round", word: "results in Tech Round" },
];

const usualBands = heatBands(
  "heat5",
  [
    { from: 0, label: "0–5" },
    { from: 6, label: "6–15" },
    { from: 16, label: "16–25" },
    { from: 26, label: "26–33" },
    { from: 34, label: "34 and above" },
  ],
  5,
);

const techBands = heatBands(
  "heat5",
  [
    { from: 0, label: "0–1" },
    { from: 2, label: "2–3" },
    { from: 4, label: "4–5" },
    { from: 6, label: "6–7" },
    { from: 8, label: "8 and above" },
  ],
  5,
);

export const bandsOf = (metric: HourlyMetric) => (metric === "techRound" ? techBands : usualBands);

/** A recruiter's counts, one for each slot. */
export type HourlyLine = { recruiterId: string; name: string; counts: readonly number[]; total: number };

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** One line for each recruiter, in the order of the facts. */
export function linesOf(facts: readonly HourlyFact[], metric: HourlyMetric): HourlyLine[] {
  const people = new Map<string, { name: string; counts: number[] }>();
  for (const fact of facts) {
    const person = people.get(fact.recruiterId) ?? { name: fact.name, counts: slots.map(() => 0) };
    people.set(fact.recruiterId, person);
    const at = (slots as readonly number[]).indexOf(fact.slot);
    if (at >= 0) person.counts[at] = (person.counts[at] ?? 0) + fact[metric];
  }
  return [...people].map(([recruiterId, { name, counts }]) => ({
    recruiterId,
    name,
    counts,
    total: sum(counts),
  }));
}

/** The last row: everybody together. */
export function totalLine(lines: readonly HourlyLine[]): HourlyLine {
  const counts = slots.map((_, at) => sum(lines.map((line) => line.counts[at] ?? 0)));
  return { recruiterId: "all", name: "Total", counts, total: sum(counts) };
}
