import { describe, expect, it, vi } from "vitest";
import { defaultView } from "@/lib/tableSearch";
import { listState, tableSource } from "./tableSource";

const settled = { isError: false, isPlaceholderData: false, error: null };
const row = { id: "1" };

describe("the source of a table", () => {
  it("is one page of the server, with the screen's view", () => {
    const kept = { view: defaultView, onView: vi.fn() };
    const file = async () => [row];
    const list = { ...settled, data: { rows: [row], total: 40 }, refetch: vi.fn() };
    expect(tableSource(list, file, kept)).toMatchObject({
      ...kept,
      rows: [row],
      total: 40,
      state: "ready",
      csvRows: file,
    });
  });

  it("is all rows, which the table pages itself", () => {
    const source = tableSource({ ...settled, data: [row], refetch: vi.fn() }, undefined);
    expect(source.rows).toEqual([row]);
    expect(source).not.toHaveProperty("total");
    expect(source).not.toHaveProperty("view");
  });

  it("has the reason for a failure, and retries", () => {
    const refetch = vi.fn();
    const error = new Error("The page cannot be reached.");
    const source = tableSource(
      { data: undefined, isError: true, isPlaceholderData: false, error, refetch },
      undefined,
    );
    expect(source).toMatchObject({ rows: undefined, state: "failed", failedText: error.message });
    source.onRetry?.();
    expect(refetch).toHaveBeenCalledOnce();
  });
});

it.each([
  ["loading", { data: undefined, isError: false, isPlaceholderData: false }],
  ["failed", { data: undefined, isError: true, isPlaceholderData: false }],
  ["ready", { data: [], isError: false, isPlaceholderData: false }],
  ["ready", { data: [], isError: true, isPlaceholderData: false }],
  ["refreshing", { data: [], isError: false, isPlaceholderData: true }],
])("is %s for %j", (state, list) => expect(listState(list)).toBe(state));
