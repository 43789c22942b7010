import type { Page } from "@playwright/test";
import { Api } from "./api";
import { calendarOf } from "./calendar";
import type { Letter, Mailbox } from "./mailbox";
import { Muster } from "./muster";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { InterviewResultPage } from "./pages/InterviewResultPage";
import type { Requisitions } from "./requisitions";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";

const lead = "Shruti Venkatesan";
const factors = ["Communication", "Domain knowledge", "Problem solving", "Ownership", "Culture"];

/** The newest mail to somebody that contains these words. */
function letterTo(mailbox: Mailbox, address: string, ...words: string[]): Promise<Letter> {
  return mailbox.newestLetter(
    (text, to) => to.includes(address) && words.every((word) => text.includes(word)),
  );
}

/** The link in the mail about this candidate to a lead without a login. */
async function resultLink(
  mailbox: Mailbox,
  server: string,
  name: string,
  word = "scheduled",
): Promise<string> {
  const link = new RegExp(`^Give the result: (${server}/interview_result\\S+)`, "m");
  const text = await mailbox.newest(
    (mail) => mail.includes(`interview of ${name}, which is ${word}.`) && link.test(mail),
  );
  return link.exec(text)?.[1] ?? "";
}

test("an interview is moved, reassigned and cancelled: every calendar follows", async ({
  enter,
  mailbox,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const name = "Mira Sathe";
  const address = "mira.sathe@mail.example";
  const candidate = await requisitions.candidate(id, undefined, { NAME: name, EMAIL: address });
  const nandini = "nandini.rao@demo.muster.example";
  const imran = "imran.shaikh@demo.muster.example";
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);

  const call = await details.openStage("CALL");
  await call.choose("Shortlisted");
  await call.arrange({
    type: "Online",
    person: "Nandini Rao",
    day: 15,
    time: "10:30",
    place: "https://meet.example/mira",
  });
  await call.comment.fill("Only for who conducts it");
  await call.submit();
  await call.closed();
  const invited = await letterTo(mailbox, address, "is scheduled", "Round: HR", "Type: Online");
  const first = calendarOf(invited);
  expect(first).toMatchObject({
    method: "REQUEST",
    location: "https://meet.example/mira",
    attendee: address,
  });
  expect(first.start).toMatch(/^TZID=Asia\/Kolkata:\d{6}15T103000$/);
  expect(invited.raw).not.toContain("Only for who conducts it");
  const conducts = await letterTo(mailbox, nandini, name, "which is scheduled", "Only for who conducts it");
  expect(calendarOf(conducts)).toMatchObject({ ...first, attendee: nandini });

  const hr = await details.openStage("HR ROUND");
  await hr.choose("Rescheduled");
  await hr.arrange({
    type: "Offline",
    person: "Nandini Rao",
    day: 16,
    time: "16:00",
    place: "Meeting room 4, second floor",
  });
  await hr.comment.fill("The candidate asked");
  await hr.submit();
  await hr.closed();
  await expectToast(page, "Interview Updated Successfully");
  const moved = calendarOf(await letterTo(mailbox, address, "is rescheduled", "Location: Meeting room 4"));
  expect(moved).toMatchObject({
    method: "REQUEST",
    uid: first.uid,
    location: "Meeting room 4, second floor",
  });
  expect(moved.sequence).toBeGreaterThan(first.sequence);
  expect(moved.start).toMatch(/16T160000$/);
  const movedFor = calendarOf(await letterTo(mailbox, nandini, name, "which is rescheduled"));
  expect(movedFor).toMatchObject({ uid: first.uid, sequence: moved.sequence, start: moved.start });

  await details.openStage("HR ROUND");
  await hr.choose("Rescheduled");
  await hr.arrange({ type: "Offline", person: "Imran Shaikh", day: 17, time: "16:00", place: "Room 5" });
  await hr.comment.fill("Nandini is away");
  await hr.submit();
  await hr.closed();
  const given = calendarOf(await letterTo(mailbox, imran, name, "which is rescheduled"));
  expect(given).toMatchObject({ method: "REQUEST", uid: first.uid, attendee: imran });
  expect(given.sequence).toBeGreaterThan(moved.sequence);
  const taken = calendarOf(await letterTo(mailbox, nandini, name, "will not take place"));
  expect(taken).toMatchObject({ method: "CANCEL", uid: first.uid });
  expect(taken.sequence).toBeGreaterThan(movedFor.sequence);

  await (await details.openStage("HR ROUND")).give("Backed Out", "Took another job");
  for (const who of [address, imran]) {
    const off = calendarOf(await letterTo(mailbox, who, "will not take place", "Location: Room 5"));
    expect(off).toMatchObject({ method: "CANCEL", uid: first.uid });
    expect(off.sequence).toBeGreaterThan(given.sequence);
  }
});

