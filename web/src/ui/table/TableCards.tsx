import { IconChevronDown } from "@tabler/icons-react";
import { type ReactNode, useMemo } from "react";
import { SkeletonBar, skeletonOpacity, skeletonWidth } from "../LoadingRows";
import { type CardColumns, cardColumns } from "./cardColumns";
import { type RowData, textOf } from "./columns";
import { SelectBox } from "./SelectBox";
import type { BodyProps } from "./TableBody";
import classes from "./TableCards.module.css";
import { cellContent } from "./TableRow";
import type { Entry } from "./useTableModel";

type CardProps<Row extends RowData> = { body: BodyProps<Row>; entry: Entry<Row>; places: CardColumns<Row> };

function CardTitle<Row extends RowData>({ body, entry, places }: CardProps<Row>): ReactNode {
  const row = entry.original;
  const content = places.title ? cellContent(places.title, row) : body.rowName(row);
  if (!body.onRowClick) return <span className={classes.title}>{content}</span>;
  return (
    <button type="button" className={classes.title} onClick={() => body.onRowClick?.(row)}>
      {content}
    </button>
  );
}

function Card<Row extends RowData>(props: CardProps<Row>) {
  const { body, entry, places } = props;
  const { id, original: row } = entry;
  const facts = places.facts.map((column) => textOf(column, row)).filter(Boolean);
  const open = body.expanded?.has(id);
  const detailId = `${body.tableId}-card-${id}`;
  return (
    <li
      className={classes.card}
      data-clickable={body.onRowClick ? true : undefined}
      data-selected={body.selected?.has(id) || undefined}
    >
      <div className={classes.top}>
        {body.selected && (
          <span className={classes.select}>
            <SelectBox
              id={id}
              name={body.rowName(row)}
              selected={body.selected.has(id)}
              lock={body.lockOf?.(row) ?? ""}
              onSelect={body.onSelect}
            />
          </span>
        )}
        <div className={classes.names}>
          <CardTitle {...props} />
          {facts.length > 0 && <p className={classes.facts}>{facts.join(" · ")}</p>}
        </div>
        {places.status && <span className={classes.above}>{cellContent(places.status, row)}</span>}
      </div>
      <div className={classes.bottom}>
        <dl
          className={classes.values}
          data-few={places.values.length < 3 || undefined}
          data-even={places.actions.length === 0 || undefined}
        >
          {places.values.map((column) => (
            <div key={column.id}>
              <dt data-tip={column.header}>{column.cardHeader ?? column.header}</dt>
              <dd data-tip={column.cell ? undefined : textOf(column, row)}>{cellContent(column, row)}</dd>
            </div>
          ))}
        </dl>
        {places.actions.map((column) => (
          <span key={column.id} className={classes.above}>
            {cellContent(column, row)}
          </span>
        ))}
        {body.expanded && (
          <button
            type="button"
            className={classes.expand}
            aria-label={`Details of ${body.rowName(row)}`}
            aria-expanded={open}
            aria-controls={open ? detailId : undefined}
            onClick={() => body.onExpand(id)}
          >
            <IconChevronDown aria-hidden="true" />
          </button>
        )}
      </div>
      {places.lines.length > 0 && (
        <dl className={classes.lines}>
          {places.lines.map((column) => (
            <div key={column.id}>
              <dt>{column.cardHeader ?? column.header}</dt>
              <dd>{cellContent(column, row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {places.figures.length > 0 && (
        <dl className={classes.figures}>
          {places.figures.map((column) => (
            <div key={column.id}>
              <dt>{column.cardHeader ?? column.header}</dt>
              <dd>{cellContent(column, row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {open && (
        <div id={detailId} className={classes.detail}>
          {body.renderSubRows?.(row, {
            note: (content) => content,
            rows: (rows) => (
              <ul className={classes.inner}>
                {rows.map((one) => (
                  <Card
                    key={body.rowId(one)}
                    body={{ ...body, expanded: null }}
                    entry={{ id: body.rowId(one), original: one }}
                    places={places}
                  />
                ))}
              </ul>
            ),
          }) ?? body.renderDetail?.(row)}
        </div>
      )}
    </li>
  );
}

/** The rows as cards, for a screen too narrow for a table. */
export function TableCards<Row extends RowData>({ body, label }: { body: BodyProps<Row>; label: string }) {
  const places = useMemo(() => cardColumns(body.columns), [body.columns]);
  return (
    <ul className={classes.list} aria-label={label} data-refreshing={body.refreshing || undefined}>
      {body.entries.map((entry) => (
        <Card key={entry.id} body={body} entry={entry} places={places} />
      ))}
    </ul>
  );
}

export function SkeletonCards({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index} className={classes.skeleton} style={{ opacity: skeletonOpacity(index) }}>
          <SkeletonBar width={skeletonWidth(index)} />
          <SkeletonBar width="82%" />
          <SkeletonBar width={skeletonWidth(index + 2)} />
        </div>
      ))}
    </div>
  );
}
