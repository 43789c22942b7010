import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo } from "react";
import type { RowData } from "./columns";
import { type BodyProps, BodyRow, DetailRow } from "./TableBody";
import classes from "./TableBody.module.css";
import { useRowFocus } from "./useRowFocus";

const rowHeight = 40;
const headHeight = 34;
const detailGuess = 120;

type Line = { index: number; detail: boolean };

/** A spacer for the rows that are not rendered, hidden from screen readers. */
const hidden = { "aria-hidden": true };

function Spacer({ colSpan, height }: { colSpan: number; height: number }) {
  return (
    <tr {...hidden} className={classes.spacer}>
      <td colSpan={colSpan} style={{ height }} />
    </tr>
  );
}

type Props<Row extends RowData> = BodyProps<Row> & {
  /** From a callback ref in state: a child's effects run before a parent's ref object is set. */
  scroller: HTMLElement | null;
};

/** A body that renders only the visible rows. Spacer rows keep it a real table. */
export function VirtualBody<Row extends RowData>(props: Props<Row>) {
  const { entries, scroller, expanded, onRowClick, refreshing, colSpan, headRows } = props;
  const lines = useMemo(() => {
    const list: Line[] = [];
    entries.forEach((entry, index) => {
      list.push({ index, detail: false });
      if (expanded?.has(entry.id)) list.push({ index, detail: true });
    });
    return list;
  }, [entries, expanded]);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller,
    estimateSize: (at) => (lines[at]?.detail ? detailGuess : rowHeight),
    getItemKey: (at) => {
      const line = lines[at];
      const id = line ? (entries[line.index]?.id ?? at) : at;
      return line?.detail ? `detail ${id}` : id;
    },
    scrollPaddingStart: headHeight * headRows,
    overscan: 10,
  });
  const items = virtualizer.getVirtualItems();
  const { body, active, handlers } = useRowFocus({
    entries,
    onRowClick,
    reveal: (index) =>
      virtualizer.scrollToIndex(lines.findIndex((line) => line.index === index && !line.detail)),
  });
  const shown = items.map((item) => lines[item.index]?.index ?? 0);
  // The row in the tab order may be scrolled away; then the first visible row replaces it.
  const tabRow = shown.includes(active) ? active : (shown[0] ?? 0);
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <tbody
      ref={body}
      className={classes.body}
      data-clickable={onRowClick ? true : undefined}
      data-refreshing={refreshing || undefined}
      {...handlers}
    >
      <Spacer colSpan={colSpan} height={before} />
      {items.map((item) => {
        const line = lines[item.index];
        const entry = line && entries[line.index];
        if (!line || !entry) return null;
        return line.detail ? (
          <DetailRow
            key={item.key}
            body={props}
            entry={entry}
            index={item.index}
            measure={virtualizer.measureElement}
          />
        ) : (
          <BodyRow key={item.key} body={props} entry={entry} index={line.index} active={tabRow} virtual />
        );
      })}
      <Spacer colSpan={colSpan} height={Math.max(after, 0)} />
    </tbody>
  );
}
