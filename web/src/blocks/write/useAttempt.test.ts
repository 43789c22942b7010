import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/api/ApiError";
import { useAttempt } from "./useAttempt";

const onDone = vi.fn();
const onFailed = vi.fn();
beforeEach(() => {
  onDone.mockReset();
  onFailed.mockReset();
});

const lose = async () => {
  throw new ApiError(0, "", "lost");
};

it("works without a query cache", async () => {
  const { result } = renderHook(() => useAttempt<string>({ topics: ["x"], onDone, onFailed }));
  act(() => result.current.run("a", async () => "done"));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith("done", expect.any(Number)));
});

it("repeats a lost order unchanged, and sends a different order as a new one", async () => {
  const { result } = renderHook(() => useAttempt<string>({ onDone, onFailed }));
  const documents = vi.fn(lose);
  const offer = vi.fn(async () => "offered");
  act(() => result.current.run("documents", documents));
  await waitFor(() => expect(result.current.unanswered).toBe(true));
  act(() => result.current.run("documents", async () => "made anew"));
  await waitFor(() => expect(documents).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(documents.mock.calls[1]).toEqual(documents.mock.calls[0]);
  act(() => result.current.run("offer", offer));
  await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith("offered", expect.any(Number)));
  expect(documents).toHaveBeenCalledTimes(2);
});

it("gives a new key to an order that was refused and changed, and to one after a success", async () => {
  const keys: string[] = [];
  const { result } = renderHook(() => useAttempt<string>({ onDone, onFailed }));
  const order = async (text: string) => {
    act(() =>
      result.current.run(text, async (key) => {
        keys.push(key);
        return "done";
      }),
    );
    await waitFor(() => expect(result.current.busy).toBe(false));
  };
  await order("a");
  await order("a");
  await order("b");
  expect(new Set(keys).size).toBe(3);
});

it("gives a new key after the server says that something else was saved under the old one", async () => {
  const keys: string[] = [];
  const { result } = renderHook(() => useAttempt<string>({ onDone, onFailed }));
  const order = async (outcome: ApiError) => {
    act(() =>
      result.current.run("a", async (key) => {
        keys.push(key);
        throw outcome;
      }),
    );
    await waitFor(() => expect(result.current.busy).toBe(false));
  };
  await order(new ApiError(401, "401", "Please log in"));
  await order(new ApiError(200, "409", "Sent before with other values", "Idempotency-Key"));
  await order(new ApiError(200, "409", "Refused"));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it("drops an order while another is in flight, unless orders queue", async () => {
  const sent: string[] = [];
  const order = (name: string) => async () => {
    sent.push(name);
    return name;
  };
  const single = renderHook(() => useAttempt<string>({ onDone, onFailed }));
  act(() => {
    single.result.current.run("a", order("a"));
    single.result.current.run("b", order("b"));
  });
  await waitFor(() => expect(single.result.current.busy).toBe(false));
  expect(sent).toEqual(["a"]);

  const queue = renderHook(() => useAttempt<string>({ queued: true, onDone, onFailed }));
  act(() => {
    queue.result.current.run("c", order("c"));
    queue.result.current.run("d", order("d"));
  });
  await waitFor(() => expect(queue.result.current.busy).toBe(false));
  expect(sent).toEqual(["a", "c", "d"]);
});
