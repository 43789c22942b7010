import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInTheme } from "./renderInTheme";
import { SideDrawer } from "./SideDrawer";

it("closes on Escape and by its button", async () => {
  const onClose = vi.fn();
  renderInTheme(
    <SideDrawer opened size={500} title="Timeline" onClose={onClose}>
      <p>Nothing yet</p>
    </SideDrawer>,
  );
  const close = await screen.findByRole("button", { name: "Close" });
  close.focus();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(close);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("closes by an Escape that comes before the focus", () => {
  const onClose = vi.fn();
  renderInTheme(
    <SideDrawer opened size={500} title="Timeline" onClose={onClose}>
      <p>Nothing yet</p>
    </SideDrawer>,
  );
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});
