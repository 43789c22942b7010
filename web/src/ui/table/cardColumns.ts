import type { Column, RowData } from "./columns";

export type CardColumns<Row extends RowData> = {
  title: Column<Row> | undefined;
  facts: Column<Row>[];
  values: Column<Row>[];
  /** Each takes the full width of the card. */
  lines: Column<Row>[];
  /** Short figures, four in a row. */
  figures: Column<Row>[];
  status: Column<Row> | undefined;
  actions: Column<Row>[];
};

/** With buttons there is room for one row of values, else for two. */
const mostValues = 3;

/**
 * Arranges the columns on a card. If no column names a slot, the bold column (or the first) is the title and the next
 * three are the values.
 */
export function cardColumns<Row extends RowData>(columns: readonly Column<Row>[]): CardColumns<Row> {
  const at = (place: Column<Row>["card"]) => columns.filter((column) => column.card === place);
  const placed = columns.some((column) => column.card);
  const title = at("title")[0] ?? columns.find((column) => column.strong) ?? columns[0];
  const values = placed ? at("value") : columns.filter((column) => column !== title);
  const actions = at("action");
  const most = placed && actions.length === 0 ? 2 * mostValues : mostValues;
  return {
    title,
    facts: at("fact"),
    values: values.slice(0, most),
    lines: at("line"),
    figures: at("figure"),
    status: at("status")[0],
    actions,
  };
}
