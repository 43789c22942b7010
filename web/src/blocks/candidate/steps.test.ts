import { expect, it } from "vitest";
import type { CandidateStep } from "@/api/candidateTimeline";
import { stageEntries, stepEntries } from "./steps";

const step = (differs: Partial<CandidateStep>) =>
  ({
    stage: "JOINING",
    status: "Joined",
    date: "2026-04-22",
    time: "",
    comment: "",
    scores: [],
    ...differs,
  }) as CandidateStep;

const commentOf = (differs: Partial<CandidateStep>) => stepEntries([step(differs)])[0]?.comment;

it.each(["Expected DOJ", "Delay in joining", "Joined"])(
  "writes the joining date of %s with an ordinal",
  (status) => {
    expect(commentOf({ status })).toBe("Joining date 22nd Apr 2026");
  },
);

it.each(["Relieved", "Backed Out"])("does not treat the day of %s as a joining date", (status) => {
  expect(commentOf({ status })).toBe("Dated 22 Apr 2026");
});

it("writes other days in the usual format", () => {
  expect(commentOf({ stage: "CALL", status: "Call Back", time: "11:00" })).toBe(
    "Follow up 22 Apr 2026, 11:00 am",
  );
  expect(commentOf({ stage: "OFFER", status: "Offer Sent" })).toBe("Dated 22 Apr 2026");
  expect(
    commentOf({
      stage: "HR_ROUND",
      status: "Scheduled",
      time: "15:30",
      interviewType: "Online",
      conductedBy: "Asha",
    }),
  ).toBe("22 Apr 2026, 03:30 pm · Online with Asha");
  expect(commentOf({ date: "" })).toBe("");
});

it("names the stage of every entry, newest first", () => {
  const entries = stageEntries([
    step({ stage: "New", status: "New" }),
    step({ stage: "CEO_ROUND", status: "Selected" }),
    step({ stage: "", status: "Documents Sent" }),
    step({ stage: "OFFER", status: "Offer Sent" }),
  ]);
  expect(entries.map(({ stage, status }) => `${stage}: ${status}`)).toEqual([
    "OFFER: Offer Sent",
    "CEO ROUND: Documents Sent",
    "CEO ROUND: Selected",
    "NEW: New",
  ]);
});
