import { sendSignedIn } from "./client";

/** Options of a call: it can be aborted, or marked as a download. */
export type CallOptions = { signal?: AbortSignal; fetch?: (request: Request) => Promise<Response> };

/** Marks a call as a download: the server audits who downloaded which rows. */
export const forFile: CallOptions = {
  fetch: async (request) => {
    const address = new URL(request.url);
    address.searchParams.set("download", "1");
    // Passed on with the request, a body becomes a stream, which browsers send over HTTP/2 only.
    const { method, headers, signal } = request;
    const body = (await request.text()) || null;
    return sendSignedIn(new Request(address, { method, headers, signal, body }));
  },
};

/** The server's limit of rows per answer. */
const largestPage = 5000;

type Page<Row> = { rows: readonly Row[]; total: number };

/** Fetches every row of a paged list for a file, page by page. */
export async function everyRow<Row>(
  list: (page: { page: number; size: number }, options: CallOptions) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const next = await list({ page, size: largestPage }, forFile);
    rows.push(...next.rows);
    if (next.rows.length < largestPage || rows.length >= next.total) return rows;
  }
}
