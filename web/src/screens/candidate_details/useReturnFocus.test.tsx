import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { expect, it } from "vitest";
import { useReturnFocus } from "./useReturnFocus";

type Props = {
  /** There is no next candidate. */
  last?: boolean;
  /** When the move closes its stage: with the dialog, or when the outcome arrives. */
  closes?: "at once" | "later";
  /** No stage is left to open. */
  ends?: boolean;
};

function Page({ last = false, closes, ends = false }: Props) {
  const [opened, setOpened] = useState(false);
  const [next, setNext] = useState<HTMLButtonElement | null>(null);
  const [shown, setShown] = useState(1);
  const rail = useRef<HTMLElement>(null);
  const focus = useReturnFocus(opened, shown, rail);
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
              data-stage
              disabled={shown > 1}
              onClick={() => {
                focus.leave();
                setOpened(true);
              }}
            >
              CALL
            </button>
          </li>
          <li>
            <button type="button" data-stage disabled={ends || shown === 1}>
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
              focus.leadTo(next);
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

it("returns to the opener of the dialog", async () => {
  render(<Page />);
  await press("CALL");
  await press("Cancel");
  expect(focused()).toBe("CALL");
});

it("goes on to the next candidate after a move", async () => {
  render(<Page />);
  await press("CALL");
  await press("Submit");
  expect(focused()).toBe("Next candidate");
});

it("returns to the opener after the last candidate", async () => {
  render(<Page last />);
  await press("CALL");
  await press("Submit");
  expect(focused()).toBe("CALL");
});

it.each(["at once", "later"] as const)("goes on to the stage that opened, %s", async (closes) => {
  render(<Page last closes={closes} />);
  await press("CALL");
  await press("Submit");
  await waitFor(() => expect(focused()).toBe("HR ROUND"));
});

it("goes to the stage list when no stage is open", async () => {
  render(<Page last closes="later" ends />);
  await press("CALL");
  await press("Submit");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Stages"));
});

it("leaves the focus alone when the candidate changes without a move", async () => {
  render(<Page closes="later" />);
  await press("CALL");
  await press("Submit");
  await waitFor(() => expect(focused()).toBe("Next candidate"));
});
