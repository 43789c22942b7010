import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { useHandBack } from "./useHandBack";

type DeskProps = {
  /** There is no next candidate. */
  last?: boolean;
  /** The move closes its stage: before the dialog is gone, or when its outcome comes. */
  closes?: "at once" | "later";
  /** No stage is left to open. */
  ends?: boolean;
};

function Desk({ last = false, closes, ends = false }: DeskProps) {
  const [opened, setOpened] = useState(false);
  const [next, setNext] = useState<HTMLButtonElement | null>(null);
  const [shown, setShown] = useState(1);
  const rail = useRef<HTMLElement>(null);
  const hand = useHandBack(opened, shown, rail);
  return (
    <>
      <button type="button" ref={setNext} disabled={last}>
        Next candidate
      </button>
      <section ref={rail} tabIndex={-1} aria-label="Stages">
        <ol>
          <li>
            <button
              type="button"
              disabled={shown > 1}
              onClick={() => {
                hand.leave();
                setOpened(true);
              }}
            >
              CALL
            </button>
          </li>
          <li>
            <button type="button" disabled={ends || shown === 1}>
              HR ROUND
            </button>
          </li>
        </ol>
      </section>
      {opened && (
        <>
          <button
            type="button"
            onClick={() => {
              hand.leadTo(next);
              setOpened(false);
              if (closes === "at once") setShown(2);
              if (closes === "later") queueMicrotask(() => setShown(2));
            }}
          >
            Submit
          </button>
          <button type="button" onClick={() => setOpened(false)}>
            Cancel
          </button>
        </>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const focused = () => document.activeElement?.textContent;

it("goes back to what opened the dialog", async () => {
  render(<Desk />);
  await press("CALL");
  await press("Cancel");
  expect(focused()).toBe("CALL");
});

it("goes on to the next candidate after a move", async () => {
  render(<Desk />);
  await press("CALL");
  await press("Submit");
  expect(focused()).toBe("Next candidate");
});

it("goes back after the last one, too", async () => {
  render(<Desk last />);
  await press("CALL");
  await press("Submit");
  expect(focused()).toBe("CALL");
});

it.each(["at once", "later"] as const)("goes on to the stage that has opened, %s", async (closes) => {
  render(<Desk last closes={closes} />);
  await press("CALL");
  await press("Submit");
  await waitFor(() => expect(focused()).toBe("HR ROUND"));
});

it("stays with the stages where none is left", async () => {
  render(<Desk last closes="later" ends />);
  await press("CALL");
  await press("Submit");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Stages"));
});

it("leaves the focus alone when the candidate changes by itself", async () => {
  render(<Desk closes="later" />);
  await press("CALL");
  await press("Submit");
  await waitFor(() => expect(focused()).toBe("Next candidate"));
});
