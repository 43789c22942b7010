import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { rememberNothing } from "./remembered";
import { day } from "./requisitions";
import { expect, expectAccessible, test } from "./test";
import { expectToast } from "./toasts";
import { watchWrites } from "./writes";

const compulsory = "All Fields Are Compulsory!!";
const round = "/api/Candidate_Dashboard.svc/update_candidate_round";
const dayLength = 86_400_000;
const yesterday = day(new Date(Date.now() - dayLength));

/** A day as pickers label it: '9 November 2026'. */
function spoken(date: Date): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(date);
}

test("Call: every missing field shows its message, and nothing typed is lost", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const page = await enter("recruiter");
  await rememberNothing(page);
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const call = await details.openStage("CALL");
  await call.refuses(compulsory, compulsory);
  await expectToast(page, compulsory);
  for (const status of ["Ringing", "Not Contactable", "Call Back", "Wrong Number"]) {
    await call.choose(status);
    await expect(call.comment).toHaveCount(0);
    await expect(call.time).toHaveCount(status === "Wrong Number" ? 0 : 1);
  }
  await call.choose("Call Back");
  await call.refuses("Please Select Time!!");
  await expect(call.time).toBeFocused();
  await expectToast(page, "Please Select Time!!");
  for (const status of ["Not Suitable", "Not Interested", "For Future Openings"]) {
    await call.choose(status);
    await expect(call.date).toHaveCount(0);
    await call.refuses(compulsory);
    await expect(call.comment).toBeFocused();
  }
  await call.choose("Will Revert");
  await call.comment.fill("Asks the family first");
  await call.refuses("Please Select Time!!");

  await call.choose("Shortlisted");
  await expect(call.place).toHaveAttribute("placeholder", "Please Add Link here*");
  await call.refuses(compulsory, compulsory, "Please Select Time!!", "Please Add Link!!");
  await call.chooseDay(10);
  await call.time.fill("10:30");
  await call.refuses(compulsory, compulsory, "Please Add Link!!");
  await expect(call.root.getByRole("radiogroup", { name: "Type" })).toBeFocused();
  await call.chooseType("Online");
  await call.refuses(compulsory, "Please Add Link!!");
  await expect(call.person).toBeFocused();
  await call.choosePerson("Nandini Rao");
  await call.refuses("Please Add Link!!");
  await expect(call.place).toBeFocused();
  await expectAccessible(page, "[role=dialog]");
  await call.chooseType("Offline");
  await expect(call.place).toHaveAttribute("placeholder", "Please Add Location here*");
  await call.refuses("Please Add Location!!");
  await expectToast(page, "Please Add Location!!");
  await call.place.fill("Meeting room 4");
  await expect(call.comment).toHaveValue("Asks the family first");
  await details.expectStage("CALL", "open");
  await call.submit();
  await call.closed();
  await details.expectStage("HR ROUND", "open");
});

test("rounds, Take Interview, Offer and Joining: missing fields show their messages", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(2);
  const interviewed = await requisitions.hired(id, "Shortlisted");
  const joining = await requisitions.hired(id, "Offer Accepted");
  const offered = await requisitions.candidate(id);
  await requisitions.walkBefore(id, offered, "OFFER");
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(interviewed, id);

  const hr = await details.openStage("HR ROUND");
  await hr.refuses(compulsory, compulsory);
  await hr.choose("Skip");
  await hr.refuses(compulsory);
  await hr.choose("Rescheduled");
  await hr.comment.fill("The candidate asked");
  await hr.time.fill("");
  await hr.place.fill("");
  await hr.refuses("Please Select Time!!", "Please Add Link!!");
  await hr.root.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "YES", exact: true }).click();
  await hr.closed();

  const take = await details.takeInterview();
  await take.refuses(compulsory, compulsory);
  await take.choose("Rescheduled");
  await expect(take.person).toHaveCount(0);
  await take.comment.fill("The candidate asked");
  await take.chooseDay(11);
  await take.time.fill("12:00");
  await take.chooseType("Offline");
  await take.place.fill("");
  await take.refuses("Please Add Location!!");
  await take.place.fill("Meeting room 4");
  await take.submit();
  await take.closed();
  await expectToast(page, "Interview Updated Successfully");
  await expect(details.panel("HR ROUND")).toContainText("Person conductingNandini Rao");

  await details.open(offered, id);
  const offer = await details.openStage("OFFER");
  await offer.refuses(compulsory, compulsory);
  await offer.choose("Offer Sent");
  await offer.refuses(compulsory);
  await offer.comment.fill("As discussed");
  await offer.submit();
  await offer.closed();
  await expectToast(page, "Updated Successfully");

  await details.open(joining, id);
  const join = await details.openStage("JOINING");
  await join.refuses(compulsory, compulsory);
  await join.choose("Expected DOJ");
  await join.comment.fill("Serves a month of notice");
  await join.refuses("Please Select Date!!");
  await expectToast(page, "Please Select Date!!");
  await expect(join.date).toBeFocused();
});

