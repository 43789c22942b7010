import { expect, it } from "vitest";
import type { CandidateStep } from "@/api/application";
import { stepEntries } from "./steps";

const step = (differs: Partial<CandidateStep>) =>
  ({
    STAGE: "JOINING",
    STATUS: "Joined",
    DATE: "2026-04-22",
    TIME: "",
    COMMENT: "",
    SCORES: [],
    ...differs,
  }) as CandidateStep;

const told = (differs: Partial<CandidateStep>) => stepEntries([step(differs)])[0]?.comment;

it.each(["Expected DOJ", "Delay in joining", "Joined"])(
  "writes the joining date of %s as it is spoken",
  (STATUS) => {
    expect(told({ STATUS })).toBe("Joining date 22nd Apr 2026");
  },
);

it.each(["Relieved", "Backed Out"])("takes the day of %s for no joining date", (STATUS) => {
  expect(told({ STATUS })).toBe("Dated 22 Apr 2026");
});

it("writes other days as everywhere", () => {
  expect(told({ STAGE: "CALL", STATUS: "Call Back", TIME: "11:00" })).toBe("Follow up 22 Apr 2026, 11:00 am");
  expect(told({ STAGE: "OFFER", STATUS: "Offer Sent" })).toBe("Dated 22 Apr 2026");
  expect(
    told({
      STAGE: "HR_ROUND",
      STATUS: "Scheduled",
      TIME: "15:30",
      INTERVIEW_TYPE: "Online",
      CONDUCTED_BY: "Asha",
    }),
  ).toBe("22 Apr 2026, 03:30 pm · Online with Asha");
  expect(told({ DATE: "" })).toBe("");
});
