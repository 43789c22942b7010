import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { useHandBack } from "./useHandBack";

function Desk({ last = false }: { last?: boolean }) {
  const [opened, setOpened] = useState(false);
  const [next, setNext] = useState<HTMLButtonElement | null>(null);
  const hand = useHandBack(opened);
  return (
    <>
      <button type="button" ref={setNext} disabled={last}>
        Next candidate
      </button>
      <button
        type="button"
        onClick={() => {
          hand.leave();
          setOpened(true);
        }}
      >
        CALL
      </button>
      {opened && (
        <>
          <button
            type="button"
            onClick={() => {
              hand.leadTo(next);
              setOpened(false);
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
