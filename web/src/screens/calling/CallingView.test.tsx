import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { NextMoves } from "@/api/application";
import type { CallingTurn } from "@/api/calling";
import type { CandidateDetails } from "@/api/candidateDetails";
import { sessionQuery } from "@/api/session";
import { renderInTheme } from "@/ui/renderInTheme";
import { leaveForms } from "@/ui/unsaved";
import { CallingView } from "./CallingView";
import type { RoundState } from "./useRound";

// Its links need a router.
vi.mock("./CandidateHead", () => ({ CandidateHead: () => null }));

const turn = { candidateId: "c1", requisitionId: "r1", name: "Ravi Kumar", version: 3 } as CallingTurn;
const details = {
  candidateId: "c1",
  name: "Ravi Kumar",
  mobile: "9823012345",
  resume: "",
} as CandidateDetails;
const ringing = {
  id: "1",
  status: "Ringing",
  label: "Ringing",
  hidesFeedback: true,
  usualDate: "2026-11-20",
};
const next = {
  version: 3,
  today: "2026-11-19",
  held: "",
  buttons: [] as unknown[],
  stages: [{ stage: "CALL", options: [ringing] }],
} as unknown as NextMoves;

const record = vi.fn();
const state = { busy: false, refusal: "", done: [], record } as unknown as RoundState;

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify({ response: [{ CODE: "200", MESSAGE: "" }], data: [] })),
  );
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { userId: "asha", facts: { manager: false } } as never);
  renderInTheme(
    <QueryClientProvider client={client}>
      <CallingView state={state} turn={turn} details={details} next={next} reasons={[]} turns={[turn]} />
    </QueryClientProvider>,
  );
});

const note = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Note" });
const answer = async (word: "YES" | "NO") =>
  fireEvent.click(await screen.findByRole("button", { name: word }));

function reload(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return !leaving.defaultPrevented;
}

it("asks before the note is lost, and keeps it after NO", async () => {
  expect(reload()).toBe(true);
  fireEvent.change(note(), { target: { value: "Wants to join in May" } });
  expect(reload()).toBe(false);
  const left = leaveForms();
  await answer("NO");
  expect(await left).toBe(false);
  expect(note().value).toBe("Wants to join in May");
});

it("asks before an outcome that takes no note throws it away", async () => {
  fireEvent.change(note(), { target: { value: "Wants to join in May" } });
  fireEvent.click(screen.getByRole("button", { name: /Ringing/ }));
  await answer("NO");
  expect(record).not.toHaveBeenCalled();
  expect(note().value).toBe("Wants to join in May");
  fireEvent.click(screen.getByRole("button", { name: /Ringing/ }));
  await answer("YES");
  await vi.waitFor(() => expect(record).toHaveBeenCalledOnce());
});
