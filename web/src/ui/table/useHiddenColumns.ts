import { useState } from "react";
import type { Column, RowData } from "./columns";

const keyOf = (id: string) => `muster.columns.${id}`;

function read<Row extends RowData>(
  id: string | undefined,
  columns: readonly Column<Row>[],
): ReadonlySet<string> {
  const byDefault = new Set(columns.filter((column) => column.hidden).map((column) => column.id));
  if (!id) return byDefault;
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(id)) ?? "null");
    if (!Array.isArray(stored)) return byDefault;
    return new Set(stored.filter((item) => typeof item === "string"));
  } catch {
    // Storage may be full, forbidden or hold foreign data; the table then shows its default columns.
    return byDefault;
  }
}

/** The columns a user has hidden, remembered in this browser for tables with an id. */
export function useHiddenColumns<Row extends RowData>(
  id: string | undefined,
  columns: readonly Column<Row>[],
) {
  const [hidden, setHidden] = useState(() => read(id, columns));
  const change = (next: ReadonlySet<string>) => {
    setHidden(next);
    if (!id) return;
    try {
      window.localStorage.setItem(keyOf(id), JSON.stringify([...next]));
    } catch {
      // Then the choice lasts only as long as the page.
    }
  };
  return [hidden, change] as const;
}
