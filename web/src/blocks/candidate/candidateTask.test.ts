import { expect, it } from "vitest";
import type { NextMoves } from "@/api/application";
import { type CandidateTask, openingOf } from "./candidateTask";

type Facts = { stage?: string; statuses?: readonly string[]; state?: string; reason?: string };

/** A candidate at a stage that offers these statuses. */
const at = ({ stage = "OFFER", statuses = [], state = "open", reason = "" }: Facts, more = {}) =>
  ({
    stage: "HR_ROUND",
    status: "Selected",
    stages: [
      { stage: "CALL", state: "done", options: [] },
      { stage, state, reason, options: statuses.map((status) => ({ status })) },
    ],
    buttons: [
      { action: "edit", enabled: true, reason: "" },
      { action: "pushToOffer", enabled: false, reason: "The candidate is pushed to offer already" },
    ],
    interview: { results: [], reason: "" },
    decision: { options: [] },
    ...more,
  }) as unknown as NextMoves;

const meanwhile = "Meanwhile this candidate is at HR ROUND Selected";
const said = [{ status: "In Touch", needsComment: true, needsDate: false }];

it.each<[CandidateTask, Facts, string, string]>([
  ["call", { stage: "CALL", statuses: ["Ringing"] }, "CALL", ""],
  ["judge", { stage: "CALL", statuses: ["Selected", "Rejected"] }, "CALL", ""],
  ["schedule", { stage: "PL_ROUND", statuses: ["Scheduled", "Skip"] }, "PL_ROUND", "Scheduled"],
  ["offer", { statuses: ["Offer Sent"] }, "OFFER", "Offer Sent"],
  ["verify", { statuses: ["Offer Sent", "KYC Verified"] }, "OFFER", "KYC Verified"],
  ["record", { statuses: ["Offer Accepted"] }, "OFFER", ""],
  ["revise", { statuses: ["Revised"] }, "OFFER", ""],
  ["update", { stage: "JOINING", statuses: ["Joined"] }, "JOINING", ""],
  ["decide", { statuses: ["Offer Sent"] }, "OFFER", ""],
  ["ask", { statuses: ["Offer Accepted"] }, "OFFER", ""],
])("%s opens the stage in which it is done", (task, facts, stage, status) => {
  const record = status ? { status, comment: "" } : undefined;
  expect(openingOf(task, at(facts), [])).toEqual({ kind: "stage", stage, record });
});

it("decides about who is on hold in a round there, and not in the stage that is open", () => {
  const decision = { stage: "TL_ROUND", options: [{ status: "Rejected" }] };
  expect(openingOf("decide", at({ stage: "PL_ROUND" }, { decision }), [])).toEqual({ kind: "decide" });
});

it("records what the candidate says beside the stages, where that is possible", () => {
  expect(openingOf("touch", at({}), said)).toEqual({ kind: "beside" });
  expect(openingOf("ask", at({}), said)).toEqual({ kind: "beside" });
});

it("takes a result, edits and pushes where the server lets one", () => {
  const interview = { results: [{ status: "Selected" }], reason: "" };
  expect(openingOf("take", at({}, { interview }), [])).toEqual({ kind: "takeInterview" });
  expect(openingOf("take", at({}), [])).toBe(meanwhile);
  expect(openingOf("edit", at({}), [])).toEqual({ kind: "edit" });
  expect(openingOf("push", at({}), [])).toBe("The candidate is pushed to offer already");
});

it("says why nothing opens", () => {
  expect(openingOf("schedule", at({ stage: "PL_ROUND", statuses: ["Rescheduled"] }), [])).toBe(meanwhile);
  const blocked = { state: "blocked", reason: "The offer is with another candidate" };
  expect(openingOf("offer", at(blocked), [])).toBe(blocked.reason);
  expect(openingOf("record", at({ state: "done" }), [])).toBe(meanwhile);
});
