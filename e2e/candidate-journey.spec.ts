import { CandidateDetailsPage, type StageLabel } from "./pages/CandidateDetailsPage";
import { ScheduledInterviewsPage } from "./pages/ScheduledInterviewsPage";
import { day } from "./requisitions";
import { expect, test } from "./test";
import { expectToast } from "./toasts";

const link = "https://meet.example/journey";
const interviewer = "Nandini Rao";
const rail = ["CALL", "HR ROUND", "TL ROUND", "PL ROUND", "CEO ROUND", "OFFER", "JOINING"] as const;

/** Expects every stage before this one to be green, this one to be enabled, and the later ones not. */
async function expectAt(details: CandidateDetailsPage, at: StageLabel): Promise<void> {
  await details.expectStage("NEW", "done");
  const place = rail.indexOf(at);
  for (const [index, stage] of rail.entries()) {
    await details.expectStage(stage, index < place ? "done" : index === place ? "open" : "locked");
  }
}

test("Full Time: from New to Joined, with every round, by recruiter, interviewer and manager", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, { NAME: "Ishaan Kelkar" });
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await expectAt(details, "CALL");
  await expect(details.stage("NEW")).toBeDisabled();
  await expect(details.stage("HR ROUND")).toBeDisabled();
  for (const action of ["Take Interview", "Documents", "Push to Offer"] as const) {
    await expect(details.action(action)).toHaveCount(0);
  }

  await test.step("a call that only rings changes no stage, one that shortlists arranges the HR round", async () => {
    const call = await details.openStage("CALL");
    await call.expectOffered([
      "Ringing",
      "Not Contactable",
      "Call Back",
      "Wrong Number",
      "Will Revert",
      "Not Suitable",
      "Not Interested",
      "For Future Openings",
      "Shortlisted",
    ]);
    await call.choose("Ringing");
    await expect(call.comment).toHaveCount(0);
    await call.chooseDay(15);
    await call.time.fill("11:15");
    await call.submit();
    await call.closed();
    await expectToast(page, "Updated Successfully");
    await expect(details.panel("CALL")).toContainText("Ringing");
    await expectAt(details, "CALL");

    await details.openStage("CALL");
    await call.choose("Shortlisted");
    await call.arrange({ type: "Online", person: interviewer, day: 15, time: "10:30", place: link });
    await call.comment.fill("Knows the tools, can start soon");
    await call.submit();
    await call.closed();
    await expectAt(details, "HR ROUND");
    await expect(details.panel("HR ROUND")).toContainText("Scheduled");
    await expect(details.panel("HR ROUND")).toContainText(`Person conducting${interviewer}`);
  });

  await test.step("HR ROUND: the dialog offers every status, Take Interview gives the result", async () => {
    const hr = await details.openStage("HR ROUND");
    await hr.expectOffered(["Rescheduled", "Selected", "Rejected", "On-Hold", "Skip", "Backed Out"]);
    await page.keyboard.press("Escape");
    await hr.closed();
    const take = await details.takeInterview();
    await take.expectOffered(["Rescheduled", "Selected", "Rejected", "On-Hold"]);
    await take.give("Selected", "Friendly, asks good questions");
    await expectToast(page, "Interview Updated Successfully");
    await expectAt(details, "TL ROUND");
    await expect(details.action("Take Interview")).toHaveCount(0);
  });

  await test.step("TL ROUND: scheduled here, scored by its interviewer", async () => {
    const tl = await details.openStage("TL ROUND");
    await tl.expectOffered(["Scheduled", "On-Hold", "Skip", "Backed Out"]);
    await tl.choose("Scheduled");
    await tl.arrange({
      type: "Offline",
      person: interviewer,
      day: 16,
      time: "15:00",
      place: "Meeting room 4, second floor",
    });
    await tl.comment.fill("Please look at the take-home task");
    await tl.submit();
    await tl.closed();
    await expect(details.panel("TL ROUND")).toContainText("Meeting room 4, second floor");
    await expect(details.action("Take Interview")).toHaveCount(0);

    const interviewerPage = await enter("interviewer");
    const interviews = new ScheduledInterviewsPage(interviewerPage);
    await interviews.find("Ishaan Kelkar");
    await expect(interviews.row("Ishaan Kelkar")).toContainText("TL ROUND");
    const take = await interviews.takeInterview("Ishaan Kelkar");
    await take.choose("Selected");
    await take.score("Communication", "4");
    await take.score("Problem solving", "5");
    await take.comment.fill("Solved the task well");
    await take.submit();
    await take.closed();
    await expectToast(interviewerPage, "Interview Updated Successfully");
    await expect(interviews.row("Ishaan Kelkar")).toHaveCount(0);
    // The recruiter's tab updates without a reload.
    await expectAt(details, "PL ROUND");
    await expect(details.panel("TL ROUND")).toContainText("Problem solving 5");
  });

  await test.step("PL ROUND and CEO ROUND pass with On-Hold and Skip", async () => {
    await (await details.openStage("PL ROUND")).give("On-Hold", "The lead wants to compare");
    await expectAt(details, "CEO ROUND");
    await (await details.openStage("CEO ROUND")).give("Skip", "Not needed at this level");
    await expectAt(details, "OFFER");
  });

  await test.step("Documents and Push to Offer, each once", async () => {
    await details.confirm("Documents");
    await expect(details.action("Documents")).toHaveAttribute("aria-disabled", "true");
    await details.confirm("Push to Offer");
    await expectToast(page, "Candidate pushed to offer.");
    await expect(details.action("Push to Offer")).toHaveAttribute("aria-disabled", "true");
    await expect(details.panel("OFFER")).toContainText("Push To Offer");
  });

  const manager = await enter("manager", CandidateDetailsPage.path(candidate, id));
  const managerDetails = new CandidateDetailsPage(manager);
  await test.step("the recruiter sends the offer, a manager records the answer", async () => {
    const offer = await details.openStage("OFFER");
    await offer.expectOffered(["Offer Sent", "Offer Not Sent", "Hold"]);
    await offer.give("Offer Sent", "As discussed");
    await details.expectStage("OFFER", "done");
    await expect(details.stage("OFFER")).toBeDisabled();
    await expect(managerDetails.panel("OFFER")).toContainText("Offer Sent");
    const answer = await managerDetails.openStage("OFFER");
    await answer.expectOffered(["Offer Accepted", "Offer Not Accepted", "Offer Revised", "Hold"]);
    await answer.give("Offer Accepted", "Signed on the same day");
    await expectAt(managerDetails, "JOINING");
  });

  await test.step("JOINING: the joining date, then Joined", async () => {
    await expectAt(details, "JOINING");
    const joining = await details.openStage("JOINING");
    await joining.expectOffered(["Expected DOJ", "Delay in joining", "Relieved", "Joined", "Backed Out"]);
    await joining.choose("Expected DOJ");
    await joining.chooseDay(20);
    await joining.comment.fill("Serves a month of notice");
    await joining.submit();
    await joining.closed();
    await expect(details.panel("JOINING")).toContainText("Joining date 20th ");
    await (await details.openStage("JOINING")).give("Joined", "First day done");
    for (const stage of rail) await details.expectStage(stage, "done");
    await expect(details.rail).toContainText("7 of 7");
    await expect(details.applied).toContainText("Joined");
  });

  await test.step("the timeline shows all of it", async () => {
    await details.action("Timeline").click();
    await expect(details.timeline.getByRole("listitem")).toHaveCount(15);
    await expect(details.timeline).toContainText("Documents Sent");
  });
});

