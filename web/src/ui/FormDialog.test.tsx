import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { DatePicker } from "./DatePicker";
import { FormDialog } from "./FormDialog";
import { renderInTheme } from "./renderInTheme";

type Props = { onClose?: () => void; answer?: string | null };

function Revoke({ onClose = () => {}, answer = null }: Props) {
  const [opened, setOpened] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [text, setText] = useState("");
  const close = () => {
    setOpened(false);
    onClose();
  };
  return (
    <FormDialog
      opened={opened}
      title="Revoke Requisition"
      submit="Revoke"
      error={error}
      dirty={text !== ""}
      onSubmit={() => (answer === null ? close() : setError(answer))}
      onClose={close}
    >
      <label>
        Comment
        <textarea value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
    </FormDialog>
  );
}

const comment = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Comment" });
const question = "Are you sure you want to close?";

it("opens with the focus in its first field", async () => {
  renderInTheme(<Revoke />);
  const field = await comment();
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it("keeps what was typed when the attempt fails", async () => {
  renderInTheme(<Revoke answer="Something Went Wrong" />);
  await userEvent.type(await comment(), "Budget moved");
  await userEvent.click(screen.getByRole("button", { name: "Revoke" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Something Went Wrong");
  expect((await comment()).value).toBe("Budget moved");
});

it("submits with Ctrl and Enter from a multi-line field", async () => {
  const onClose = vi.fn();
  renderInTheme(<Revoke onClose={onClose} />);
  const field = await comment();
  await userEvent.type(field, "Budget moved{Enter}");
  expect(field.value).toBe("Budget moved\n");
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.type(field, "{Control>}{Enter}{/Control}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("restores the focus that its button lost while it worked", async () => {
  const dialog = (busy: boolean) => (
    <FormDialog
      opened
      title="Revoke"
      submit="Revoke"
      busy={busy}
      dirty={false}
      onSubmit={() => {}}
      onClose={() => {}}
    >
      <input aria-label="Comment" />
    </FormDialog>
  );
  const { rerender } = renderInTheme(dialog(false));
  await screen.findByRole("textbox", { name: "Comment" });
  rerender(dialog(true));
  // A real browser blurs a disabled button.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  rerender(dialog(false));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Revoke" }));
});

it("closes without asking when nothing was typed", async () => {
  const onClose = vi.fn();
  renderInTheme(<Revoke onClose={onClose} />);
  await comment();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("asks before discarding typed text, and NO returns to it", async () => {
  const onClose = vi.fn();
  renderInTheme(<Revoke onClose={onClose} />);
  await userEvent.type(await comment(), "Budget moved");
  await userEvent.keyboard("{Escape}");
  const ask = await screen.findByRole("dialog", { name: question });
  await userEvent.click(within(ask).getByRole("button", { name: "NO" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: question })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  expect((await comment()).value).toBe("Budget moved");
});

it("discards it on YES", async () => {
  const onClose = vi.fn();
  renderInTheme(<Revoke onClose={onClose} />);
  await userEvent.type(await comment(), "Budget moved");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(await screen.findByRole("button", { name: "YES" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("leaves Escape to an open popup, although the focus is still on its button", async () => {
  const onClose = vi.fn();
  renderInTheme(
    <FormDialog opened title="Call" submit="Submit" dirty={false} onSubmit={() => {}} onClose={onClose}>
      <DatePicker label="Date" value="2026-03-16" onChange={() => {}} />
    </FormDialog>,
  );
  const button = await screen.findByRole("button", { name: /^Date/ });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-expanded")).toBe("true"));
  button.focus();
  await userEvent.keyboard("{Escape}");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});

it("closes by an Escape that comes before the focus, which the page behind does not get", () => {
  const onClose = vi.fn();
  renderInTheme(
    <>
      <button type="button">Revoke it</button>
      <Revoke onClose={onClose} />
    </>,
  );
  const passed = fireEvent.keyDown(screen.getByRole("button", { name: "Revoke it" }), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
  expect(passed).toBe(false);
});

it("asks before discarding typed text, although the focus is lost", async () => {
  const onClose = vi.fn();
  renderInTheme(<Revoke onClose={onClose} />);
  await userEvent.type(await comment(), "Budget moved");
  fireEvent.keyDown(document.body, { key: "Escape" });
  await screen.findByRole("dialog", { name: question });
  expect(onClose).not.toHaveBeenCalled();
});

it("lets Escape answer the question alone, although the focus is still in the form", async () => {
  const onClose = vi.fn();
  renderInTheme(<Revoke onClose={onClose} />);
  const field = await comment();
  await userEvent.type(field, "Budget moved{Escape}");
  await screen.findByRole("dialog", { name: question });
  fireEvent.keyDown(field, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog", { name: question })).toBeNull());
  await new Promise((turn) => window.setTimeout(turn));
  expect(screen.queryByRole("dialog", { name: question })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it("leaves Escape to a popup that has the focus", async () => {
  const onClose = vi.fn();
  renderInTheme(
    <FormDialog opened title="Call" submit="Submit" dirty={false} onSubmit={() => {}} onClose={onClose}>
      <DatePicker label="Date" value="2026-03-16" onChange={() => {}} />
    </FormDialog>,
  );
  const button = await screen.findByRole("button", { name: /^Date/ });
  await userEvent.click(button);
  const day = await screen.findByRole("button", { name: /17 March 2026/ });
  day.focus();
  fireEvent.keyDown(day, { key: "Escape" });
  await waitFor(() => expect(button.getAttribute("aria-expanded")).toBe("false"));
  expect(onClose).not.toHaveBeenCalled();
});
