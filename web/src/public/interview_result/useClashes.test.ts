import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { fetchResultClashes } from "@/api/interviewResult";
import { useClashes } from "./useClashes";

vi.mock("@/api/interviewResult", () => ({ fetchResultClashes: vi.fn() }));
const ask = vi.mocked(fetchResultClashes);

const link = { interview: "7", person: "p", until: "u", signature: "s" };
const busy = {
  warnings: ["Aditya Kapoor has an interview from 10:00 am to 11:00 am"],
  free: [{ date: "2026-11-18", time: "11:00" }],
};

beforeEach(() => {
  ask.mockReset();
});

const at = (date: string, time: string) =>
  renderHook(({ time: now }) => useClashes(link, date, now), { initialProps: { time } });

it("tells what speaks against the time, for as long as it is that time", async () => {
  ask.mockResolvedValue(busy);
  const { result, rerender } = at("2026-11-18", "10:00");
  await waitFor(() => expect(result.current.clashes).toEqual(busy));
  expect(ask).toHaveBeenCalledExactlyOnceWith(link, { date: "2026-11-18", time: "10:00" });
  rerender({ time: "12:00" });
  expect(result.current.clashes).toBeUndefined();
});

it("keeps a Submit back once, and the next one goes through", async () => {
  ask.mockResolvedValue(busy);
  const { result } = at("2026-11-18", "10:00");
  expect(await act(() => result.current.holds())).toBe(true);
  expect(result.current.warned).toBe(true);
  expect(result.current.clashes).toEqual(busy);
  expect(await act(() => result.current.holds())).toBe(false);
});

it("forbids nothing when there is nothing to warn of, or no answer", async () => {
  ask.mockResolvedValue({ warnings: [], free: [] });
  const { result } = at("2026-11-18", "10:00");
  expect(await act(() => result.current.holds())).toBe(false);
  ask.mockRejectedValue(new Error("offline"));
  expect(await act(() => result.current.holds())).toBe(false);
});

it("asks nothing while no other time is asked for", async () => {
  const { result } = at("", "");
  expect(await act(() => result.current.holds())).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});
