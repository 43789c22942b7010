import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { WaitRow } from "@/api/waiting";
import { renderInTheme } from "@/ui/renderInTheme";
import type { TableSource } from "@/ui/table/tableSource";
import { type WaitPlace, waitPlaceOf } from "./place";
import { WaitingView } from "./WaitingView";

vi.mock("./WaitPickers", () => ({ WaitPickers: () => null }));

const source = {
  rows: [],
  total: 0,
  state: "ready",
  csvRows: async () => [],
} as unknown as TableSource<WaitRow>;

/** The empty list at this address, and what it is changed to. */
function show(search: Record<string, string>) {
  const place = waitPlaceOf({ manager: true }).read(search);
  const onPlace = vi.fn<(change: Partial<WaitPlace>) => void>();
  renderInTheme(
    <WaitingView
      place={place}
      counts={new Map()}
      source={{ ...source, view: place.table, onView: () => {} } as TableSource<WaitRow>}
      onPlace={onPlace}
      onOpen={vi.fn()}
      onAct={vi.fn()}
      onRemind={vi.fn()}
      onWrite={vi.fn()}
      reminding={false}
    />,
  );
  return { place, onPlace };
}

it("says that nothing of the requisition is overdue, and shows all of it", () => {
  const { onPlace } = show({ state: "overdue", requisition: "1187" });
  expect(screen.getByText("Nothing here is overdue")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Show all" }));
  expect(onPlace.mock.calls[0]?.[0]).toMatchObject({ state: null });
  expect(onPlace.mock.calls[0]?.[0]).not.toHaveProperty("requisition");
});

it("has nothing more to show where nothing is pressed", () => {
  show({ requisition: "1187" });
  expect(screen.getByText("No Data Available")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show all" })).toBeNull();
});
