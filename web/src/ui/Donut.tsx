import type { ReactNode } from "react";
import { arcsOf, pointAt, slicePath, spread } from "@/lib/donut";
import { grouped } from "@/lib/text";
import classes from "./Donut.module.css";
import { donutColour } from "./donutColours";

/** A slice. Its place in the list of its kind gives its colour, so that it keeps it; null is grey. */
export type Slice = { id: string; name: string; value: number; place: number | null };

type Props = {
  label: string;
  /** What a slice stands for, what is counted, and the word under the total. */
  heads: { name: string; count: string; total: string };
  slices: readonly Slice[];
  /** The slice whose rows are open. */
  chosen?: string | null;
  /** Beside a list: a smaller ring and the table in two columns. */
  narrow?: boolean;
  /** How a slice's number, or the total for null, differs from another, beside it. */
  difference?: (id: string | null) => ReactNode;
  /** Between the ring and its table. */
  children?: ReactNode;
  onOpen: (id: string) => void;
};

export const shareText = (value: number, total: number) =>
  `${(total > 0 ? (value / total) * 100 : 0).toFixed(1)} %`;

const labelled = 0.1;
const view = { width: 520, height: 280 };

/** A ring for the pointer; the table beside it has the same numbers as buttons, for everybody. */
export function Donut({ label, heads, slices, chosen, narrow, difference, children, onOpen }: Props) {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <div
      className={classes.donut}
      data-narrow={narrow || undefined}
      data-compared={difference?.(null) ? true : undefined}
    >
      <div className={classes.drawing}>
        <Drawing {...{ slices, chosen, narrow, total, onOpen }} word={heads.total} />
        {children}
      </div>
      <div className={classes.side}>
        <table className={classes.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{heads.name}</th>
              <th scope="col">{heads.count}</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {slices.map(({ id, name, value, place }) => (
              <tr key={id} data-on={id === chosen || undefined} style={donutColour(place)}>
                <th scope="row">
                  {value > 0 ? (
                    <button type="button" aria-pressed={id === chosen} onClick={() => onOpen(id)}>
                      {name}
                    </button>
                  ) : (
                    <span className={classes.gone}>{name}</span>
                  )}
                </th>
                <td>
                  {grouped(value)}
                  {difference?.(id)}
                </td>
                <td>{shareText(value, total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td>
                {grouped(total)}
                {difference?.(null)}
              </td>
              <td>{shareText(total, total)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}

/** The ring is for the pointer only, so its slices have no role: the table has the buttons. */
const clicks = (run: () => void) => (path: SVGPathElement | null) => {
  if (path) path.onclick = run;
};

type DrawingProps = Pick<Props, "slices" | "chosen" | "narrow" | "onOpen"> & { total: number; word: string };

function Drawing({ slices, chosen, narrow, onOpen, total, word }: DrawingProps) {
  const [outer, inner] = narrow ? [106, 67] : [122, 78];
  const ring = { x: view.width / 2, y: view.height / 2, outer, inner };
  const arcs = arcsOf(slices.map(({ value }) => value));
  const drawn = slices.flatMap((slice, index) => {
    const arc = arcs[index];
    return arc ? [{ ...slice, arc, middle: (arc.from + arc.to) / 2 }] : [];
  });
  const named = drawn.filter(({ id, value }) => id === chosen || (total > 0 && value / total >= labelled));
  // Without labels beside it the ring has the room for itself.
  const width = named.length > 0 ? view.width : 2 * outer + 20;
  const sides = [named.filter(({ middle }) => middle <= 0.5), named.filter(({ middle }) => middle > 0.5)];
  return (
    <svg
      className={classes.ring}
      viewBox={`${(view.width - width) / 2} 0 ${width} ${view.height}`}
      style={named.length > 0 ? undefined : { maxWidth: width }}
      aria-hidden="true"
    >
      {drawn.map(({ id, arc, place }) => (
        <path
          key={id}
          className={classes.slice}
          style={donutColour(place)}
          d={slicePath(id === chosen ? { ...ring, outer: outer + 7 } : ring, arc)}
          ref={clicks(() => onOpen(id))}
        />
      ))}
      {sides.map((side, left) => {
        const ys = spread(
          side.map(({ middle }) => pointAt(ring, outer + 10, middle)[1]),
          34,
          view.height - 18,
        );
        return side.map((slice, index) => {
          const y = ys[index] ?? 0;
          const [x0, y0] = pointAt(ring, outer + (slice.id === chosen ? 9 : 3), slice.middle);
          const x = ring.x + (left ? -1 : 1) * (outer + 22);
          const text = { x: x + (left ? -4 : 4), textAnchor: left ? "end" : "start" } as const;
          return (
            <g key={slice.id} data-on={slice.id === chosen || undefined}>
              <polyline
                className={classes.lead}
                points={`${x0},${y0} ${x - (left ? -8 : 8)},${y} ${x},${y}`}
              />
              <text {...text} y={y - 2}>
                {slice.name.length > 18 ? `${slice.name.slice(0, 17)}…` : slice.name}
              </text>
              <text {...text} y={y + 13} className={classes.quiet}>
                {grouped(slice.value)} · {shareText(slice.value, total)}
              </text>
            </g>
          );
        });
      })}
      <text className={classes.total} x={ring.x} y={ring.y + 4} textAnchor="middle">
        {grouped(total)}
      </text>
      <text className={classes.quiet} x={ring.x} y={ring.y + 22} textAnchor="middle">
        {word}
      </text>
    </svg>
  );
}
