/** How a call is made: it can be broken off, or be made for a file. */
export type How = { signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };

/** Rows that go into a file are asked for so: the server writes down who took which. */
export const forFile: How = {
  fetch: (request) => {
    const address = new URL(request.url);
    address.searchParams.set("download", "1");
    return globalThis.fetch(new Request(address, request));
  },
};

/** The most rows that one answer has. */
const largestPage = 5000;

type Page<Row> = { rows: readonly Row[]; total: number };

/** Every row of a paged list for a file, however many answers it takes. */
export async function everyRow<Row>(
  list: (page: { page: number; size: number }, how: How) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const next = await list({ page, size: largestPage }, forFile);
    rows.push(...next.rows);
    if (next.rows.length < largestPage || rows.length >= next.total) return rows;
  }
}
