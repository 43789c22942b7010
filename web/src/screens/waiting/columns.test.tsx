import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import openapi from "@/api/openapi.json";
import type { WaitRow } from "@/api/waiting";
import { wayOf } from "@/blocks/waiting/useRowAction";
import { renderInTheme } from "@/ui/renderInTheme";
import { waitColumns } from "./columns";

const actions = openapi.components.schemas.WaitingRow.properties.action.enum as WaitRow["action"][];

/** What stands in the row itself, or leads to a page because there is nothing to do. */
const undone = ["remind", "join", "copy", "open"];

const rowOf = (kind: string, action: WaitRow["action"]) =>
  ({ kind, action, label: "Do it", what: "What to do", name: "Ravi Kumar", state: "overdue" }) as WaitRow;

it.each(actions)("the server's action %s is done from the row, or shown as words", (action) => {
  const done = !undone.includes(action);
  expect(wayOf({ kind: "application", action })).toBeTruthy();
  const act = vi.fn();
  const row = rowOf("application", action);
  const columns = waitColumns({
    onOpen: vi.fn(),
    onAct: act,
    onRemind: vi.fn(),
    onWrite: vi.fn(),
    busy: false,
  });
  renderInTheme(columns.filter(({ card }) => card).map(({ id, cell }) => <div key={id}>{cell?.(row)}</div>));
  // In a table, and on the card of a phone.
  for (const name of ["What to do: Ravi Kumar", "Do it Ravi Kumar"]) {
    const button = screen.queryByRole("button", { name });
    expect(button !== null).toBe(done);
    if (button) fireEvent.click(button);
  }
  expect(act).toHaveBeenCalledTimes(done ? 2 : 0);
});

it("decides about a requisition in its panel", () => {
  expect(wayOf({ kind: "requisition", action: "decide" })).toBe("panel");
  expect(wayOf({ kind: "application", action: "decide" })).toBe("task");
});
