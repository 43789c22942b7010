import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { NextMoves } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { renderInTheme } from "@/ui/renderInTheme";
import { StageRail } from "./StageRail";

const names = ["New", "CALL", "HR_ROUND", "TL_ROUND", "PL_ROUND", "OFFER", "JOINING"];

/** A candidate in OFFER with long comments in every round. */
const next = {
  stages: names.map((stage, place) => ({
    stage,
    label: stage.replaceAll("_", " "),
    state: place < 5 ? "done" : place === 5 ? "open" : "locked",
    progress: place < 5 ? "passed" : place === 5 ? "current" : "ahead",
    reason: "",
    opensAfter: place === 6 ? "OFFER" : "",
    options: [],
    people: [],
  })),
  stage: "OFFER",
  closed: false,
  remappedBy: "",
  today: "2026-11-15",
  interview: { stage: "" },
} as unknown as NextMoves;

const steps = names.slice(0, 5).flatMap((stage) =>
  ["Scheduled", "Selected"].map(
    (status) =>
      ({
        stage,
        status,
        by: "Asha Kulkarni",
        comment: `${status} in ${stage}. `.repeat(10),
        at: "2026-11-01T10:00:00Z",
        date: "",
        time: "",
        interviewType: "",
        conductedBy: "",
        scores: [],
        tone: "green",
        requisitionId: "r",
      }) as unknown as CandidateStep,
  ),
);

const timeline = () => screen.getByRole("list", { name: "Timeline of CALL" });
const isFolded = () => timeline().dataset.folded !== undefined;

it("collapses early stages, expands them on demand, and keeps the focus", async () => {
  renderInTheme(<StageRail next={next} steps={steps} onStage={vi.fn()} />);
  expect(isFolded()).toBe(true);
  expect(within(timeline()).getAllByRole("listitem")).toHaveLength(2);

  const show = screen.getByRole("button", { name: "Show all of CALL" });
  expect(show.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(show);
  expect(isFolded()).toBe(false);

  const less = screen.getByRole("button", { name: "Show less of CALL" });
  expect(less.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement).toBe(less);
  await userEvent.click(less);
  expect(isFolded()).toBe(true);
});

it("collapses a stage to the entry that ended it, not to later events", () => {
  const beside = { ...steps[3], stage: "", status: "Documents Sent" } as CandidateStep;
  renderInTheme(
    <StageRail next={next} steps={[...steps.slice(0, 4), beside, ...steps.slice(4)]} onStage={vi.fn()} />,
  );
  const kept = timeline().querySelectorAll("[data-kept]");
  expect([...kept].map((entry) => entry.textContent)).toEqual([expect.stringMatching(/^Selected/)]);
  expect(within(timeline()).getByText("Documents Sent")).toBeDefined();
});

it("collapses finished stages only, and activates the current one", async () => {
  const onStage = vi.fn();
  renderInTheme(<StageRail next={next} steps={steps} onStage={onStage} />);
  expect(screen.queryByRole("button", { name: /of OFFER$/ })).toBeNull();
  expect(screen.getByRole("button", { name: "CALL" }).matches(":disabled")).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "OFFER" }));
  expect(onStage).toHaveBeenCalledWith(expect.objectContaining({ stage: "OFFER" }));
});

it("says where the application was lost, in the head and on the stage", () => {
  const lost = {
    ...next,
    closed: true,
    status: "Backed Out",
    stages: next.stages.map((stage) =>
      stage.stage === "OFFER" ? { ...stage, state: "done", progress: "lost" } : stage,
    ),
  } as NextMoves;
  const { container } = renderInTheme(<StageRail next={lost} steps={steps} onStage={vi.fn()} />);
  expect(screen.getByText("Closed: Backed Out")).toBeTruthy();
  expect(screen.queryByText("4 of 6")).toBeNull();
  expect(screen.getByText("Backed Out")).toBeTruthy();
  expect(screen.getByRole("button", { name: "OFFER" }).matches(":disabled")).toBe(true);
  expect(container.querySelectorAll("[data-lost]")).toHaveLength(1);
  expect(container.querySelectorAll('[data-progress="lost"]')).toHaveLength(1);
});

it("tells on the stage who acts on it, and does not count it as finished", () => {
  const reason = "Waits for the candidate; a manager records the answer";
  const waiting = {
    ...next,
    stages: next.stages.map((stage) =>
      stage.stage === "OFFER" ? { ...stage, state: "done", progress: "current", reason } : stage,
    ),
  } as NextMoves;
  renderInTheme(<StageRail next={waiting} steps={steps} onStage={vi.fn()} />);
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.getByText("4 of 6")).toBeTruthy();
});
