import { expect, it, vi } from "vitest";
import { client, unwrap } from "./client";
import { type CallOptions, everyRow, forFile } from "./forFile";

const listMessages = (query: { page: number; size: number }, options: CallOptions) =>
  unwrap(client.GET("/api/messages", { params: { query }, ...options }));

/** A server with this many rows that records its requests. */
function serve(total: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${pathname}?${searchParams}`);
    const size = Number(searchParams.get("size"));
    const first = (Number(searchParams.get("page")) - 1) * size;
    const rows = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, i) => ({
      id: first + i,
    }));
    return Response.json({ response: [{ CODE: "200", MESSAGE: "" }], data: rows, total });
  });
  return asked;
}

it.each([
  [0, 1],
  [7, 1],
  [5000, 1],
  [5001, 2],
  [10_000, 2],
])("fetches %i rows in %i answers, each marked as a download", async (total, answers) => {
  const asked = serve(total);
  const rows = await everyRow(listMessages);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
  expect(asked).toHaveLength(answers);
  expect(asked[0]).toBe("/api/messages?page=1&size=5000&download=1");
});

it("does not mark a call made for the screen", async () => {
  const asked = serve(3);
  await listMessages({ page: 1, size: 25 }, {});
  await listMessages({ page: 1, size: 25 }, forFile);
  expect(asked).toEqual(["/api/messages?page=1&size=25", "/api/messages?page=1&size=25&download=1"]);
});

it("produces no partial file when an answer fails", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ response: [{ CODE: "500", MESSAGE: "Something went wrong." }] }, { status: 500 }),
  );
  await expect(everyRow(listMessages)).rejects.toThrow("Something went wrong.");
});
