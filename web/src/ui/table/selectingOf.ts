import type { RowData } from "./columns";
import type { TableSelection } from "./props";
import type { Selecting } from "./TableHead";
import type { Entry } from "./useTableModel";

/** The rendered rows that can be selected. */
export function selectable<Row extends RowData>(
  { lockOf }: TableSelection<Row>,
  entries: readonly Entry<Row>[],
): readonly Entry<Row>[] {
  return lockOf ? entries.filter((entry) => lockOf(entry.original) === "") : entries;
}

/** The state of the checkbox in the head, over the rendered rows that can be selected. */
export function selectingOf<Row extends RowData>(
  selection: TableSelection<Row>,
  entries: readonly Entry<Row>[],
): Selecting {
  const able = selectable(selection, entries);
  const chosen = able.filter((entry) => selection.ids.has(entry.id));
  return {
    all: able.length > 0 && chosen.length === able.length,
    some: chosen.length > 0,
    toggleAll: (on: boolean) => selection.onChange(turned(selection.ids, able, on)),
  };
}

/** The selection with these rows turned on or off. */
export function turned<Row extends RowData>(
  ids: ReadonlySet<string>,
  entries: readonly Entry<Row>[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(ids);
  for (const { id } of entries) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The rows between two, both included; only the second if the first is not rendered any more. */
export function stretchOf<Row extends RowData>(
  entries: readonly Entry<Row>[],
  from: string | null,
  to: string,
): readonly Entry<Row>[] {
  const last = entries.findIndex(({ id }) => id === to);
  const first = entries.findIndex(({ id }) => id === from);
  if (first < 0) return entries.slice(last, last + 1);
  return entries.slice(Math.min(first, last), Math.max(first, last) + 1);
}
