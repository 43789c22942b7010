import type { Page } from "@playwright/test";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { DirectoryPage } from "./pages/DirectoryPage";
import { ScheduledInterviewsPage } from "./pages/ScheduledInterviewsPage";
import { rememberNothing } from "./remembered";
import { day } from "./requisitions";
import { expect, test } from "./test";
import { expectToast } from "./toasts";

const compulsory = "All Fields Are Compulsory!!";
const wentWrong = "Something Went Wrong";
const own = "/api/Candidate_Dashboard.svc";

/** Cuts the page off from other people's changes, as a hanging network would. */
const keepStale = (page: Page) => page.route("**/api/changes?*", () => {});

const rounds = [
  ["TL ROUND", "TL_ROUND", "Nandini Rao"],
  ["PL ROUND", "PL_ROUND", "Nandini Rao"],
  ["CEO ROUND", "CEO_ROUND", "Vikram Malhotra"],
] as const;

for (const [label, stage, person] of rounds) {
  test(`${label}: every missing field shows its message, and a recruiter cannot give the result`, async ({
    enter,
    requisitions,
  }) => {
    const { id } = await requisitions.assigned(1);
    const candidate = await requisitions.candidate(id);
    await requisitions.walkBefore(id, candidate, stage);
    const page = await enter("recruiter");
    await rememberNothing(page);
    const details = new CandidateDetailsPage(page);
    await details.open(candidate, id);
    const form = await details.openStage(label);
    await form.refuses(compulsory, compulsory);
    await form.expectOffered(["Scheduled", "On-Hold", "Skip", "Backed Out"]);
    for (const status of ["On-Hold", "Skip", "Backed Out"]) {
      await form.choose(status);
      await form.refuses(compulsory);
      await expect(form.comment).toBeFocused();
    }
    await form.choose("Scheduled");
    const [time, link] = ["Please Select Time!!", "Please Add Link!!"];
    await form.refuses(compulsory, compulsory, time, link, compulsory);
    await form.comment.fill("Bring the drawings");
    await form.refuses(compulsory, compulsory, time, link);
    await expectToast(page, compulsory);
    await form.chooseDay(17);
    await form.time.fill("11:45");
    await form.refuses(compulsory, compulsory, link);
    await form.chooseType("Online");
    await form.refuses(compulsory, link);
    await expect(form.person).toBeFocused();
    await form.choosePerson(person);
    await form.refuses("Please Add Link!!");
    await expectToast(page, "Please Add Link!!");
    await form.chooseType("Offline");
    await form.refuses("Please Add Location!!");
    await form.place.fill("Cabin 3");
    await expect(form.comment).toHaveValue("Bring the drawings");
    await form.submit();
    await form.closed();
    await expectToast(page, "Interview Updated Successfully");
    await details.openStage(label);
    await form.expectOffered(["Rescheduled", "On-Hold", "Skip", "Backed Out"]);
  });
}

test("Take Interview, moved to another day: every missing field shows its message", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.hired(id, "Shortlisted");
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const take = await details.takeInterview();
  for (const status of ["Selected", "Rejected", "On-Hold"]) {
    await take.choose(status);
    await take.refuses(compulsory);
    await expect(take.comment).toBeFocused();
  }
  await take.choose("Rescheduled");
  const [time, link] = ["Please Select Time!!", "Please Add Link!!"];
  // A new date starts from what was arranged before.
  await expect(take.time).toHaveValue(/^\d\d:\d\d$/);
  await expect(take.place).toHaveValue(/meet/);
  await take.refuses(compulsory);
  await take.time.fill("");
  await take.place.fill("");
  await take.refuses(time, link, compulsory);
  await take.comment.fill("The candidate asked");
  await take.refuses(time, link);
  await take.chooseDay(18);
  await take.time.fill("12:00");
  await take.refuses("Please Add Link!!");
  await take.place.fill("https://meet.example/again");
  await take.submit();
  await take.closed();
  await expectToast(page, "Interview Updated Successfully");
});

/** The screen of a blacklisted candidate leads away, and asks about the comment first. */
async function giveUpWhatIsTyped(page: Page): Promise<void> {
  const question = page.getByRole("dialog", { name: "Are you sure you want to close?" });
  await question.getByRole("button", { name: "YES" }).click();
}

