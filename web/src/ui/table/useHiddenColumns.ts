import { useState } from "react";
import type { Column, RowData } from "./columns";

/** What a choice of columns follows from: their ids, and which are hidden until chosen. */
export type ChoosableColumn = Pick<Column<RowData>, "id" | "hidden">;

/** The hidden columns, and how to choose others. */
export type HiddenColumns = readonly [ReadonlySet<string>, (next: ReadonlySet<string>) => void];

type Choice = { hidden: ReadonlySet<string>; shown: ReadonlySet<string> };

const keyOf = (id: string) => `muster.columns.${id}`;

function textsOf(value: unknown): ReadonlySet<string> {
  return new Set(Array.isArray(value) ? value.filter((item) => typeof item === "string") : []);
}

function choiceOf(id: string | undefined): Choice {
  let stored: unknown = null;
  try {
    if (id) stored = JSON.parse(window.localStorage.getItem(keyOf(id)) ?? "null");
  } catch {
    // Storage may be full, forbidden or hold foreign data; the table then shows its default columns.
  }
  // An older choice lists the hidden columns alone.
  const { hidden = stored, shown } = Object(stored) as { hidden?: unknown; shown?: unknown };
  return { hidden: textsOf(hidden), shown: textsOf(shown) };
}

const hiddenUntilChosen = (columns: readonly ChoosableColumn[]) =>
  columns.filter((column) => column.hidden).map((column) => column.id);

/** A column that is hidden by default shows only if it was chosen: it may be newer than the choice. */
function read(id: string | undefined, columns: readonly ChoosableColumn[]): ReadonlySet<string> {
  const { hidden, shown } = choiceOf(id);
  return new Set([...hidden, ...hiddenUntilChosen(columns).filter((column) => !shown.has(column))]);
}

/** The columns a user has hidden, remembered in this browser for tables with an id. */
export function useHiddenColumns(id: string | undefined, columns: readonly ChoosableColumn[]): HiddenColumns {
  const [hidden, setHidden] = useState(() => read(id, columns));
  const change = (next: ReadonlySet<string>) => {
    setHidden(next);
    if (!id) return;
    const chosen = new Set([...choiceOf(id).shown, ...hiddenUntilChosen(columns)]);
    const shown = [...chosen].filter((column) => !next.has(column));
    try {
      window.localStorage.setItem(keyOf(id), JSON.stringify({ hidden: [...next], shown }));
    } catch {
      // Then the choice lasts only as long as the page.
    }
  };
  return [hidden, change];
}
