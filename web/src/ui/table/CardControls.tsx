import {
  IconAdjustmentsHorizontal,
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconCheck,
} from "@tabler/icons-react";
import type { SortOrder } from "@/lib/tableSearch";
import { popupBox, usePopup } from "../popup/usePopup";
import classes from "./CardControls.module.css";
import { FilterControl, type FilterField } from "./ColumnFilter";
import type { Column, RowData } from "./columns";
import { nextSort } from "./TableHead";

type SortProps<Row extends RowData> = {
  columns: readonly Column<Row>[];
  sort: SortOrder | null;
  onSort: (sort: SortOrder | null) => void;
};

function SortMenu<Row extends RowData>({ columns, sort, onSort }: SortProps<Row>) {
  const sorted = columns.find((column) => column.id === sort?.id);
  const arrow = sort?.desc ? <IconArrowDown aria-hidden="true" /> : <IconArrowUp aria-hidden="true" />;
  const popup = usePopup(popupBox);
  return (
    <>
      <button
        type="button"
        {...popup.button}
        className={classes.control}
        aria-label={sorted ? `${sorted.header}, sorted ${sort?.desc ? "descending" : "ascending"}` : "Sort"}
      >
        {sorted ? sorted.header : "Sort"}
        {sorted ? arrow : <IconArrowsSort aria-hidden="true" />}
      </button>
      {popup.Box && (
        <popup.Box {...popup.box} label="Sort by" position="bottom-end" width={216} className={classes.sorts}>
          {columns
            .filter((column) => column.sortable !== false)
            .map((column) => (
              <button
                key={column.id}
                type="button"
                className={classes.sort}
                aria-pressed={column.id === sort?.id}
                onClick={() => onSort(nextSort(sort, column.id))}
              >
                {column.header}
                {column.id === sort?.id && arrow}
              </button>
            ))}
        </popup.Box>
      )}
    </>
  );
}

type FilterProps = {
  fields: ReadonlyMap<string, FilterField>;
  filters: Readonly<Record<string, string>>;
  onFilter: (id: string, value: string) => void;
};

function FilterList({ fields, filters, onFilter }: FilterProps) {
  const count = [...fields.keys()].filter((id) => filters[id]).length;
  const popup = usePopup(popupBox);
  return (
    <>
      <button
        type="button"
        {...popup.button}
        className={classes.control}
        aria-label={`Filters, ${count} set`}
      >
        <IconAdjustmentsHorizontal className={classes.filterIcon} aria-hidden="true" />
        {count > 0 && <span className={classes.count}>{count}</span>}
      </button>
      {popup.Box && (
        <popup.Box
          {...popup.box}
          label="Filters"
          position="bottom-end"
          width={280}
          className={classes.filters}
        >
          {[...fields.values()].map((field) => (
            <section key={field.id} className={classes.filter}>
              <h3>
                {field.header}
                {filters[field.id] && <IconCheck aria-hidden="true" />}
              </h3>
              <FilterControl
                field={field}
                value={filters[field.id] ?? ""}
                onChange={(value) => onFilter(field.id, value)}
              />
            </section>
          ))}
        </popup.Box>
      )}
    </>
  );
}

/** The functions of the table head, for cards, which have none. */
export function CardControls<Row extends RowData>(props: SortProps<Row> & FilterProps) {
  return (
    <>
      {props.fields.size > 0 && <FilterList {...props} />}
      {props.columns.some((column) => column.sortable !== false) && <SortMenu {...props} />}
    </>
  );
}
