import { useRef } from "react";
import type { RowData } from "./columns";
import type { TableSelection } from "./props";
import type { Select } from "./SelectBox";
import { selectable, stretchOf, turned } from "./selectingOf";
import { useStable } from "./useStable";
import type { Entry } from "./useTableModel";

/** Turns rows of the selection on and off, one or a stretch. */
export function useSelect<Row extends RowData>(
  selection: TableSelection<Row> | undefined,
  entries: readonly Entry<Row>[],
): Select {
  const last = useRef<string | null>(null);
  return useStable((id: string, on: boolean, stretch: boolean) => {
    if (!selection) return;
    const able = selectable(selection, entries);
    const wanted = stretchOf(able, stretch ? last.current : null, id);
    last.current = id;
    selection.onChange(turned(selection.ids, wanted, on));
  });
}
