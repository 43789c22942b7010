import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Dialog } from "./Dialog";
import { closeDialogs, type DialogProps, openDialog, useAddressedDialog } from "./dialogs";
import { codeOf } from "./onDemand";
import { renderInTheme } from "./renderInTheme";
import { toast } from "./toast";

const drawn: boolean[] = [];

function Note({ opened, onClose, text }: DialogProps & { text: string }) {
  drawn.push(opened);
  return (
    <Dialog opened={opened} title={text} onClose={onClose}>
      <button type="button" onClick={() => openDialog(Note, { text: `${text} again` })}>
        More of {text}
      </button>
    </Dialog>
  );
}

const late = () => codeOf(async () => Note);
const dialog = (name: string) => screen.findByRole("dialog", { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());

function Opener({ part }: { part: ReturnType<typeof late> | typeof Note }) {
  return (
    <button type="button" onClick={() => openDialog(part, { text: "Note" })}>
      Open
    </button>
  );
}

it.each([
  ["that is there", () => Note],
  ["that loads late", late],
])("mounts a dialog %s closed, opens it, and the focus returns to its opener", async (_, part) => {
  drawn.length = 0;
  renderInTheme(<Opener part={part()} />);
  const opener = screen.getByRole("button", { name: "Open" });
  await userEvent.click(opener);
  await dialog("Note");
  expect(drawn[0]).toBe(false);
  await userEvent.keyboard("{Escape}");
  await gone("Note");
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it("opens once for a double click", async () => {
  renderInTheme(<Opener part={late()} />);
  await userEvent.dblClick(screen.getByRole("button", { name: "Open" }));
  await dialog("Note");
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

it("gives Escape to the dialog on top, and the focus back to the one below", async () => {
  renderInTheme(<Opener part={Note} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await dialog("Note");
  const more = await screen.findByRole("button", { name: "More of Note" });
  await userEvent.click(more);
  await dialog("Note again");
  await userEvent.keyboard("{Escape}");
  await gone("Note again");
  expect(await dialog("Note")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(more));
});

it("says that the code of a dialog could not be loaded, keeps the screen, and tries again when asked", async () => {
  const told = vi.spyOn(toast, "notLoaded").mockReturnValue("");
  let there = false;
  const part = codeOf(async () => {
    if (!there) throw new TypeError("Failed to fetch dynamically imported module");
    return Note;
  });
  renderInTheme(<Opener part={part} />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(screen.queryByRole("dialog")).toBeNull();
  there = true;
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await dialog("Note");
});

function Broken({ opened }: DialogProps) {
  if (opened) throw new Error("It broke");
  return null;
}

it("takes away a dialog that breaks, and not the screen", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  renderInTheme(<p>The screen</p>);
  act(() => void openDialog(Broken, {}));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByText("The screen")).toBeTruthy();
});

it("sends the focus where the closing says", async () => {
  renderInTheme(
    <>
      <Opener part={Note} />
      <button type="button">Next</button>
    </>,
  );
  screen.getByRole("button", { name: "Open" }).focus();
  const { close } = openDialog(Note, { text: "Move" });
  await dialog("Move");
  const next = screen.getByText("Next");
  act(() => close(() => next));
  await gone("Move");
  await waitFor(() => expect(document.activeElement).toBe(next));
});

function Screen({ about, text, onClosed }: { about: string; text?: string; onClosed: () => void }) {
  useAddressedDialog(about, Note, text === undefined ? undefined : { text }, onClosed);
  return null;
}

it("follows the address: it waits for what it shows, keeps it, and goes with it", async () => {
  const onClosed = vi.fn();
  const at = (about: string, text?: string) => <Screen about={about} text={text} onClosed={onClosed} />;
  const { rerender } = renderInTheme(at("7"));
  expect(screen.queryByRole("dialog")).toBeNull();
  rerender(at("7", "Seven"));
  await dialog("Seven");
  rerender(at("7", "Sieben"));
  await dialog("Sieben");
  // A refetch that fails, or a row that is on another page now.
  rerender(at("7"));
  expect(await dialog("Sieben")).toBeTruthy();
  act(closeDialogs);
  expect(await dialog("Sieben")).toBeTruthy();
  rerender(at("8", "Eight"));
  await dialog("Eight");
  await gone("Sieben");
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await gone("Eight");
  expect(onClosed).toHaveBeenCalledOnce();
});
