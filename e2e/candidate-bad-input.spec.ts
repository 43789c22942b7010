import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { DirectoryPage } from "./pages/DirectoryPage";
import { FormDialog } from "./pages/FormDialog";
import { day } from "./requisitions";
import { expect, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";

const round = "/api/Candidate_Dashboard.svc/update_candidate_round";
const pdf = (bytes: number) => Buffer.from(`%PDF-1.7\n${"x".repeat(bytes - 15)}%%EOF\n`);
const file = (buffer: Buffer, name = "resume.pdf") => ({ name, mimeType: "application/pdf", buffer });

test("Candidate Form accepts names and numbers as people paste them", async ({ enter, as, requisitions }) => {
  const { id, serial } = await requisitions.assigned(1);
  const page = await enter("recruiter", `/directory?req=${serial}`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  await directory.add.click();
  const { form } = directory;
  const name = form.field("Full Name");
  const kept = [
    ["مريم العلي", "مريم العلي"],
    ["\u202eRa\u200bvi\u00ad \u2066Kumar\u2069", "Ravi Kumar"],
    ["👩🏽\u200d💻❤️1️⃣", ""],
    ["\u3164\uffa0", ""],
    [`${"अ".repeat(199)}ने`, `${"अ".repeat(199)}न`],
    ["Asha ❤️ Rao 👩🏽\u200d💻", "Asha  Rao "],
  ] as const;
  for (const [pasted, shown] of kept) {
    await name.fill(pasted);
    await expect(name).toHaveValue(shown);
  }
  const mobile = form.field("Mobile");
  for (const pasted of [
    "+91 62000 00011",
    "+91-6200000011",
    "0091 6200000011",
    "06200000011",
    "(62000) 00011",
  ]) {
    await mobile.fill(pasted);
    await expect(form.root.locator('[id$="-error"]'), pasted).toHaveCount(0);
    await expect(mobile, pasted).toHaveValue(pasted);
  }
  await form.choose("Source of Candidate", "Naukri");
  await form.submit();
  await form.closed();
  await expect(directory.row("Asha Rao")).toContainText("6200000011");

  // A known candidate is found however the number is pasted, and what was typed stays.
  await directory.add.click();
  await name.fill("\u200fAsha Rao");
  await mobile.fill("+91 6200 000 011");
  await form.choose("Source of Candidate", "Naukri");
  await form.submit();
  await expect(form.root.getByRole("region", { name: "Candidate is already in the system" })).toBeVisible();
  await expect(name).toHaveValue("Asha Rao");
  await form.leave();
  const recruiter = await as("recruiter");
  const list = `/api/CandidateDirectoryy.svc/Get_Candidate_Data_Recruiter/${id}/all/${recruiter.userId}/all`;
  expect((await recruiter.get(list)).data.map(({ NAME, MOBILE }) => [NAME, MOBILE])).toEqual([
    ["Asha Rao", "6200000011"],
  ]);
});

test("a resume at the limit, over it, and a fake one: the form keeps what was typed", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1, { status: "Fresher" });
  const can = await requisitions.candidate(id);
  const page = await enter("recruiter", `/candidate_details?candidate=${can}&requisition=${serial}`);
  let fails = false;
  await page.route("**/update_candidate_details", (route) =>
    fails ? route.abort("connectionreset") : route.fallback(),
  );
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const form = new FormDialog(page, "Edit Candidate Details");
  await form.field("Full Name").fill("نور जोशी Ωmega");
  await form.field("Mobile").fill(`+91 64${can.replace(/\D/g, "").slice(-8).padStart(8, "0")}`);
  await form.field("Email").fill(`${can.slice(-12)}@limit.example`);
  await form.field("Address").fill("7 Hill Road");
  await expect(form.root.getByText("Accepted File type : PDF only (less than 200 kb)")).toBeVisible();
  await expect(form.root.getByRole("button", { name: "Select file to Upload" })).toBeVisible();
  const upload = form.root.getByLabel("Resume", { exact: true });
  const notPdf = "Please upload Resume in pdf only";
  const tooLarge = "File size should be less then 200kb";
  const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  for (const [content, sentence] of [
    [pdf(204_800), tooLarge],
    [png, notPdf],
    [pdf(201 * 1024), tooLarge],
    [Buffer.alloc(0), notPdf],
  ] as const) {
    await upload.setInputFiles(file(content));
    await expect(form.root.getByText(sentence)).toBeVisible();
    await expectToast(page, sentence);
  }
  // A PDF header without an end; only the server reads that far.
  await upload.setInputFiles(file(Buffer.from("%PDF-1.7\nhalf of it"), "half.pdf"));
  await expect(form.root.getByText("half.pdf")).toBeVisible();
  await form.submit();
  await expect(form.root.getByText(notPdf)).toBeVisible();
  await expect(form.field("Full Name")).toHaveValue("نور जोशी Ωmega");
  await expect(form.field("Address")).toHaveValue("7 Hill Road");

  fails = true;
  await upload.setInputFiles(file(pdf(204_799), "largest.pdf"));
  await form.submit();
  await expectToast(page, "Something Went Wrong");
  await expect(form.error).toContainText("What you typed is kept.");
  fails = false;
  await expect(form.root.getByText("largest.pdf")).toBeVisible();
  await form.submit();
  await expectToast(page, "Candidate Details Updated Succesfully");
  await form.closed();
  const stored = await page.request.get(`/api/can_resume/${can}`);
  expect((await stored.body()).length).toBe(204_799);
  await expect(page.getByText("نور जोशी Ωmega").first()).toBeVisible();
});

