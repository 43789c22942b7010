import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Chips } from "./Chips";
import { renderInTheme } from "./renderInTheme";

const sources = ["Naukri", "LinkedIn", "Walk-in", "Indeed", "Company site"];

it("shows the first three, and all of them in a dialog of the given title", async () => {
  renderInTheme(<Chips items={sources} title="Candidate Source" />);
  expect(screen.getByText("Walk-in")).toBeTruthy();
  expect(screen.queryByText("Indeed")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /view more/ }));
  const dialog = await screen.findByRole("dialog", { name: "Candidate Source" });
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(5);
});

it("has no 'view more' when all are shown", () => {
  renderInTheme(<Chips items={sources.slice(0, 2)} shown={2} title="Candidate Source" />);
  expect(screen.getByText("LinkedIn")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
