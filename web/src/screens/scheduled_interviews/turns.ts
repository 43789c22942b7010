import type { Interview } from "@/api/interview";
import { dayOfInstant } from "@/lib/dates";

export type Turn = "today" | "late" | "later";

const order: readonly Turn[] = ["today", "late", "later"];

/** Today's interviews, those of earlier days whose result is due, and those to come. */
export function turnOf({ interviewAt }: Interview, today: string): Turn {
  const day = dayOfInstant(interviewAt);
  if (day === today) return "today";
  return day < today ? "late" : "later";
}

/** In the order in which they are dealt with; within a turn the earliest first, as they come. */
export function byTurn(rows: readonly Interview[], today: string): Interview[] {
  return order.flatMap((turn) => rows.filter((row) => turnOf(row, today) === turn));
}
