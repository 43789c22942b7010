import { Fragment, type ReactNode } from "react";
import { grouped } from "@/lib/text";
import classes from "./TileStrip.module.css";
import { type Tone, toneStyle } from "./tone";
import { useStatusLook } from "./useStatusLook";

export type Tile = {
  id: string;
  label: string;
  /** Null until it is known. */
  value: number | string | null;
  /** How it differs from another number, beside it. */
  difference?: ReactNode;
  /** The secondary line; its links work independently of the tile's click. */
  note?: ReactNode;
  /** What the number is made of, as a tip. */
  tip?: string;
  /** The tone of its marker; null for none. */
  tone?: Tone | null;
  /** Several numbers instead of one, each with its own rows. */
  parts?: readonly TilePart[];
};

export type TilePart = { id: string; label: string; value: number };

type Props = {
  label: string;
  tiles: readonly Tile[];
  selected?: string | null;
  onSelect: (id: string) => void;
  /** The tiles open dialogs instead of selecting one of them. */
  opens?: boolean;
};

function Parts({
  parts,
  selected,
  onSelect,
}: { parts: readonly TilePart[] } & Pick<Props, "selected" | "onSelect">) {
  return parts.map((part, index) => (
    <Fragment key={part.id}>
      {index > 0 && <span className={classes.slash}>/</span>}
      <button
        type="button"
        className={classes.part}
        aria-pressed={part.id === selected}
        aria-label={`${part.label}: ${grouped(part.value)}`}
        onClick={() => onSelect(part.id)}
      >
        {grouped(part.value)}
      </button>
    </Fragment>
  ));
}

const shown = (value: number | string) => (typeof value === "number" ? grouped(value) : value);

const isOn = ({ id, parts }: Tile, selected: string | null | undefined) =>
  id === selected || parts?.some((part) => part.id === selected) === true;

/** One card split by hairlines; each tile is a toggle button. */
export function TileStrip({ label, tiles, selected, onSelect, opens }: Props) {
  const statusLook = useStatusLook();
  return (
    <div className={classes.box}>
      <ul className={classes.strip} data-count={tiles.length} aria-label={label}>
        {tiles.map((tile) => (
          <li
            key={tile.id}
            className={classes.tile}
            style={toneStyle[tile.tone ?? statusLook(tile.label).tone]}
            data-on={isOn(tile, selected) || undefined}
            data-plain={tile.tone === null || undefined}
          >
            <button
              type="button"
              className={classes.button}
              aria-pressed={opens ? undefined : tile.id === selected}
              aria-haspopup={opens ? "dialog" : undefined}
              aria-label={tile.value === null ? tile.label : `${tile.label}: ${shown(tile.value)}`}
              data-tip={tile.tip}
              onClick={() => onSelect(tile.id)}
            />
            <div className={classes.label}>{tile.label}</div>
            <div className={classes.line}>
              <span className={classes.number} data-none={tile.value === null || undefined}>
                {tile.parts ? (
                  <Parts parts={tile.parts} selected={selected} onSelect={onSelect} />
                ) : tile.value === null ? (
                  "–"
                ) : (
                  shown(tile.value)
                )}
              </span>
              {tile.difference}
              {/* The line is there before its text, so that nothing below it moves. */}
              {(tile.note || tile.value === null) && (
                <span className={classes.note}>{tile.note ?? "\u00a0"}</span>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
