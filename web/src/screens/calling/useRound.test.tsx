import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { sessionQuery } from "@/api/session";
import { useRound } from "./useRound";

type Call = { what: string; answer: (row?: object) => void };

let calls: Call[] = [];
const asha = { candidateId: "c1", requisitionId: "r1", name: "Asha", version: 1 };

/** Every call waits until the test answers it, except for what only shows the round. */
beforeEach(() => {
  calls = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const body = request.method === "GET" ? "" : await request.text();
    const envelope = (rows: object[]) =>
      new Response(JSON.stringify({ response: [{ CODE: "200", MESSAGE: "Done" }], data: rows }));
    if (request.method === "GET") return envelope([{ turns: [], reasons: [] }]);
    return new Promise<Response>((answered) => {
      const what = pathname.endsWith("hold") && body === "{}" ? "leave" : (pathname.split("/").pop() ?? "");
      calls.push({ what, answer: (row) => answered(envelope(row ? [row] : [])) });
    });
  });
});

function enter() {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { userId: "ravi", facts: { manager: false } } as never);
  return renderHook(() => useRound(""), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
}

const answer = async (at: number, row?: object) => {
  await waitFor(() => expect(calls.length).toBeGreaterThan(at));
  await act(async () => calls[at]?.answer(row));
};

it("lets go after the candidate who was being fetched when the round was left", async () => {
  const { unmount } = enter();
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  await new Promise(process.nextTick);
  expect(calls.map((one) => one.what)).toEqual(["next"]);
  await answer(0, asha);
  await answer(1);
  expect(calls.map((one) => one.what)).toEqual(["next", "leave"]);
});

it("fetches nobody after an outcome that was being saved when the round was left", async () => {
  const { result, unmount } = enter();
  await answer(0, asha);
  await waitFor(() => expect(result.current.turn).toBeTruthy());
  const filled = { date: "", time: "", comment: "" };
  const option = { id: "1", label: "Ringing" } as never;
  act(() => result.current.record({ option, esa: false, version: 1, filled, about: "" }));
  await waitFor(() => expect(calls.at(-1)?.what).toBe("update_candidate_round"));
  unmount();
  await answer(2);
  await answer(1, { step: "77" });
  await new Promise(process.nextTick);
  expect(calls.map((one) => one.what)).toEqual(["next", "update_candidate_round", "leave"]);
});
