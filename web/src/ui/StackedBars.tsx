import { type CSSProperties, type ReactNode, useState } from "react";
import { axisOf } from "@/lib/axis";
import { ClickableNumber } from "./ClickableNumber";
import classes from "./StackedBars.module.css";

/** The theme colours available to a series. Shade 7 has enough contrast for white labels in both schemes. */
export type Hue = "muster" | "sky" | "plum" | "amber" | "green" | "red" | "olive" | "teal";

export type BarSeries = { id: string; label: string; hue: Hue };

/** One bar; `values` has a number for each series, in order. */
export type Bar = { id: string; name: string; values: readonly number[] };

type Props = {
  label: string;
  /** What a bar represents; the header of the names. */
  head: string;
  series: readonly BarSeries[];
  bars: readonly Bar[];
  /** The total height in pixels, divided among the bars. */
  height: number;
  /** How a number of a bar differs from another, beside it. */
  difference?: (bar: Bar, series: number) => ReactNode;
  onOpen: (bar: Bar, series: BarSeries) => void;
};

const hueStyle = ({ hue }: BarSeries) => ({ "--hue": `var(--mantine-color-${hue}-7)` }) as CSSProperties;

/** A header is as wide as its name. */
const headStyle = (series: BarSeries) => ({ ...hueStyle(series), "--wide": `${series.label.length}ch` });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Horizontal bars, stacked by series. The bars are for the pointer; a plain table of buttons with the same numbers
 * serves the keyboard and screen readers.
 */
export function StackedBars({ label, head, series, bars, height, difference, onOpen }: Props) {
  const [tip, setTip] = useState<{ bar: Bar; x: number; y: number } | null>(null);
  const marks = axisOf(Math.max(0, ...bars.map(({ values }) => sum(values))));
  const most = marks.at(-1) ?? 1;
  const grid = { "--steps": marks.length - 1 } as CSSProperties;
  return (
    <div className={classes.chart}>
      <ul className={classes.legend} aria-hidden="true">
        {series.map((one) => (
          <li key={one.id} style={hueStyle(one)}>
            {one.label}
          </li>
        ))}
      </ul>
      <table className={classes.table} style={{ height }} aria-label={label}>
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              {head}
            </th>
            <td className={classes.drawing} aria-hidden="true" />
            {series.map((one) => (
              <th key={one.id} scope="col" className={classes.number} style={headStyle(one)}>
                <span className={classes.seriesName} data-tip={one.label}>
                  {one.label}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.id}>
              <th scope="row" className={classes.name}>
                {bar.name}
              </th>
              <td className={classes.drawing} style={grid} aria-hidden="true">
                <div
                  className={classes.bar}
                  onPointerMove={({ clientX, clientY }) => setTip({ bar, x: clientX, y: clientY })}
                  onPointerLeave={() => setTip(null)}
                >
                  {series.map((one, index) => (
                    <Segment
                      key={one.id}
                      series={one}
                      value={bar.values[index] ?? 0}
                      most={most}
                      onOpen={() => onOpen(bar, one)}
                    />
                  ))}
                </div>
              </td>
              {series.map((one, index) => (
                <td key={one.id} className={classes.number}>
                  <Count
                    value={bar.values[index] ?? 0}
                    label={`${one.label} of ${bar.name}`}
                    shown={difference !== undefined}
                    onOpen={() => onOpen(bar, one)}
                  />
                  {difference?.(bar, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot aria-hidden="true">
          <tr>
            <td />
            <td className={classes.axis}>
              {marks.map((mark) => (
                <span key={mark} style={{ left: `${(mark / most) * 100}%` }}>
                  {mark.toLocaleString("en-IN")}
                </span>
              ))}
            </td>
            <td colSpan={series.length} />
          </tr>
        </tfoot>
      </table>
      {tip && <Tip series={series} {...tip} />}
    </div>
  );
}

type SegmentProps = { series: BarSeries; value: number; most: number; onOpen: () => void };

function Segment({ series, value, most, onOpen }: SegmentProps) {
  if (value === 0) return null;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.segment}
      style={{ ...hueStyle(series), width: `${(value / most) * 100}%` }}
      onClick={onOpen}
    >
      <span>{value.toLocaleString("en-IN")}</span>
    </button>
  );
}

type CountProps = {
  value: number;
  label: string;
  /** A 0 is invisible, as in the bars, unless something stands beside it. Screen readers announce it. */
  shown: boolean;
  onOpen: () => void;
};

function Count({ value, label, shown, onOpen }: CountProps) {
  if (value === 0 && !shown) return <span className={classes.unseen}>0</span>;
  return <ClickableNumber value={value} label={label} onClick={onOpen} />;
}

type TipProps = { series: readonly BarSeries[]; bar: Bar; x: number; y: number };

function Tip({ series, bar, x, y }: TipProps) {
  const left = x > window.innerWidth - 240;
  return (
    <div className={classes.tip} data-left={left || undefined} style={{ left: x, top: y }} aria-hidden="true">
      <strong>{bar.name}</strong>
      {series.map((one, index) => (
        <span key={one.id} style={hueStyle(one)}>
          {one.label}
          <b>{(bar.values[index] ?? 0).toLocaleString("en-IN")}</b>
        </span>
      ))}
    </div>
  );
}
