/** CSV for spreadsheets: RFC 4180 with a byte order mark, so that ₹ and accented names survive. */

export type CsvValue = string | number | null | undefined;

const byteOrderMark = "\ufeff";
const lineEnd = "\r\n";
const rowsPerChunk = 1000;

/** Matches text that a spreadsheet would run as a formula; such a cell gets a leading quote. Numbers are safe. */
const formulaStart = /^[=+\-@\t\r]/;

function field(value: CsvValue): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : "";
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(values: readonly CsvValue[]): string {
  return values.map(field).join(",") + lineEnd;
}

/**
 * The file in pieces of a thousand rows: a Blob takes the pieces, so a long table is never one string.
 */
export function* csvChunks<Row>(
  head: readonly string[],
  rows: Iterable<Row>,
  valuesOf: (row: Row) => readonly CsvValue[],
): Generator<string> {
  let chunk = byteOrderMark + csvLine(head);
  let count = 0;
  for (const row of rows) {
    chunk += csvLine(valuesOf(row));
    count += 1;
    if (count % rowsPerChunk === 0) {
      yield chunk;
      chunk = "";
    }
  }
  if (chunk) yield chunk;
}

export function csvBlob<Row>(
  head: readonly string[],
  rows: Iterable<Row>,
  valuesOf: (row: Row) => readonly CsvValue[],
): Blob {
  return new Blob([...csvChunks(head, rows, valuesOf)], { type: "text/csv;charset=utf-8" });
}
