import type { RowData } from "./columns";
import type { TableSelection } from "./props";
import type { Selecting } from "./TableHead";
import type { Entry } from "./useTableModel";

/** The state of the checkbox in the head, over the rendered rows that can be selected. */
export function selectingOf<Row extends RowData>(
  selection: TableSelection<Row>,
  entries: readonly Entry<Row>[],
): Selecting {
  const able = entries.filter((entry) => !selection.disabled?.(entry.original));
  const chosen = able.filter((entry) => selection.ids.has(entry.id));
  return {
    all: able.length > 0 && chosen.length === able.length,
    some: chosen.length > 0,
    toggleAll: (on: boolean) => {
      const next = new Set(selection.ids);
      for (const entry of able) {
        if (on) next.add(entry.id);
        else next.delete(entry.id);
      }
      selection.onChange(next);
    },
  };
}
