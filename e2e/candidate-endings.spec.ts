import { CandidateDetailsPage, type StageLabel } from "./pages/CandidateDetailsPage";
import { expect, expectAccessible, test } from "./test";
import { expectToast } from "./toasts";

const limit = "The offer for this requisition has been sent to another candidate!";
const later = ["TL ROUND", "PL ROUND", "CEO ROUND", "OFFER", "JOINING"] as const;

/** The line out of a stage begins below the word that says how it ended, and is not the green of a passed one. */
async function expectEndOfLine(
  details: CandidateDetailsPage,
  stage: StageLabel,
  word: string,
): Promise<void> {
  const panel = details.panel(stage);
  const below = await panel.locator("div").first().getByText(word, { exact: true }).boundingBox();
  const line = await panel.evaluate((element) => {
    const { top, backgroundImage, backgroundColor, borderLeftStyle } = getComputedStyle(element, "::before");
    const start = element.getBoundingClientRect().top + Number.parseFloat(top);
    return { start, drawn: `${backgroundImage} ${backgroundColor} ${borderLeftStyle}` };
  });
  expect(line.start).toBeGreaterThanOrEqual((below?.y ?? Infinity) + (below?.height ?? 0));
  expect(line.drawn).toBe("none rgba(0, 0, 0, 0) dashed");
}

test("rejected in the HR round: nothing can follow", async ({ enter, requisitions }) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.hired(id, "Shortlisted");
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await (await details.takeInterview()).give("Rejected", "Another salary in mind");
  await expect(details.panel("HR ROUND")).toContainText("Rejected");
  await expectEndOfLine(details, "HR ROUND", "Rejected");
  for (const stage of ["HR ROUND", ...later] as const) await expect(details.stage(stage)).toBeDisabled();
  for (const action of ["Take Interview", "Documents", "Push to Offer"] as const) {
    await expect(details.action(action)).toHaveCount(0);
  }
  await expect(details.action("Blacklist")).toHaveAttribute("aria-disabled", "false");
  await expect(details.applied).toContainText("Rejected");
});

test("backed out of a round, of the offer and of the joining", async ({ enter, requisitions }) => {
  const full = await requisitions.assigned(2);
  const intern = await requisitions.assigned(1, { type: "Intern" });
  const inRound = await requisitions.hired(full.id, "Shortlisted");
  const joining = await requisitions.hired(full.id, "Offer Accepted");
  const offered = await requisitions.candidate(intern.id);
  await requisitions.walkBefore(intern.id, offered, "OFFER");
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);

  await details.open(inRound, full.id);
  await (await details.openStage("HR ROUND")).give("Backed Out", "Took another job");
  await expect(details.stage("HR ROUND")).toBeDisabled();
  await expect(details.stage("TL ROUND")).toBeDisabled();

  await details.open(offered, intern.id);
  await (await details.openStage("OFFER")).give("Backed Out", "Stays at the college");
  await details.expectStage("OFFER", "done");
  await details.expectStage("JOINING", "locked");
  await expectEndOfLine(details, "OFFER", "Backed Out");

  await details.open(joining, full.id);
  await expect(details.action("Push to Offer")).toBeVisible();
  await (await details.openStage("JOINING")).give("Backed Out", "The notice was not accepted");
  await details.expectStage("JOINING", "done");
  await expect(details.action("Push to Offer")).toHaveCount(0);
  await expect(details.action("Documents")).toHaveAttribute("aria-disabled", "true");
});

test("blacklisted: the directory, the toast on opening, and the server refuses every move", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const candidate = await requisitions.hired(id, "Shortlisted");
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await details.action("Blacklist").click();
  const submit = details.blacklist.root.getByRole("button", { name: "SUBMIT", exact: true });
  await expect(submit).toBeDisabled();
  await details.blacklist.field("Comment").fill("   ");
  await expect(submit).toBeDisabled();
  await details.blacklist.field("Comment").fill("Gave a false name");
  await expect(submit).toBeEnabled();
  await expectAccessible(page, "[role=dialog]");
  await submit.click();
  await expectToast(page, "Candidate Blacklisted Succesfully");
  await expect(page).toHaveURL(new RegExp(`/directory\\?req=${serial}`));

  await page.goto(CandidateDetailsPage.path(candidate, id));
  await expect(page).toHaveURL(new RegExp(`/directory\\?req=${serial}`));
  await expectToast(page, "Candidate is Blacklisted");
  const recruiter = await as("recruiter");
  const answer = await recruiter.post("/api/Candidate_Dashboard.svc/update_candidate_round", {
    CAN_ID: candidate,
    REQ_ID: id,
    STAGE: "HR_ROUND",
    STATUS: "Selected",
    COMMENT: "In spite of it",
    CREATED_BY: recruiter.userId,
  });
  expect(answer).toMatchObject({ code: "409", message: "Candidate is Blacklisted" });
});

test("remapped: the page names who did it, and every action is disabled", async ({ enter, as }) => {
  const manager = await as("manager");
  const { candidate, former, present } = await manager.remapped();
  const page = await enter("manager", CandidateDetailsPage.path(candidate, former));
  const details = new CandidateDetailsPage(page);
  await expect(details.remapped).toHaveText(/^Candidate Has been Remapped by \S+/);
  for (const stage of ["CALL", "HR ROUND", ...later] as const)
    await expect(details.stage(stage)).toBeDisabled();
  await expect(details.action("Take Interview")).toHaveCount(0);
  await expect(page.getByText(/^Candidate Has been Remapped by /)).toHaveCount(1);
  await expectAccessible(page);
  const answer = await manager.post("/api/Candidate_Dashboard.svc/update_candidate_round", {
    CAN_ID: candidate,
    REQ_ID: former,
    STAGE: "CALL",
    STATUS: "Wrong Number",
    CREATED_BY: manager.userId,
  });
  expect(answer.code).toBe("409");
  expect(answer.message).toMatch(/^Candidate Has been Remapped by /);

  await details.open(candidate, present);
  await expect(details.remapped).toHaveCount(0);
  await expect(details.panel("NEW")).toContainText("Re-map");
  await expect.poll(() => details.applied.getByRole("row").count()).toBeGreaterThan(2);
});

test("every position has an offer out: OFFER and the server refuse another", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id } = await requisitions.approved(1);
  const recruiter = await as("recruiter");
  expect((await (await as("manager")).assign(id, recruiter.userId, 1)).code).toBe("200");
  const offered = await requisitions.candidate(id);
  const waiting = await requisitions.candidate(id);
  for (const candidate of [offered, waiting]) await requisitions.walkBefore(id, candidate, "OFFER");
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(waiting, id);
  await details.expectStage("OFFER", "open");
  const offer = await details.openStage("OFFER");
  await offer.choose("Offer Sent");
  await offer.comment.fill("As discussed");

  // Somebody else is faster while the dialog is open.
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());
  await requisitions.move(id, offered, "OFFER", "Offer Sent", { CALLBACK_DATE: today });
  await offer.submit();
  await expectToast(page, limit);
  await expect(offer.comment).toHaveValue("As discussed");
  await page.reload();
  await details.expectStage("OFFER", "blocked");
  await details.stage("OFFER").click();
  await expectToast(page, limit);
  await expect(offer.root).toHaveCount(0);
  await expect(details.panel("OFFER")).toContainText(limit);
});
