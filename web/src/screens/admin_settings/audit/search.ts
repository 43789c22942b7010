import type { AuditFilter } from "@/api/audit";
import { addDays, type DayRange } from "@/lib/ranges";
import { defaultView, parseView, type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";

/** What a person looks at of the audit. */
export type AuditPlace = {
  table: TableView;
  /** Null for the last thirty days, 'all' for all times. */
  range: DayRange | "all" | null;
  /** Who did it, and the name to show for the id. */
  actor: string;
  actorName: string;
  /** The id of what it was done to. */
  about: string;
  /** The line whose drawer is open. */
  line: string;
};

export const auditView: TableView = { ...defaultView, size: 50, sort: { id: "at", desc: true } };

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const usualDays = 30;

const text = (value: unknown, longest = 200) =>
  typeof value === "string" && value.length <= longest ? value : "";

export function readAudit(search: SearchSource): AuditPlace {
  const table = parseView(search, auditView);
  const from = text(search.from);
  const to = text(search.to);
  const kind = table.filters.kind ?? "";
  return {
    table: {
      ...table,
      sort: table.sort?.id === "at" ? table.sort : auditView.sort,
      filters: /^\w{1,60}$/.test(kind) ? { kind } : {},
    },
    range:
      from === "all"
        ? "all"
        : dayPattern.test(from) && dayPattern.test(to) && from <= to
          ? { from, to }
          : null,
    actor: text(search.actor),
    actorName: text(search.actorName),
    about: text(search.about),
    line: text(search.line),
  };
}

export function writeAudit({ table, range, actor, actorName, about, line }: AuditPlace) {
  const search: Record<string, string> = serialiseView(table, auditView);
  if (range === "all") search.from = "all";
  else if (range) Object.assign(search, range);
  if (actor) Object.assign(search, { actor, actorName });
  if (about) search.about = about;
  if (line) search.line = line;
  return search;
}

/** The days that are shown; nothing for all of them. */
export function rangeOf({ range }: AuditPlace, today: string): DayRange | null {
  if (range === "all") return null;
  return range ?? { from: addDays(today, 1 - usualDays), to: today };
}

export function filterOf(place: AuditPlace, today: string): AuditFilter {
  const { page, size, sort, q, filters } = place.table;
  const { from, to } = rangeOf(place, today) ?? { from: "", to: "" };
  return {
    page,
    size,
    sort: sort?.desc === false ? "at" : "-at",
    q,
    from,
    to,
    actor: place.actor,
    about: place.about,
    kind: filters.kind ?? "",
  };
}
