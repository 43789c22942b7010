import { expect, it, vi } from "vitest";
import { allRequisitions, noFilter } from "./requisition";

const PIPELINE = { new: 1, call: 2, hr: 3, tech: 4, offer: 5, joined: 6 };

/** A server with this many requisitions and this page limit. */
function serve(total: number, atOnce: number): URL[] {
  const asked: URL[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    asked.push(url);
    const size = Number(url.searchParams.get("size") ?? atOnce);
    const first = (Number(url.searchParams.get("page") ?? 1) - 1) * size;
    const data = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, index) => ({
      REQ_ID: String(first + index),
      PIPELINE,
    }));
    return new Response(JSON.stringify({ response: [{ CODE: "200" }], data, total }));
  });
  return asked;
}

const list = {
  tile: "OVERDUE",
  filter: { ...noFilter, added: "2026-03" },
  waitingOn: "",
  waits: false,
  page: { page: 3, size: 25, sort: "-tat", q: "java" },
} as const;

it("fetches every row for the file at once, whatever page is on screen", async () => {
  const asked = serve(86, 5_000);
  const rows = await allRequisitions({ view: "manager" }, list);
  expect(rows).toHaveLength(86);
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    "/api/Requisition.svc/get_requirement_data/OVERDUE/all/03/2026/all/all?page=1&size=5000&sort=-tat&q=java&download=1",
  ]);
});

it("goes page by page beyond the server's limit, and returns each row once", async () => {
  serve(730, 500);
  const rows = await allRequisitions({ view: "recruiter", userId: "u1" }, list);
  expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 730 }, (_, index) => String(index)));
});

it("keeps serial and id apart, which the list calls REQ_ID and ID", async () => {
  const ID = "018f0000-0000-7000-8000-000000000001";
  const data = [{ REQ_ID: "1187-2", ID, HR_NAME: "Asha, Meera", PIPELINE }];
  vi.stubGlobal("fetch", async () => Response.json({ response: [{ CODE: "200" }], data, total: 1 }));
  expect(await allRequisitions({ view: "manager" }, list)).toMatchObject([
    {
      serial: "1187-2",
      requisitionId: ID,
      recruiterNames: "Asha, Meera",
      pipeline: [1, 2, 3, 4, 5, 6],
    },
  ]);
});