test("a joining date is mailed to the requester, their process lead and the configured addresses", async ({
  enter,
  as,
  mailbox,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, { NAME: "Joanna Pinto" });
  await requisitions.walk(id, candidate, "Offer Accepted");
  const manager = await as("manager");
  const owner = (await manager.get(`/api/Get_requirement_Data.svc/get_req_addedby/${id}`)).data[0];
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const joining = await details.openStage("JOINING");
  await joining.choose("Expected DOJ");
  await joining.chooseDay(22);
  await joining.comment.fill("Serves a month of notice");
  await joining.submit();
  await joining.closed();
  const asked = String(owner?.Added_by_mail);
  const letter = await letterTo(mailbox, asked, "Joanna Pinto", `Req ID: ${serial}\n`);
  const text = await mailbox.newest((mail) => mail.includes("Joanna Pinto") && mail.includes("Joining date"));
  expect(text).toMatch(/Joining date: 22nd \w{3} \d{4}\n/);
  expect(text).toContain(`Dear ${owner?.Added_by},`);
  for (const copied of ["onboarding@demo.muster.example", "reception@demo.muster.example"]) {
    expect(letter.to).toContain(copied);
  }
  if (["PL", "Admin"].includes(String(owner?.PL_role))) expect(letter.to).toContain(String(owner?.PL_email));
});

/** A candidate whose Team Lead interview is waiting for its result. */
async function atTheLead(
  page: Page,
  requisitions: Requisitions,
  name: string,
): Promise<{ details: CandidateDetailsPage; candidate: string; requisition: string }> {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, { NAME: name });
  await requisitions.walkBefore(id, candidate, "TL_ROUND");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const tl = await details.openStage("TL ROUND");
  await tl.choose("Scheduled");
  await tl.arrange({
    type: "Online",
    person: lead,
    day: 15,
    time: "10:30",
    place: "https://meet.example/tl",
  });
  await tl.comment.fill("Please look at the task");
  await tl.submit();
  await tl.closed();
  return { details, candidate, requisition: id };
}

