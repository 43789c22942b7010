import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/api/ApiError";
import { undoInterviewResult } from "@/api/interviewResult";
import { TakeBackResult } from "./TakeBackResult";

vi.mock("@/api/interviewResult", () => ({ undoInterviewResult: vi.fn() }));
const undo = vi.mocked(undoInterviewResult);
const link = { interview: "7", person: "p", until: "u", signature: "s" };
beforeEach(() => {
  undo.mockReset();
});

it("takes the result back once, and lets the page ask again", async () => {
  undo.mockResolvedValue({ message: "Undone" });
  const onTakenBack = vi.fn();
  render(<TakeBackResult link={link} onTakenBack={onTakenBack} />);
  await userEvent.click(screen.getByRole("button", { name: "Take back" }));
  expect(undo).toHaveBeenCalledExactlyOnceWith(link);
  await waitFor(() => expect(onTakenBack).toHaveBeenCalledOnce());
});

it("says why it is too late", async () => {
  undo.mockImplementation(async () => {
    throw new ApiError(200, "409", "It is too late to undo this");
  });
  const onTakenBack = vi.fn();
  render(<TakeBackResult link={link} onTakenBack={onTakenBack} />);
  await userEvent.click(screen.getByRole("button", { name: "Take back" }));
  expect((await screen.findByRole("alert")).textContent).toBe("It is too late to undo this");
  expect(onTakenBack).not.toHaveBeenCalled();
});
