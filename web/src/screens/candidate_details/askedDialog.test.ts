import { expect, it } from "vitest";
import type { NextMoves } from "@/api/application";
import type { CandidateStep } from "@/api/candidateTimeline";
import { askedDialog } from "./askedDialog";

/** An application at a stage that offers these statuses. */
const at = (stage: string, statuses: readonly string[]) =>
  ({
    stages: [
      { stage: "CALL", state: "done", options: [] },
      { stage, state: "open", options: statuses.map((status) => ({ status })) },
    ],
  }) as unknown as NextMoves;

const said = [{ status: "Candidate Accepts", comment: "Gladly" }] as unknown as readonly CandidateStep[];

it("records what the candidate said to the offer, while it can be recorded", () => {
  const asked = "Offer Accepted";
  expect(askedDialog(asked, at("OFFER", ["Offer Accepted"]), said)).toEqual({
    kind: "stage",
    stage: "OFFER",
    record: { status: "Offer Accepted", comment: "Gladly" },
  });
  expect(askedDialog(asked, at("OFFER", ["Revised"]), said)).toBeNull();
  expect(askedDialog(asked, at("JOINING", ["Offer Accepted"]), said)).toBeNull();
});