type Journey = {
  type: string;
  /** The offer, step by step: who records it, what is offered, and what is chosen. */
  offer: { by: "recruiter" | "manager"; offered: string[]; status: string }[];
  joining: string[];
};

const journeys: Journey[] = [
  {
    type: "Contract",
    offer: [
      { by: "recruiter", offered: ["Offer Sent", "Offer Not Sent", "Hold"], status: "Hold" },
      { by: "recruiter", offered: ["Offer Sent", "Offer Not Sent"], status: "Offer Sent" },
      {
        by: "manager",
        offered: ["Offer Accepted", "Offer Not Accepted", "Offer Revised", "Hold"],
        status: "Offer Not Accepted",
      },
      { by: "manager", offered: ["Offer Accepted", "Offer Revised", "Hold"], status: "Offer Revised" },
      {
        by: "manager",
        offered: ["Offer Accepted", "Offer Not Accepted", "Offer Revised", "Hold"],
        status: "Offer Accepted",
      },
    ],
    joining: ["Joined"],
  },
  {
    type: "Intern",
    offer: [
      {
        by: "recruiter",
        offered: ["Offer Sent", "Offer Not Sent", "Backed Out"],
        status: "Offer Not Sent",
      },
      { by: "recruiter", offered: ["Offer Sent", "Backed Out"], status: "Offer Sent" },
      {
        by: "recruiter",
        offered: ["Offer Accepted", "Offer Not Accepted", "Offer Revised", "Backed Out"],
        status: "Offer Accepted",
      },
    ],
    joining: ["Relieved", "Joined"],
  },
  {
    type: "Part Time",
    offer: [
      { by: "recruiter", offered: ["Offer Sent", "Offer Not Sent", "Backed Out"], status: "Offer Sent" },
      {
        by: "recruiter",
        offered: ["Offer Accepted", "Offer Not Accepted", "Offer Revised", "Backed Out"],
        status: "Offer Accepted",
      },
    ],
    joining: ["Joined"],
  },
];

