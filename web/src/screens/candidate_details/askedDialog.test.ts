import { expect, it } from "vitest";
import type { NextMoves } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { askedDialog } from "./askedDialog";

/** An application at a stage that offers these statuses. */
const at = (stage: string, statuses: readonly string[], state = "open") =>
  ({
    stages: [
      { stage: "CALL", state: "done", options: [] },
      { stage, state, options: statuses.map((status) => ({ status })) },
    ],
    buttons: [
      { action: "edit", enabled: true },
      { action: "takeInterview", enabled: stage === "HR_ROUND" },
    ],
  }) as unknown as NextMoves;

const said = [{ status: "Candidate Accepts", comment: "Gladly" }] as unknown as readonly CandidateStep[];
const nothing = { record: "", task: "" };

it("records what the candidate said to the offer, while it can be recorded", () => {
  const asked = { ...nothing, record: "Offer Accepted" };
  expect(askedDialog(asked, at("OFFER", ["Offer Accepted"]), said)).toEqual({
    kind: "stage",
    stage: "OFFER",
    record: { status: "Offer Accepted", comment: "Gladly" },
  });
  expect(askedDialog(asked, at("OFFER", ["Revised"]), said)).toBeNull();
  expect(askedDialog(asked, at("JOINING", ["Offer Accepted"]), said)).toBeNull();
});

it("schedules the round that is next, once", () => {
  const asked = { ...nothing, task: "schedule" };
  expect(askedDialog(asked, at("PL_ROUND", ["Scheduled", "Skip"]), [])).toEqual({
    kind: "stage",
    stage: "PL_ROUND",
    record: { status: "Scheduled", comment: "" },
  });
  expect(askedDialog(asked, at("PL_ROUND", ["Rescheduled", "Selected"]), [])).toBeNull();
});

it("takes a result as the interviewer where that is possible, else on the stage", () => {
  const asked = { ...nothing, task: "result" };
  expect(askedDialog(asked, at("HR_ROUND", ["Selected"]), [])).toEqual({ kind: "takeInterview" });
  expect(askedDialog(asked, at("TL_ROUND", ["Selected"]), [])).toEqual({ kind: "stage", stage: "TL_ROUND" });
});

it("opens the profile, or the stage that is open, and nothing where none is", () => {
  expect(askedDialog({ ...nothing, task: "edit" }, at("CALL", []), [])).toEqual({ kind: "edit" });
  expect(askedDialog({ ...nothing, task: "stage" }, at("OFFER", []), [])).toEqual({
    kind: "stage",
    stage: "OFFER",
  });
  expect(askedDialog({ ...nothing, task: "stage" }, at("OFFER", [], "blocked"), [])).toBeNull();
});
