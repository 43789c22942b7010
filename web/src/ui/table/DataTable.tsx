import { useMediaQuery } from "@mantine/hooks";
import { useCallback, useDeferredValue, useId, useMemo, useState } from "react";
import { rememberSize } from "@/lib/pageSize";
import { changeView, defaultView, pageSizes, type TableView } from "@/lib/tableSearch";
import { countOf } from "@/lib/text";
import { EmptyState } from "../EmptyState";
import { FailedState } from "../FailedState";
import { codeOf, useCode } from "../onDemand";
import { CardControls } from "./CardControls";
import { expandWidth, layoutOf, type RowData, selectWidth } from "./columns";
import classes from "./DataTable.module.css";
import { Pager } from "./Pager";
import type { DataTableProps } from "./props";
import { selectingOf } from "./selectingOf";
import type { BodyProps } from "./TableBody";
import { SkeletonCards, TableCards } from "./TableCards";
import { headRowsOf } from "./TableHead";
import { onScreen, TableRegion } from "./TableRegion";
import { TableToolbar } from "./TableToolbar";
import { useCsvDownload } from "./useCsvDownload";
import { useFilterFields } from "./useFilterFields";
import { useHiddenColumns } from "./useHiddenColumns";
import { useSelect } from "./useSelect";
import { useTableModel } from "./useTableModel";

export type { Column } from "./columns";
export type { TableSelection, TableState } from "./props";

const noRows: readonly never[] = [];
const virtualHeight = 560;
const virtualBody = codeOf(async () => (await import("./VirtualBody")).VirtualBody);