test("Documents, Push to Offer and Blacklist on a stale page show the server's refusal", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  await requisitions.walkBefore(id, candidate, "OFFER");
  const manager = await as("manager");
  const of = { CAN_ID: candidate, REQ_ID: id, CREATED_BY: manager.userId };
  const page = await enter("recruiter");
  await keepStale(page);
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await details.confirm("Documents");
  await expectToast(page, "Updated Successfully");
  await expect(details.action("Documents")).toHaveAttribute("aria-disabled", "true");

  await manager.must(`${own}/Candidate_Push_To_Offer`, of);
  await details.confirm("Push to Offer");
  const pushed =
    "Meanwhile this candidate is at OFFER Push To Offer, set by Meera Deshpande. Please look again.";
  await expectToast(page, pushed);
  await expect(details.panel("OFFER"), "the page looks again").toContainText("Push To Offer");
  await expect(details.action("Push to Offer")).toHaveAttribute("aria-disabled", "true");

  await details.action("Blacklist").click();
  const { blacklist } = details;
  await blacklist.field("Comment").fill("Gave a false name");
  await manager.must(`${own}/Blacklisted_Candidate_V1`, { ...of, COMMENT: "Lied" });
  await blacklist.submit();
  await expectToast(
    page,
    "Meanwhile this candidate is at OFFER Blacklisted, set by Meera Deshpande. Please look again.",
  );
  await expectToast(page, "Candidate is Blacklisted");
  await giveUpWhatIsTyped(page);
  await expect(page).toHaveURL(/\/directory\?/);
});

test("shortlisting an ESA candidate whom a colleague has just shortlisted shows the server's refusal", async ({
  enter,
  as,
  requisitions,
}) => {
  const manager = await as("manager");
  const { id } = await manager.esaRequisition();
  const user = await as("esa-assigned");
  const candidate = await requisitions.candidate(id, user);
  await user.must("/api/Web_Candidate.svc/update_candidate_round_esa", {
    CAN_ID: candidate,
    REQ_ID: id,
    STAGE: "CALL",
    STATUS: "Call Back",
    CALLBACK_DATE: day(new Date(Date.now() + 86_400_000)),
    CALLBACK_TIME: "10:00",
    CREATED_BY: user.userId,
  });
  const page = await enter("esa-assigned");
  await keepStale(page);
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  // The page must have read what it offers before the colleague acts.
  await expect(details.action("Push to Offer")).toBeEnabled();
  const of = { CAN_ID: candidate, REQ_ID: id, CREATED_BY: manager.userId };
  await manager.must("/api/Web_Candidate.svc/Candidate_Shortlist", of);
  await details.confirm("Push to Offer");
  const shortlisted =
    "Meanwhile this candidate is at CALL Shortlisted, set by Meera Deshpande. Please look again.";
  await expectToast(page, shortlisted);
  await expect(details.panel("CALL")).toContainText("Shortlisted");
});

test("Push to Offer, Blacklist and a stage without an answer: Something Went Wrong, and a retry works", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  await requisitions.walkBefore(id, candidate, "OFFER");
  const page = await enter("recruiter");
  const lose = (call: string) =>
    page.route(
      `**/${call}`,
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
  const details = new CandidateDetailsPage(page);
  await lose("Candidate_Push_To_Offer");
  await details.open(candidate, id);
  await details.confirm("Push to Offer");
  await expectToast(page, wentWrong);
  // The server did it anyway, and the page picks up the change.
  await expect(details.action("Push to Offer")).toHaveAttribute("aria-disabled", "true");

  await lose("update_candidate_round");
  await page.reload();
  const offer = await details.openStage("OFFER");
  await offer.choose("Hold");
  await offer.comment.fill("The budget is checked");
  await offer.submit();
  await expectToast(page, wentWrong);
  await expect(offer.comment).toHaveValue("The budget is checked");
  await offer.submit();
  await offer.closed();

  await lose("Blacklisted_Candidate_V1");
  await page.reload();
  await details.action("Blacklist").click();
  await details.blacklist.field("Comment").fill("Gave a false name");
  await details.blacklist.submit();
  await expectToast(page, wentWrong);
  await giveUpWhatIsTyped(page);
  await expect(page).toHaveURL(/\/directory\?/);
  const manager = await as("manager");
  const steps = (await manager.get(`${own}/get_call_status_timeline/${candidate}/${id}`)).data;
  expect(steps.map(({ STATUS }) => STATUS).slice(-3)).toEqual([
    "Push To Offer",
    "Offer on Hold",
    "Blacklisted",
  ]);
});

test("the directory and the interviews report a failed load, and Try again recovers", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, { NAME: "Lost Rows" });
  await requisitions.walk(id, candidate, "Shortlisted");
  const page = await enter("recruiter");
  const rows = "**/Get_Candidate_Data_Recruiter/**";
  await page.route(rows, (route) => route.abort("connectionrefused"));
  const directory = new DirectoryPage(page);
  await page.goto(`/directory?req=${serial}`);
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute(rows);
  await again.click();
  await expect(directory.row("Lost Rows")).toBeVisible();

  const interviewer = await enter("interviewer");
  const records = "**/get_interview_records/**";
  await interviewer.route(records, (route) => route.abort("connectionrefused"));
  await interviewer.goto("/scheduled_interviews?q=Lost");
  const retry = interviewer.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await interviewer.unroute(records);
  await retry.click();
  await expect(new ScheduledInterviewsPage(interviewer).row("Lost Rows")).toBeVisible();
});