for (const { type, offer, joining } of journeys) {
  test(`${type}: from New to Joined`, async ({ enter, requisitions }) => {
    const { id } = await requisitions.assigned(1, { type });
    const candidate = await requisitions.candidate(id);
    const page = await enter("recruiter");
    const details = new CandidateDetailsPage(page);
    await details.open(candidate, id);
    const call = await details.openStage("CALL");
    await call.choose("Shortlisted");
    await call.arrange({ type: "Online", person: interviewer, day: 15, time: "10:30", place: link });
    await call.comment.fill("Fits");
    await call.submit();
    await call.closed();
    for (const round of ["HR ROUND", "TL ROUND", "PL ROUND", "CEO ROUND"] as const) {
      await (await details.openStage(round)).give("Skip", "Known from before");
    }
    await expectAt(details, "OFFER");
    await expect(details.action("Push to Offer")).toHaveCount(type === "Contract" ? 1 : 0);

    const detailsOf = { recruiter: details, manager: details };
    if (offer.some(({ by }) => by === "manager")) {
      detailsOf.manager = new CandidateDetailsPage(
        await enter("manager", CandidateDetailsPage.path(candidate, id)),
      );
    }
    for (const { by, offered, status } of offer) {
      const before = offer[offer.findIndex((step) => step.status === status) - 1]?.status ?? "";
      // A dialog acts on the version in its tab, so wait for the other user's step to arrive there.
      if (by === "manager") await expect(detailsOf.manager.panel("OFFER")).toContainText(before);
      const form = await detailsOf[by].openStage("OFFER");
      await form.expectOffered(offered);
      await form.give(status, "Noted");
    }
    await expectAt(details, "JOINING");
    for (const status of joining) await (await details.openStage("JOINING")).give(status, "Noted");
    for (const stage of rail) await details.expectStage(stage, "done");
    await expect(details.stage("JOINING")).toBeDisabled();
  });
}

test("Details View of Follow Up Details opens the candidate in the same tab, and Back returns", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, { NAME: "Zubin Wadia" });
  const today = day(new Date());
  await requisitions.move(id, candidate, "CALL", "Call Back", {
    CALLBACK_DATE: today,
    // Earlier than the follow-ups of another flow, which reads the latest ones of the same recruiter.
    CALLBACK_TIME: "23:57",
  });
  const page = await enter("recruiter", "/admin?panel=followUp&p.q=Zubin");
  await page.getByRole("button", { name: "Details View of Zubin Wadia" }).click();
  const details = new CandidateDetailsPage(page);
  await expect(details.name).toHaveText("Zubin Wadia");
  await expect(page).toHaveURL(/\/candidate_details\?/);
  await details.action("Back").click();
  await expect(page).toHaveURL(/\/admin\?.*panel=followUp/);
});
