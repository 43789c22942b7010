import { type AuditFilter, auditSorts } from "@/api/audit";
import { fittedView } from "@/lib/pageSize";
import { describePlace, type Part, type PlaceOf, range, table, text, when } from "@/lib/placeSearch";
import { addDays, type DayRange } from "@/lib/ranges";
import { pageOf } from "@/lib/tableSearch";

const usualDays = 30;

/** Null for the last thirty days, 'all' for all times. */
const days: Part<DayRange | "all" | null> = {
  read: (search, name) => (search.from === "all" ? "all" : range.read(search, name)),
  write: (value, name): Record<string, string> =>
    value === "all" ? { from: value } : range.write(value, name),
};

const short = text(/^.{1,200}$/s);

/** The place of the audit, newest first. */
export const auditPlace = describePlace(
  {
    table: table(() => fittedView("audit", "-at"), {
      sorts: auditSorts,
      filters: { kind: text(/^\w{1,60}$/) },
    }),
    range: days,
    /** Who did it. */
    actor: short,
  },
  ({ actor }) => ({
    /** The name to show for the actor's id. */
    actorName: when(actor !== "", short),
    /** The id of the target. */
    about: short,
    /** The entry whose drawer is open. */
    line: short,
  }),
);

export type AuditPlace = PlaceOf<typeof auditPlace>;

/** The range of days to show; undefined for all. */
export function rangeOf({ range: chosen }: AuditPlace, today: string): DayRange | null {
  if (chosen === "all") return null;
  return chosen ?? { from: addDays(today, 1 - usualDays), to: today };
}

export function filterOf(place: AuditPlace, today: string): AuditFilter {
  const { table: view, actor, about } = place;
  const { from, to } = rangeOf(place, today) ?? { from: "", to: "" };
  return { ...pageOf(view), from, to, actor, about, kind: view.filters.kind ?? "" };
}
