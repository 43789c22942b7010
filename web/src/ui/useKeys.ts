import { useLayoutEffect, useRef } from "react";
import { declareKeys, type KeyRow, type Layer } from "@/lib/keys";

/**
 * Declares the keys of a screen or dialog while it is shown; `title` heads them in the list under `?`. The rows may be
 * new with every render: they are declared again only when what is listed changes. Whoever sees the screen can press its
 * keys, so they are declared before it is painted.
 */
export function useKeys(title: string, rows: readonly KeyRow[], layer: Layer = "screen"): void {
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });
  const listed = JSON.stringify(rows.map(({ run: _, ...row }) => row));
  useLayoutEffect(() => {
    const kept = JSON.parse(listed) as Omit<KeyRow, "run">[];
    return declareKeys({
      title,
      layer,
      rows: kept.map((row, at) => ({ ...row, run: (event) => latest.current[at]?.run(event) })),
    });
  }, [title, layer, listed]);
}
