import { Popover } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconCheck,
} from "@tabler/icons-react";
import type { SortOrder } from "@/lib/tableSearch";
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
  return (
    <Popover position="bottom-end" width={216} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <button
          type="button"
          className={classes.control}
          aria-label={sorted ? `${sorted.header}, sorted ${sort?.desc ? "descending" : "ascending"}` : "Sort"}
        >
          {sorted ? sorted.header : "Sort"}
          {sorted ? arrow : <IconArrowsSort aria-hidden="true" />}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.sorts} aria-label="Sort by">
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
      </Popover.Dropdown>
    </Popover>
  );
}

type FilterProps = {
  fields: ReadonlyMap<string, FilterField>;
  filters: Readonly<Record<string, string>>;
  onFilter: (id: string, value: string) => void;
};

function FilterList({ fields, filters, onFilter }: FilterProps) {
  const count = [...fields.keys()].filter((id) => filters[id]).length;
  return (
    <Popover position="bottom-end" width={280} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <button type="button" className={classes.control} aria-label={`Filters, ${count} set`}>
          <IconAdjustmentsHorizontal className={classes.filterIcon} aria-hidden="true" />
          {count > 0 && <span className={classes.count}>{count}</span>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.filters} aria-label="Filters">
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
      </Popover.Dropdown>
    </Popover>
  );
}

/** What the head of the table does, where there is no head. */
export function CardControls<Row extends RowData>(props: SortProps<Row> & FilterProps) {
  return (
    <>
      {props.fields.size > 0 && <FilterList {...props} />}
      <SortMenu {...props} />
    </>
  );
}