test("the lead's link: opened, refused, used once, used twice", async ({
  enter,
  browser,
  mailbox,
  muster,
  requisitions,
}) => {
  const page = await enter("recruiter");
  const { details, candidate } = await atTheLead(page, requisitions, "Tanmay Apte");
  const link = await resultLink(mailbox, muster.url, "Tanmay Apte");
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const other = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const result = new InterviewResultPage(phone);
  const late = new InterviewResultPage(other);
  await phone.goto(link);
  await other.goto(link);
  await expect(result.heading).toHaveText("Team Lead interview of Tanmay Apte");
  await expect(phone.getByText("Please look at the task")).toBeVisible();
  await expect(phone.getByText("Resume Not Attached!!")).toBeVisible();
  const pdf = { name: "tanmay.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
  const uploaded = await page.request.post("/api/Candidate_Dashboard.svc/Update_Resume", {
    multipart: { CAN_ID: candidate, RESUME: pdf },
  });
  expect(await uploaded.text()).toContain("Resume uploaded successfully");
  await phone.reload();
  const href = (await result.resume.getAttribute("href")) ?? "";
  expect(await (await phone.request.get(new URL(href, muster.url).href)).text()).toBe("%PDF-1.4\n%%EOF\n");
  await expectNoSidewaysScroll(phone);
  await result.form.expectOffered(["Rescheduled", "Selected", "Rejected", "On-Hold"]);
  await result.form.refuses("All Fields Are Compulsory!!", "All Fields Are Compulsory!!");
  await result.form.choose("Selected");
  for (const [index, factor] of factors.entries()) await result.form.score(factor, String(index + 1));
  await result.form.refuses("All Fields Are Compulsory!!");
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await details.expectStage("TL ROUND", "open");

  await result.form.comment.fill("Thinks before coding");
  await result.form.submit();
  await expect(result.heading).toHaveText("Interview Updated Successfully");
  await expectAccessible(phone);
  await test.step("taken back at once, the page asks again and keeps what was typed", async () => {
    await phone.getByRole("button", { name: "Take back", exact: true }).click();
    await expect(result.heading).toHaveText("Team Lead interview of Tanmay Apte");
    await details.expectStage("TL ROUND", "open");
    await result.form.submit();
    await expect(result.heading).toHaveText("Interview Updated Successfully");
  });
  await details.expectStage("TL ROUND", "done");
  await expect(details.panel("TL ROUND")).toContainText(`Selected${lead}`);
  await expect(details.panel("TL ROUND")).toContainText("Culture 5");

  // The same link on another phone, where the form is still open.
  const told = new RegExp(
    `^The result of this interview is Selected; ${lead} gave it on \\d{2}-\\w{3}-\\d{4}\\.$`,
  );
  await late.form.choose("Rejected");
  await late.form.comment.fill("No");
  await late.form.submit();
  await expect(late.heading).toHaveText(told);
  await phone.reload();
  await expect(result.heading).toHaveText(told);
  await expect(result.form.submitButton).toHaveCount(0);
  // A used link shows neither other people's comments nor the resume.
  await expect(phone.getByRole("main")).toContainText("Tanmay Apte");
  await expect(phone.getByText("Please look at the task")).toHaveCount(0);
  expect(await (await phone.request.get(new URL(href, muster.url).href)).text()).not.toContain("%PDF");
  await expectAccessible(phone);
  await phone.goto(link.replace(/person=[^&]+/, "person=somebody"));
  await expect(result.heading).toHaveText("This link cannot be used");
  await phone.close();
  await other.close();
});

test("the lead reschedules the interview through the link: the newer mail's link takes over", async ({
  enter,
  browser,
  mailbox,
  muster,
  requisitions,
}) => {
  const page = await enter("recruiter");
  const { details } = await atTheLead(page, requisitions, "Urvi Nene");
  const link = await resultLink(mailbox, muster.url, "Urvi Nene");
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const result = new InterviewResultPage(phone);
  await phone.goto(link);
  await result.form.choose("Rescheduled");
  await result.form.arrange({ type: "Offline", day: 18, time: "09:15", place: "Cabin 2" });
  await result.form.comment.fill("I am away that day");
  await test.step("a time that something speaks against needs a second Submit", async () => {
    await expect(phone.getByText("This is outside working time")).toBeVisible();
    await expect(phone.getByRole("group", { name: "Free hours" }).getByRole("button")).toHaveCount(3);
    await result.form.submitButton.click();
    await expect(phone.getByText("Submit again to save it all the same.")).toBeVisible();
    await expectAccessible(phone);
    await expectNoSidewaysScroll(phone);
    await result.form.submitButton.click();
  });
  await expect(result.heading).toHaveText("Interview Updated Successfully");
  await expect(details.panel("TL ROUND")).toContainText("Cabin 2");
  await phone.goto(link);
  await expect(result.heading).toHaveText(/^This interview was rescheduled to 18-\w{3}-\d{4} at 09:15 am; /);
  await phone.goto(await resultLink(mailbox, muster.url, "Urvi Nene", "rescheduled"));
  await expect(result.heading).toHaveText("Team Lead interview of Urvi Nene");
  await phone.close();
});

test("a requisition revoked meanwhile: the lead sees that instead of the form", async ({
  enter,
  browser,
  mailbox,
  muster,
  requisitions,
}) => {
  const page = await enter("recruiter");
  const { requisition } = await atTheLead(page, requisitions, "Vihaan Lele");
  const link = await resultLink(mailbox, muster.url, "Vihaan Lele");
  await requisitions.revoked(requisition);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const result = new InterviewResultPage(phone);
  await phone.goto(link);
  await expect(result.heading).toHaveText("This interview will not take place: the requisition was revoked.");
  await expect(result.form.submitButton).toHaveCount(0);
  await expect(result.resume).toHaveCount(0);
  await phone.close();
});

test("two weeks after the interview the lead's link has expired", async ({ browser, mailbox }) => {
  const before = await Muster.start("--smtp", mailbox.url, "--today", "2026-03-16");
  const manager = await Api.as(before, "manager");
  const list = "/api/Requisition.svc/get_requirement_data/In_Progress/all/all/all/all/all";
  const moved = { COMMENT: "noted", CREATED_BY: manager.userId };
  const round = "/api/Candidate_Dashboard.svc/update_candidate_round";
  const conductor = async (role: string, name: string) =>
    (await manager.get(`/api/Master.svc/get_role_select2/${role}`)).data.find(({ text }) => text === name)
      ?.id;
  const called = (await manager.get(list)).data.find(({ REQ_ID }) => !String(REQ_ID).includes("-"));
  const added = await manager.must("/api/Candidate_Dashboard.svc/insert_candidate", {
    NAME: "Late Answer",
    MOBILE: "6199999999",
    SOURCE_OF_CANDIDATE: "Naukri",
    STATE: "Maharashtra",
    CITY: "Pune",
    REQ_ID: called?.ID,
    CREATED_BY: manager.userId,
    IS_MAP: "1",
  });
  const of = { CAN_ID: added.data[0]?.CAN_ID, REQ_ID: called?.ID, ...moved };
  const at = {
    CALLBACK_DATE: "2026-03-18",
    CALLBACK_TIME: "10:00",
    INTERVIEW_TYPE: "Online",
    MEETING_LINK: "https://meet.example/late",
  };
  await manager.must(round, {
    ...of,
    STAGE: "CALL",
    STATUS: "Shortlisted",
    ...at,
    METTING_CONDUCTED_BY_ID: await conductor("Interviewer", "Nandini Rao"),
  });
  await manager.must(round, { ...of, STAGE: "HR_ROUND", STATUS: "Skip" });
  await manager.must(round, {
    ...of,
    STAGE: "TL_ROUND",
    STATUS: "Scheduled",
    ...at,
    METTING_CONDUCTED_BY_ID: await conductor("TL", lead),
  });
  const link = new URL(await resultLink(mailbox, before.url, "Late Answer"));

  const after = await before.restart("--smtp", mailbox.url, "--today", "2026-04-02");
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const result = new InterviewResultPage(phone);
  await phone.goto(`${after.url}${link.pathname}${link.search}`);
  await expect(result.heading).toHaveText("This link cannot be used");
  await expect(phone.getByText("This link is no longer valid. Please ask for a new one.")).toBeVisible();
  await expect(result.form.submitButton).toHaveCount(0);
  await expectAccessible(phone);
  await phone.close();
  await after.stop();
});