/** The table component of the whole product. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, title = label, columns, rows = noRows, rowId, total, state = "ready", selection } = props;
  const tableId = useId();
  const phone = useMediaQuery("(max-width: 640px)", false, { getInitialValueInEffect: false });
  const cards = props.cards === true || (phone && props.matrix !== true);
  const virtual = props.virtual === true && !phone;
  const paged = props.pager !== false && !virtual;
  const VirtualBody = useCode(virtualBody, virtual);

  const [ownView, setOwnView] = useState<TableView>({ ...defaultView, ...props.initial });
  const view = props.view ?? ownView;
  const setView = props.onView ?? setOwnView;
  const change = (part: Partial<TableView>) => setView(changeView(view, part));
  const setFilter = (id: string, value: string) => change({ filters: { ...view.filters, [id]: value } });

  const ownHidden = useHiddenColumns(props.id, columns);
  const [chosenHidden, setHidden] = props.hiddenColumns ?? ownHidden;
  const { filters } = view;
  // A filter whose column is out of sight could not be taken back.
  const hidden = useMemo(
    () => new Set([...chosenHidden].filter((id) => !filters[id])),
    [chosenHidden, filters],
  );
  const hide = (next: ReadonlySet<string>) => {
    setHidden(next);
    const kept = Object.entries(filters).filter(([id]) => !next.has(id));
    if (kept.length < Object.keys(filters).length) change({ filters: Object.fromEntries(kept) });
  };
  const shown = useMemo(
    () => columns.filter((column) => column.always || !hidden.has(column.id)),
    [columns, hidden],
  );
  const model = useTableModel({ columns, rows, rowId, view, paged, serverTotal: total });
  const fields = useFilterFields(columns, rows);
  const download = useCsvDownload({
    name: props.csvName,
    columns: shown,
    fetch: props.csvRows,
    matching: total === undefined ? model.matching : null,
    rowId,
  });

  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const onExpand = useCallback((id: string) => {
    setExpanded((open) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const onSelect = useSelect(selection, model.entries);

  const expanding = props.renderDetail !== undefined || props.renderSubRows !== undefined;
  const leadWidth = (selection ? selectWidth : 0) + (expanding ? expandWidth : 0);
  const layout = useMemo(() => layoutOf(shown, leadWidth), [shown, leadWidth]);
  const headRows = headRowsOf(shown);

  // The first rows are rendered in slices, so that they do not block the browser for long.
  const some = rows.length > 0;
  const filled = useDeferredValue(some);
  const loading = state === "loading" || (virtual && !VirtualBody) || (some && !filled);
  const failed = state === "failed";
  const empty = !loading && !failed && model.entries.length === 0;
  const body: BodyProps<Row> = {
    entries: model.entries,
    columns: shown,
    layout,
    colSpan: shown.length + Number(selection !== undefined) + Number(expanding),
    headRows,
    tableId,
    rowName: props.rowName ?? ((row) => String(columns[0]?.value(row) ?? "")),
    onRowClick: props.onRowClick,
    currentId: props.currentId,
    selected: selection?.ids ?? null,
    lockOf: selection?.lockOf,
    onSelect,
    expanded: expanding ? expanded : null,
    renderDetail: props.renderDetail,
    renderSubRows: props.renderSubRows,
    rowId,
    onExpand,
    refreshing: state === "refreshing",
  };
  const showRows = !loading && !failed && !empty;
  const hasToolbar =
    title !== null || props.searchLabel !== null || props.chooser !== false || props.csvName !== undefined;

  const below = (
    <>
      {empty && <EmptyState text={props.emptyText} action={props.emptyAction} />}
      {failed && <FailedState text={props.failedText} onRetry={props.onRetry} />}
    </>
  );
  return (
    <section
      className={classes.card}
      data-fill={props.fill || undefined}
      data-plain={props.plain || undefined}
      data-spacious={props.spacious || undefined}
      data-compact={props.compact || undefined}
      style={onScreen("--row-height", props.rowHeight)}
      aria-busy={loading || state === "refreshing"}
    >
      {hasToolbar && (
        <TableToolbar
          title={title ?? undefined}
          headingId={`${tableId}-title`}
          count={loading || failed || props.note !== undefined ? undefined : model.total}
          note={props.note}
          marked={selection !== undefined && selection.ids.size > 0}
          start={props.toolbarStart}
          end={props.toolbarEnd}
          controls={
            cards && (
              <CardControls
                columns={columns}
                sort={view.sort}
                onSort={(sort) => change({ sort })}
                fields={fields}
                filters={view.filters}
                onFilter={setFilter}
              />
            )
          }
          search={
            props.searchLabel === null
              ? null
              : {
                  label: props.searchLabel ?? `Search ${label}`,
                  value: view.q,
                  onChange: (q) => change({ q }),
                  shown: props.searchShown === true,
                }
          }
          chooser={props.chooser === false || phone ? null : { columns, hidden, onHidden: hide }}
          download={download && { ...download, disabled: !showRows }}
        />
      )}
      {cards ? (
        <>
          {showRows && <TableCards body={body} label={label} />}
          {loading && <SkeletonCards count={6} />}
          {below}
        </>
      ) : (
        <TableRegion
          label={label}
          matrix={props.matrix}
          maxHeight={props.maxHeight ?? (virtual && !props.fill ? virtualHeight : undefined)}
          head={{
            columns: shown,
            layout,
            sort: view.sort,
            onSort: (sort) => change({ sort }),
            fields,
            filters: view.filters,
            onFilter: setFilter,
            selecting: selection ? selectingOf(selection, model.entries) : null,
            expanding,
            virtual,
          }}
          body={body}
          virtual={virtual ? VirtualBody : undefined}
          rowCount={model.total}
          loading={loading}
          rows={showRows ? model.matching.map((entry) => entry.original) : null}
          onScroller={props.onScroller}
        >
          {below}
        </TableRegion>
      )}
      {paged && !failed && (
        <Pager
          label={label}
          page={model.page}
          pageCount={model.pageCount}
          size={view.size}
          sizes={props.sizes ?? pageSizes}
          total={loading ? undefined : model.total}
          onPage={(page) => change({ page })}
          onSize={(size) => {
            if (props.list) rememberSize(props.list, size);
            change({ size });
          }}
        />
      )}
      <p className={classes.status} role="status">
        {loading ? "Loading" : failed ? "" : countOf(model.total, "row")}
      </p>
    </section>
  );
}
