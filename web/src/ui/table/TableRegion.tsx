import { type ComponentProps, type CSSProperties, type ReactNode, useCallback, useState } from "react";
import { expandWidth, type RowData, selectWidth } from "./columns";
import classes from "./DataTable.module.css";
import { type BodyProps, SkeletonBody, TableBody } from "./TableBody";
import { TableFoot } from "./TableFoot";
import { onScreenOnly, TableHead } from "./TableHead";
import { useHeadInSight } from "./useHeadInSight";
import { useHeatGrid } from "./useHeatGrid";
import { useOverflowMark } from "./useOverflowMark";
import type { VirtualBody as Virtual } from "./VirtualBody";

type Props<Row extends RowData> = {
  label: string;
  matrix?: boolean;
  maxHeight: number | string | undefined;
  head: ComponentProps<typeof TableHead<Row>>;
  body: BodyProps<Row>;
  /** Renders only visible rows, once it is loaded; without it the table has pages. */
  virtual: typeof Virtual | undefined;
  rowCount: number;
  loading: boolean;
  /** The rows of all pages; null until there are any. */
  rows: readonly Row[] | null;
  onScroller?: (scroller: HTMLDivElement | null) => void;
  /** Instead of rows. */
  children: ReactNode;
};

const skeletonRows = 8;

/** A CSS variable, so that print can override it. */
export function onScreen(
  name: "--max-height" | "--min-width" | "--width" | "--row-height",
  size: number | string | undefined,
): CSSProperties | undefined {
  if (size === undefined) return undefined;
  return { [name]: typeof size === "number" ? `${size}px` : size } as CSSProperties;
}

/** The table itself, in the region that scrolls. */
export function TableRegion<Row extends RowData>(props: Props<Row>) {
  const { label, head, body, virtual: VirtualBody, rows, onScroller } = props;
  const { columns, layout, expanding } = head;
  const selecting = head.selecting !== null;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  useOverflowMark(scroller);
  useHeadInSight(scroller);
  const takeScroller = useCallback(
    (region: HTMLDivElement | null) => {
      setScroller(region);
      onScroller?.(region);
    },
    [onScroller],
  );
  const heated = columns.some((column) => column.heat);
  const heat = useHeatGrid(scroller, heated);
  const regionProps = { role: "region", tabIndex: 0, "aria-label": label };
  return (
    <>
      <div
        {...regionProps}
        {...heat.handlers}
        ref={takeScroller}
        className={classes.region}
        data-matrix={props.matrix || undefined}
        data-limited={props.maxHeight === undefined ? undefined : true}
        data-heated={heated || undefined}
        style={{
          ...onScreen("--max-height", props.maxHeight),
          // What takes the focus must not be left under a sticky column.
          scrollPaddingInline: `min(${layout.covered.left}px, 40%) min(${layout.covered.right}px, 40%)`,
        }}
      >
        <table
          className={classes.table}
          style={onScreen("--min-width", layout.minWidth)}
          aria-label={label}
          aria-rowcount={head.virtual ? props.rowCount + body.headRows : undefined}
        >
          <colgroup>
            {selecting && <col style={onScreen("--width", selectWidth)} />}
            {expanding && <col style={onScreen("--width", expandWidth)} />}
            {columns.map((column, index) => (
              <col
                key={column.id}
                style={onScreen("--width", layout.places[index]?.width)}
                data-screen={onScreenOnly(column) || undefined}
              />
            ))}
          </colgroup>
          <TableHead {...head} />
          {rows && VirtualBody && <VirtualBody {...body} scroller={scroller} />}
          {rows && !head.virtual && <TableBody {...body} />}
          {props.loading && (
            <SkeletonBody
              columns={columns}
              layout={layout}
              leads={Number(selecting) + Number(expanding)}
              count={skeletonRows}
            />
          )}
          {rows && columns.some((column) => column.total) && (
            <TableFoot
              columns={columns}
              layout={layout}
              rows={rows}
              selecting={selecting}
              expanding={expanding}
            />
          )}
        </table>
        <div className={classes.below}>{props.children}</div>
      </div>
      {heat.tip}
    </>
  );
}
