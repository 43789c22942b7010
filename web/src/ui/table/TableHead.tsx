import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import type { SortOrder } from "@/lib/tableSearch";
import { Checkbox } from "../Checkbox";
import { ColumnFilter, type FilterField } from "./ColumnFilter";
import {
  type Column,
  type ColumnPlace,
  headGroups,
  type RowData,
  selectWidth,
  type TableLayout,
} from "./columns";
import tableClasses from "./DataTable.module.css";
import classes from "./TableHead.module.css";

/** First click ascending, second descending, third unsorted. */
export function nextSort(current: SortOrder | null, id: string): SortOrder | null {
  if (current?.id !== id) return { id, desc: false };
  return current.desc ? null : { id, desc: true };
}

/** CSS variables, so that the style sheet can release sticky columns when there is no room. */
export function stickStyle(side: "left" | "right", offset: number): CSSProperties {
  return { [`--${side}` as string]: `${offset}px` };
}

function placeStyle(place: ColumnPlace): CSSProperties | undefined {
  if (place.left !== undefined) return stickStyle("left", place.left);
  if (place.right !== undefined) return stickStyle("right", place.right);
  return undefined;
}

/** The attributes that the head, the body and the foot share for one column. */
export const onScreenOnly = <Row extends RowData>({ csv, paper }: Column<Row>) =>
  csv === false || paper === false;

export function cellLook<Row extends RowData>(column: Column<Row>, place: ColumnPlace) {
  return {
    style: placeStyle(place),
    "data-align": column.align === "start" ? undefined : column.align,
    "data-stick": column.stick,
    "data-edge": place.edge,
    "data-heated": column.heat ? true : undefined,
    "data-group-start": place.groupStart || undefined,
    "data-subgroup-start": (!place.groupStart && place.subgroupStart) || undefined,
    "data-screen": onScreenOnly(column) || undefined,
  };
}

export type Selecting = { all: boolean; some: boolean; toggleAll: (on: boolean) => void };

type Props<Row extends RowData> = {
  columns: readonly Column<Row>[];
  layout: TableLayout;
  sort: SortOrder | null;
  onSort: (sort: SortOrder | null) => void;
  fields: ReadonlyMap<string, FilterField>;
  filters: Readonly<Record<string, string>>;
  onFilter: (id: string, value: string) => void;
  selecting: Selecting | null;
  expanding: boolean;
  virtual: boolean;
};

type HeadProps<Row extends RowData> = Props<Row> & {
  column: Column<Row>;
  place: ColumnPlace;
  rowSpan: number;
  upper: boolean;
};

function HeadCell<Row extends RowData>(props: HeadProps<Row>) {
  const { column, place, sort, onSort, fields, filters, onFilter, rowSpan, upper } = props;
  const sorted = sort?.id === column.id ? sort : null;
  const field = fields.get(column.id);
  const ariaSort = sorted ? (sorted.desc ? "descending" : "ascending") : "none";
  const sortable = column.sortable !== false;
  return (
    <th
      scope="col"
      rowSpan={rowSpan}
      aria-sort={sortable ? ariaSort : undefined}
      data-upper={upper || undefined}
      data-wrap={column.wrapHead || undefined}
      {...cellLook(column, place)}
    >
      <span
        className={classes.headCell}
        data-filter={field ? true : undefined}
        data-two={column.subheader === undefined ? undefined : true}
        data-paper={sortable ? `${column.header}${sorted ? (sorted.desc ? " ↓" : " ↑") : ""}` : undefined}
      >
        {sortable ? (
          <button type="button" className={classes.sort} onClick={() => onSort(nextSort(sort, column.id))}>
            <span className={classes.headText}>{column.header}</span>
            <span className={classes.arrow} data-on={sorted ? true : undefined} aria-hidden="true">
              {sorted?.desc ? <IconArrowDown /> : <IconArrowUp />}
            </span>
          </button>
        ) : (
          <>
            {column.head}
            <span className={column.head ? classes.named : classes.headText}>{column.header}</span>
          </>
        )}
        {column.subheader !== undefined && <small className={classes.subheader}>{column.subheader}</small>}
        {field && (
          <ColumnFilter
            field={field}
            value={filters[column.id] ?? ""}
            onChange={(value) => onFilter(column.id, value)}
          />
        )}
      </span>
    </th>
  );
}

function LeadCells<Row extends RowData>({
  selecting,
  expanding,
  layout,
  rowSpan,
}: Props<Row> & { rowSpan: number }) {
  const stick = layout.leadStuck ? "start" : undefined;
  return (
    <>
      {selecting && (
        <th className={tableClasses.lead} rowSpan={rowSpan} data-stick={stick} style={stickStyle("left", 0)}>
          <Checkbox
            aria-label="Select all rows"
            checked={selecting.all}
            indeterminate={selecting.some && !selecting.all}
            onChange={(event) => selecting.toggleAll(event.currentTarget.checked)}
          />
        </th>
      )}
      {expanding && (
        <td
          className={classes.leadHead}
          rowSpan={rowSpan}
          data-stick={stick}
          style={stickStyle("left", selecting ? selectWidth : 0)}
        />
      )}
    </>
  );
}

/** One row, one more for groups and another for subgroups. */
export function headRowsOf<Row extends RowData>(columns: readonly Column<Row>[]): 1 | 2 | 3 {
  if (columns.some((column) => column.subgroup)) return 3;
  return columns.some((column) => column.group) ? 2 : 1;
}

export function TableHead<Row extends RowData>(props: Props<Row>) {
  const { columns, layout, virtual } = props;
  const levels = headRowsOf(columns);
  const cell = (index: number, rowSpan: number, upper: boolean) => {
    const column = columns[index];
    const place = layout.places[index];
    if (!column || !place) return null;
    return (
      <HeadCell key={column.id} {...props} column={column} place={place} rowSpan={rowSpan} upper={upper} />
    );
  };
  if (levels === 1) {
    return (
      <thead className={classes.head}>
        <tr aria-rowindex={virtual ? 1 : undefined}>
          <LeadCells {...props} rowSpan={1} />
          {columns.map((_, index) => cell(index, 1, false))}
        </tr>
      </thead>
    );
  }
  return (
    <thead
      className={classes.head}
      data-grouped
      data-levels={levels}
      data-ends={columns.at(-1)?.group ? "group" : undefined}
    >
      <tr aria-rowindex={virtual ? 1 : undefined}>
        <LeadCells {...props} rowSpan={levels} />
        {headGroups(columns).map((group) =>
          group.label === null ? (
            cell(group.start, levels, true)
          ) : (
            <th
              key={`${group.label} ${group.start}`}
              className={classes.group}
              scope="colgroup"
              colSpan={group.span}
              rowSpan={levels === 3 && !columns[group.start]?.subgroup ? 2 : undefined}
              data-group={group.label}
            >
              {group.label}
              {columns[group.start]?.groupNote && (
                <span className={classes.groupNote}>{columns[group.start]?.groupNote}</span>
              )}
            </th>
          ),
        )}
      </tr>
      {levels === 3 && (
        <tr aria-rowindex={virtual ? 2 : undefined} data-subgroups>
          {headGroups(columns, "subgroup").map(
            (group) =>
              group.label !== null && (
                <th
                  key={`${group.label} ${group.start}`}
                  className={classes.subgroup}
                  scope="colgroup"
                  colSpan={group.span}
                >
                  {group.label}
                </th>
              ),
          )}
        </tr>
      )}
      <tr aria-rowindex={virtual ? levels : undefined}>
        {columns.map((column, index) => (column.group ? cell(index, 1, false) : null))}
      </tr>
    </thead>
  );
}
