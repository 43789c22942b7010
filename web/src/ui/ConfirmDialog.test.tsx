import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ConfirmDialog } from "./ConfirmDialog";
import { renderInTheme } from "./renderInTheme";

const question = "Are you sure you want to Revoke?";

it("opens with the focus on NO, so that Enter is harmless", async () => {
  const onYes = vi.fn();
  const onNo = vi.fn();
  renderInTheme(<ConfirmDialog opened question={question} removes onYes={onYes} onNo={onNo} />);
  const no = await screen.findByRole("button", { name: "NO" });
  await waitFor(() => expect(document.activeElement).toBe(no));
  await userEvent.keyboard("{Enter}");
  expect(onNo).toHaveBeenCalledTimes(1);
  expect(onYes).not.toHaveBeenCalled();
});

it("confirms only on YES, and cancels on Escape", async () => {
  const onYes = vi.fn();
  const onNo = vi.fn();
  renderInTheme(<ConfirmDialog opened question={question} onYes={onYes} onNo={onNo} />);
  await screen.findByRole("dialog", { name: question });
  await userEvent.click(screen.getByRole("button", { name: "YES" }));
  expect(onYes).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Escape}");
  expect(onNo).toHaveBeenCalledTimes(1);
});

it("cannot be closed while it works", async () => {
  const onNo = vi.fn();
  renderInTheme(<ConfirmDialog opened busy question={question} onYes={() => {}} onNo={onNo} />);
  await screen.findByRole("dialog", { name: question });
  await userEvent.keyboard("{Escape}");
  expect(onNo).not.toHaveBeenCalled();
});