test("neither the picker nor the server takes past dates for calls and interviews or future dates for offers", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(2);
  const called = await requisitions.candidate(id);
  const offered = await requisitions.candidate(id);
  await requisitions.walkBefore(id, offered, "OFFER");
  const recruiter = await as("recruiter");
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(called, id);
  const call = await details.openStage("CALL");
  await call.choose("Call Back");
  await call.date.click();
  await page.getByRole("button", { name: "Next month" }).click();
  await page.getByRole("button", { name: "Previous month" }).click();
  await expect(page.getByRole("button", { name: spoken(new Date()), exact: true })).toBeEnabled();
  // The previous month, entirely in the past, cannot be reached.
  await expect(page.getByRole("button", { name: "Previous month" })).toBeDisabled();

  const tomorrow = day(new Date(Date.now() + dayLength));
  const sent = { REQ_ID: id, COMMENT: "By hand", CALLBACK_TIME: "10:00", CREATED_BY: recruiter.userId };
  const full = {
    ...sent,
    INTERVIEW_TYPE: "Online",
    MEETING_LINK: "https://meet.example/past",
    METTING_CONDUCTED_BY_ID: recruiter.userId,
  };
  const refused = [
    [{ ...sent, CAN_ID: called, STAGE: "CALL", STATUS: "Call Back", CALLBACK_DATE: yesterday }, "past"],
    [{ ...full, CAN_ID: called, STAGE: "CALL", STATUS: "Shortlisted", CALLBACK_DATE: yesterday }, "past"],
    [{ ...sent, CAN_ID: offered, STAGE: "OFFER", STATUS: "Offer Sent", CALLBACK_DATE: tomorrow }, "future"],
  ] as const;
  for (const [body, when] of refused) {
    const message = `The date cannot be in the ${when}`;
    expect(await recruiter.post(round, body)).toMatchObject({ code: "400", message });
  }
  await page.keyboard.press("Escape");
  await details.expectStage("CALL", "open");
});

