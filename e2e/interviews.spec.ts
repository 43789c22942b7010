import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

test("a form that arranges an interview tells clashes, offers free hours and remembers the last one", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(2);
  const first = await requisitions.candidate(id, undefined, { NAME: "Ila Early", MOBILE: "6430000001" });
  const second = await requisitions.candidate(id, undefined, { NAME: "Jai Later", MOBILE: "6430000002" });
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(first, id);
  const call = await details.openStage("CALL");
  await call.choose("Shortlisted");
  await call.arrange({
    type: "Online",
    person: "Nandini Rao",
    day: 13,
    time: "11:10",
    place: "https://meet.example/ila",
  });
  await call.comment.fill("Fits");
  await call.submit();
  await call.closed();

  await details.open(second, id);
  const form = await details.openStage("CALL");
  await form.choose("Shortlisted");
  await expect(form.person).toHaveValue("Nandini Rao");
  await expect(form.place).toHaveValue("https://meet.example/ila");
  await expect(form.root.getByRole("radio", { name: "Online", exact: true })).toBeChecked();
  await form.chooseDay(13);
  const free = form.root.getByRole("group", { name: "Free hours" });
  await expect(free.getByRole("button")).toHaveCount(3);
  await form.time.fill("11:30");
  const warnings = form.root.getByRole("status");
  await expect(warnings).toContainText("Nandini Rao has an interview from 11:10 am to 12:10 pm");
  await expectAccessible(page);
  await form.comment.fill("Fits, too");
  await form.submitButton.click();
  await expect(warnings).toContainText("Submit again to save");
  await free.getByRole("button").first().click();
  await expect(form.time).not.toHaveValue("11:30");
  await expect(warnings).toBeEmpty();
  // On walk-in days people are booked twice on purpose.
  await form.date.click();
  await page.getByRole("button", { name: /^13 \w+ \d{4}$/ }).click();
  await form.time.fill("11:40");
  await expect(warnings).toContainText("from 11:10 am to 12:10 pm");
  await form.submitButton.click();
  await expect(warnings).toContainText("Submit again to save");
  await form.submitButton.click();
  await form.closed();
  await expect(details.panel("HR ROUND")).toContainText("11:40 am");
});

test("a row that asks for the next round opens its form, filled as the last time", async ({
  as,
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(2);
  const selected = async (NAME: string, MOBILE: string) => {
    const candidate = await requisitions.candidate(id, undefined, { NAME, MOBILE });
    await requisitions.walk(id, candidate, "Shortlisted");
    await requisitions.move(id, candidate, "HR_ROUND", "Selected");
    return candidate;
  };
  const recruiter = await as("recruiter");
  await recruiter.must("/api/Candidate_Dashboard.svc/update_candidate_round", {
    CAN_ID: await selected("Kia First", "6430000011"),
    REQ_ID: id,
    STAGE: "TL_ROUND",
    STATUS: "Scheduled",
    COMMENT: "noted",
    CALLBACK_DATE: "2099-12-30",
    CALLBACK_TIME: "15:30",
    INTERVIEW_TYPE: "Online",
    MEETING_LINK: "https://meet.example/kia",
    METTING_CONDUCTED_BY_ID: requisitions.interviewer,
  });
  const second = await selected("Lev Second", "6430000012");
  const page = await enter("recruiter", `/waiting?section=next_round&requisition=${serial}`);
  await page.getByRole("button", { name: "Schedule TL Round: Lev Second" }).click();
  const details = new CandidateDetailsPage(page);
  const form = details.form("TL Round Status");
  await expect(form.status).toHaveValue("Scheduled");
  await expect(form.person).toHaveValue("Nandini Rao");
  await expect(form.place).toHaveValue("https://meet.example/kia");
  await expect(page).toHaveURL(/\/waiting/);
  await form.root.getByRole("group", { name: "Free hours" }).getByRole("button").first().click();
  await form.comment.fill("Fits");
  await form.submitButton.click();
  await form.closed();
  await details.open(second, id);
  await expect(details.panel("TL ROUND")).toContainText("meet.example/kia");
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a candidate answers the invitation at ${viewport.width} px`, async ({
    browser,
    enter,
    mailbox,
    requisitions,
  }) => {
    const { id } = await requisitions.assigned(1);
    const address = `kavi.${viewport.width}@mail.example`;
    const candidate = await requisitions.candidate(id, undefined, {
      NAME: "Kavi Comes",
      MOBILE: String(6_430_001_000 + viewport.width),
      EMAIL: address,
    });
    await requisitions.walk(id, candidate, "Shortlisted");
    const letter = await mailbox.newest(
      (text, to) => to.includes(address) && text.includes("Will you come?"),
    );
    const link = /Will you come\?: (\S+)/.exec(letter)?.[1] ?? "";
    const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Your HR interview" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Another time, please" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole("button", { name: "I will come" }).click();
    await expect(page.getByRole("heading", { name: "Thank you, your answer is noted" })).toBeVisible();
    await page.reload();
    await expect(page.getByText("So far you answered I will come.")).toBeVisible();

    const desk = await enter("recruiter");
    const details = new CandidateDetailsPage(desk);
    await details.open(candidate, id);
    await expect(details.panel("HR ROUND")).toContainText("I will come");
    await requisitions.move(id, candidate, "HR_ROUND", "Skip");
    await page.reload();
    await expect(page.getByText("This interview does not take place at this time any more.")).toBeVisible();
    await expect(page.getByRole("button", { name: "I will come" })).toHaveCount(0);
    await context.close();
  });
}
