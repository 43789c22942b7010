import { type KeyboardEvent, type SyntheticEvent, useEffect, useState } from "react";
import classes from "./HeatCell.module.css";

const cellIn = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-heat]") : null;

const cellsOf = (parent: ParentNode) => [...parent.querySelectorAll<HTMLElement>("[data-heat]")];

type Tip = { text: string; left: number; top: number; above: boolean };

function tipOf(cell: HTMLElement): Tip {
  const box = cell.getBoundingClientRect();
  const above = box.bottom + 40 > window.innerHeight;
  const text = cell.getAttribute("aria-label") ?? "";
  const half = text.length * 3.3 + 16;
  const middle = box.left + box.width / 2;
  const left = Math.min(Math.max(middle, half), window.innerWidth - half);
  return { text, left, top: above ? box.top - 8 : box.bottom + 8, above };
}

/** The first cell of each group, for Ctrl with an arrow. */
function groupStarts(cells: readonly HTMLElement[]): HTMLElement[] {
  return cells.filter((cell, at) => at === 0 || cell.dataset.group !== cells[at - 1]?.dataset.group);
}

/** The cell of the next row above or below whose column is not empty there. */
function inColumn(cell: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const rows = [...(cell.closest("tbody")?.children ?? [])];
  const from = rows.findIndex((row) => row.contains(cell));
  for (let at = from + step; at >= 0 && at < rows.length; at += step) {
    const found = rows[at]?.querySelector<HTMLElement>(`[data-heat="${cell.dataset.heat}"]`);
    if (found) return found;
  }
  return undefined;
}

function targetOf({ key, ctrlKey }: KeyboardEvent, cell: HTMLElement): HTMLElement | undefined {
  const row = cellsOf(cell.closest("tr") ?? document);
  const at = row.indexOf(cell);
  const starts = ctrlKey ? groupStarts(row) : row;
  if (key === "ArrowRight") return starts.find((one) => row.indexOf(one) > at);
  if (key === "ArrowLeft") return starts.findLast((one) => row.indexOf(one) < at);
  if (key === "ArrowDown") return inColumn(cell, 1);
  if (key === "ArrowUp") return inColumn(cell, -1);
  if (key === "Home") return row[0];
  if (key === "End") return row.at(-1);
  return undefined;
}

/**
 * The heat cells of a table as one tab stop, moved by the arrow keys, Home and End, and with Ctrl from group to group;
 * and one tooltip for all of them. The tab stop is set on the elements: with state, every move would render the table.
 */
export function useHeatGrid(region: HTMLElement | null, on: boolean) {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    if (!region || !on || region.querySelector("[data-heat][tabindex='0']")) return;
    cellsOf(region)[0]?.setAttribute("tabindex", "0");
  });
  if (!on) return { handlers: {}, tip: null };
  const show = ({ target }: SyntheticEvent) => {
    const cell = cellIn(target);
    setTip(cell ? tipOf(cell) : null);
  };
  const handlers = {
    onPointerOver: show,
    onPointerLeave: () => setTip(null),
    onScroll: () => setTip(null),
    onClick: () => setTip(null),
    onFocus: (event: SyntheticEvent) => {
      const cell = cellIn(event.target);
      if (!cell) return;
      for (const one of cellsOf(event.currentTarget)) one.setAttribute("tabindex", one === cell ? "0" : "-1");
      if (cell.matches(":focus-visible")) show(event);
    },
    onBlur: () => setTip(null),
    onKeyDown: (event: KeyboardEvent) => {
      const cell = cellIn(event.target);
      const next = cell && targetOf(event, cell);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
  return {
    handlers,
    tip: tip && (
      <div
        className={classes.tip}
        aria-hidden="true"
        data-above={tip.above || undefined}
        style={{ left: tip.left, top: tip.top }}
      >
        {tip.text}
      </div>
    ),
  };
}
