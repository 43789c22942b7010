import type { Interview } from "@/api/interview";
import { dayOfInstant } from "@/lib/dates";
import type { CountTab } from "@/ui/CountTabs";

/** In the order in which they are dealt with. */
export const turns = ["results", "today", "later"] as const;
export type Turn = (typeof turns)[number];

const labels: Readonly<Record<Turn, string>> = {
  results: "Results to give",
  today: "Today",
  later: "Later",
};

/** Interviews that are over and have no result, the others of today, and those to come. */
export function turnOf({ interviewAt, late }: Interview, today: string): Turn {
  if (late) return "results";
  return dayOfInstant(interviewAt) === today ? "today" : "later";
}

/** Of one turn, or of all by turn; within a turn the earliest first, as they come. */
export function byTurn(rows: readonly Interview[], today: string, only: Turn | ""): Interview[] {
  return turns
    .filter((turn) => !only || turn === only)
    .flatMap((turn) => rows.filter((row) => turnOf(row, today) === turn));
}

/** All of them and each turn, with their numbers once they are known. */
export function turnTabs(rows: readonly Interview[] | undefined, today: string): CountTab[] {
  const count = (turn: Turn | "") => (rows ? byTurn(rows, today, turn).length : null);
  return [
    { id: "all", label: "All", count: count("") },
    ...turns.map((turn) => ({ id: turn, label: labels[turn], count: count(turn) })),
  ];
}