test("one endless word as name, address or link fits every page, also on a phone", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const long = "क".repeat(200);
  const endless = { NAME: long, ADDRESS: "A".repeat(200), CURRENT_COMPANY: "C".repeat(200), IS_WORKING: "1" };
  const candidate = await requisitions.candidate(id, undefined, endless);
  await requisitions.walk(id, candidate, "Shortlisted");
  await requisitions.move(id, candidate, "HR_ROUND", "Skip", { COMMENT: "w".repeat(2000) });
  await requisitions.move(id, candidate, "TL_ROUND", "Scheduled", {
    CALLBACK_DATE: "2099-12-30",
    CALLBACK_TIME: "15:30",
    INTERVIEW_TYPE: "Online",
    MEETING_LINK: `https://meet.example/${"x".repeat(470)}`,
    METTING_CONDUCTED_BY_ID: requisitions.interviewer,
  });
  const page = await enter("recruiter");
  const interviewer = await enter("interviewer");
  const details = new CandidateDetailsPage(page);
  for (const width of [390, 1440]) {
    for (const one of [page, interviewer]) await one.setViewportSize({ width, height: 844 });
    await details.open(candidate, id);
    await expect(details.panel("TL ROUND")).toContainText("Scheduled");
    await expectNoSidewaysScroll(page);
    await details.action("Timeline").click();
    await expect(details.timeline.getByRole("listitem").first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.goto(`/directory?req=${serial}`);
    await expect(page.getByText(long, { exact: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await interviewer.goto(`/scheduled_interviews?q=${encodeURIComponent(long.slice(0, 60))}`);
    await expect(interviewer.getByText(long, { exact: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(interviewer);
  }
});

test("a dialog left open overnight reports the passed day, and nothing typed is lost", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const page = await enter("recruiter");
  // What yesterday's tab would send today.
  const yesterday = day(new Date(Date.now() - 86_400_000));
  await page.route(
    `**${round}`,
    (route) => route.continue({ postData: { ...route.request().postDataJSON(), CALLBACK_DATE: yesterday } }),
    { times: 1 },
  );
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const call = await details.openStage("CALL");
  await call.choose("Will Revert");
  await call.chooseDay(19);
  await call.time.fill("10:30");
  await call.comment.fill("क्या वेतन तय है? ❤️");
  await call.submit();
  await expect(call.root.getByText("The date cannot be in the past")).toBeVisible();
  await expectToast(page, "The date cannot be in the past");
  await expect(call.date).toBeFocused();
  await expect(call.comment).toHaveValue("क्या वेतन तय है? ❤️");
  await expect(call.time).toHaveValue("10:30");
  await call.chooseDay(19);
  await call.submit();
  await call.closed();
  await expect(details.panel("CALL")).toContainText("क्या वेतन तय है? ❤️");
});

test("Add Candidate pressed twice, and sent again after its answer was lost, adds one", async ({
  enter,
  requisitions,
}) => {
  const { serial } = await requisitions.assigned(1);
  const page = await enter("recruiter", `/directory?req=${serial}`);
  let sent = 0;
  await page.route("**/insert_candidate", async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort("connectionreset");
  });
  const directory = new DirectoryPage(page);
  await directory.settled();
  await directory.add.click();
  const { form } = directory;
  await form.field("Full Name").fill("Once Only");
  await form.field("Mobile").fill("6200000012");
  await form.choose("Source of Candidate", "Naukri");
  await form.root.locator("button[type=submit]").dblclick();
  await expectToast(page, "Something Went Wrong");
  await expect(form.error).toContainText("What you typed is kept.");
  expect(sent).toBe(1);
  await page.unroute("**/insert_candidate");
  await form.submit();
  await expectToast(page, "Candidate added Successfully");
  await form.closed();
  await expect.poll(() => directory.total()).toBe(1);
});
