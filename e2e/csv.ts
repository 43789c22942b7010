/** The records of a CSV file, quoted fields with line breaks in them included. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, "")
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    record.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === ",") continue;
    records.push(record);
    record = [];
  }
  // The file ends with a line break, after which there is nothing.
  return records.filter((one) => one.length > 1);
}
