import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderInTheme } from "@/ui/renderInTheme";
import { HoldBand } from "./HoldBand";

const hold = { by: "Meera Deshpande", at: "2026-03-16T10:00:00Z", comment: "Budget is checked" };

it("tells who put a requisition on hold, since when and why, and that it stops nothing", () => {
  renderInTheme(<HoldBand whole={{ status: "Hold", hold }} />);
  expect(screen.getByRole("status").textContent).toBe(
    "On hold: Budget is checkedSince 16 Mar 2026, Meera Deshpande. Candidates can still be added and moved on.",
  );
});

it.each(["Inprogress", "Revoke"])("is not there for %s", (status) => {
  renderInTheme(<HoldBand whole={{ status, hold }} />);
  expect(screen.queryByRole("status")).toBeNull();
});