test("the ESA queue: follow-ups from tomorrow, three stages, Push to Offer shortlists, and nobody left", async ({
  enter,
  as,
  requisitions,
}) => {
  const user = await as("esa-assigned");
  const manager = await as("manager");
  const programme = await manager.esaRequisition();
  for (const NAME of ["Queue Alpha", "Queue Beta"]) {
    await requisitions.candidate(programme.id, manager, { NAME });
  }
  const page = await enter("esa-assigned", "/candidate_details");
  const details = new CandidateDetailsPage(page);
  await expect(details.name).toBeVisible();
  await expect(details.action("Back")).toHaveCount(0);
  await expect(details.action("Take Interview")).toHaveCount(0);
  await expect(details.rail.locator("li[data-state]")).toHaveCount(4);
  for (const hidden of ["HR ROUND", "TL ROUND", "PL ROUND", "CEO ROUND"] as const) {
    await expect(details.stage(hidden)).toHaveCount(0);
  }
  const call = await details.openStage("CALL");
  await call.choose("Call Back");
  const tomorrow = new Date(Date.now() + dayLength);
  const shown = spoken(tomorrow).split(" ");
  await expect(call.date).toContainText(`${shown[0]?.padStart(2, "0")} ${shown[1]?.slice(0, 3)} ${shown[2]}`);
  await call.date.click();
  const today = page.getByRole("button", { name: spoken(new Date()), exact: true });
  if (spoken(new Date()).slice(-8) === spoken(tomorrow).slice(-8)) await expect(today).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(call.date).toHaveAttribute("aria-expanded", "false");
  await expect(call.date).toBeFocused();

  const queue = `/api/Web_Candidate.svc/Esa_Candidate_info_v1/live/${user.userId}`;
  const [row] = (await user.get(queue)).data;
  const answer = await user.post("/api/Web_Candidate.svc/update_candidate_round_esa", {
    CAN_ID: row?.CAN_ID,
    REQ_ID: row?.REQ_ID,
    STAGE: "CALL",
    STATUS: "Call Back",
    CALLBACK_DATE: day(new Date()),
    CALLBACK_TIME: "10:00",
    CREATED_BY: user.userId,
  });
  expect(answer).toMatchObject({ code: "400", message: "The date must be tomorrow or later" });

  const first = await details.name.textContent();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "YES", exact: true }).click();
  await expect(details.action("Push to Offer"), "nobody has called them").toHaveCount(0);
  await user.must("/api/Web_Candidate.svc/update_candidate_round_esa", {
    CAN_ID: row?.CAN_ID,
    REQ_ID: row?.REQ_ID,
    STAGE: "CALL",
    STATUS: "Call Back",
    CALLBACK_DATE: day(tomorrow),
    CALLBACK_TIME: "10:00",
    CREATED_BY: user.userId,
  });
  await details.open(String(row?.CAN_ID), String(row?.REQ_ID));
  const writes = watchWrites(page);
  await details.action("Push to Offer").hover();
  await expect(page.getByRole("tooltip")).toHaveText("Shortlists the candidate of the programme");
  await details.confirm("Push to Offer");
  await expectToast(page, "Candidate shortlisted.");
  expect(writes).toContain("/api/Web_Candidate.svc/Candidate_Shortlist");
  // The queue shows the next candidate.
  await page.goto("/candidate_details");
  await expect(details.name).not.toHaveText(first ?? "");

  // Log a wrong number for each remaining candidate until the queue is empty.
  for (;;) {
    const { code, data } = await user.get(queue);
    if (code === "409") break;
    await user.must("/api/Web_Candidate.svc/update_candidate_round_esa", {
      CAN_ID: data[0]?.CAN_ID,
      REQ_ID: data[0]?.REQ_ID,
      STAGE: "CALL",
      STATUS: "Wrong Number",
      CREATED_BY: user.userId,
    });
  }
  await page.reload();
  await expect(
    page.getByText("No candidate left. Please go to ESA Dashboard to check candidate status"),
  ).toBeVisible();
  await expectAccessible(page);
});

test("details without a candidate, of an unknown one, and with the server unreachable", async ({
  enter,
  requisitions,
}) => {
  const page = await enter("recruiter");
  const nobody = "018f0000-0000-7000-8000-00000000ffff";
  await page.goto(CandidateDetailsPage.path(nobody, nobody));
  await expectToast(page, "Data not available");
  await expect(page.getByRole("main")).toContainText("Data not available");
  await page.goto("/candidate_details");
  await expect(page, "without a candidate there is only the directory").toHaveURL("/directory");

  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const details = new CandidateDetailsPage(page);
  await page.route("**/get_candidate_details_app_new/**", (route) => route.abort("connectionrefused"));
  await page.goto(CandidateDetailsPage.path(candidate, id));
  await expectToast(page, "Something Went Wrong.");
  await page.unroute("**/get_candidate_details_app_new/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(details.name).toBeVisible();
  await expect(details.action("View Resume")).toHaveAttribute("aria-disabled", "true");
  await details.action("View Resume").hover();
  await expect(page.getByRole("tooltip", { name: "Resume Not Attached!!" })).toBeVisible();
  await details.name.hover();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await expectAccessible(page);

  // When the stages fail to load, the candidate can still be read.
  await page.route("**/api/applications/next?*", (route) => route.abort("connectionrefused"));
  await page.reload();
  await expect(details.name).toBeVisible();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await page.unroute("**/api/applications/next?*");
  await again.click();
  await details.expectStage("CALL", "open");
});
