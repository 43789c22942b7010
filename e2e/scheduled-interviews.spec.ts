import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { ScheduledInterviewsPage } from "./pages/ScheduledInterviewsPage";
import type { Requisitions } from "./requisitions";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";
import { notWhole } from "./whole";

async function invited(requisitions: Requisitions, name: string): Promise<void> {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, { NAME: name, EXP: "4" });
  await requisitions.move(id, candidate, "CALL", "Will Revert", {
    COMMENT: "Asks for 5$ more",
    CALLBACK_DATE: "2099-12-01",
    CALLBACK_TIME: "09:00",
  });
  await requisitions.walk(id, candidate, "Shortlisted");
}

test("the interviewer's list: columns, comments, resume, view, and back", async ({ enter, requisitions }) => {
  await invited(requisitions, "Omkar Ghate");
  const page = await enter("interviewer");
  const interviews = new ScheduledInterviewsPage(page);
  await interviews.find("Omkar Ghate");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scheduled Interviews");
  await expect(interviews.table.getByRole("columnheader")).toHaveText([
    "Candidate Name",
    "Mobile",
    "Position",
    "Stage",
    "Date & Time",
    "Interview Type",
    "Link or Location",
    "Experience",
    "Resume",
    "Take Interview",
    "Comments",
    "View",
  ]);
  const row = interviews.row("Omkar Ghate");
  await expect(row).toContainText("HR ROUND");
  await expect(row).toContainText("30 Dec 2099, 03:30 pm");
  await expect(row).toContainText("Online");
  await expect(row.getByRole("link", { name: "Omkar Ghate" })).toHaveAttribute("href", /candidate_details/);
  await expect(row.getByRole("link", { name: /meet/ })).toHaveAttribute("href", /^https:/);
  await interviews.icon("Resume of", "Omkar Ghate").click();
  await expectToast(page, "Resume Not Attached!!");
  await interviews.icon("Comments on", "Omkar Ghate").click();
  await expect(interviews.comments.getByRole("listitem")).toHaveText(["Asks for 5＄ more", "noted", "noted"]);
  await page.keyboard.press("Escape");
  await interviews.icon("View", "Omkar Ghate").click();
  await expect(interviews.info).toContainText("Basic Information");
  await expect(interviews.info).toContainText("Omkar Ghate");
  await expect(interviews.info).toContainText("---");
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(interviews.info).toBeHidden();
  await expectAccessible(page);
  await interviews.back.click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("taking an interview removes its row, here and in another tab", async ({ enter, requisitions }) => {
  await invited(requisitions, "Ruhi Sen");
  const page = await enter("interviewer");
  const other = await enter("interviewer");
  const interviews = new ScheduledInterviewsPage(page);
  const elsewhere = new ScheduledInterviewsPage(other);
  await interviews.find("Ruhi Sen");
  await elsewhere.find("Ruhi Sen");
  const take = await interviews.takeInterview("Ruhi Sen");
  await take.refuses("All Fields Are Compulsory!!", "All Fields Are Compulsory!!");
  await take.choose("Rejected");
  // The HR round is not scored.
  await expect(take.root.getByText("Scores")).toHaveCount(0);
  await take.comment.fill("Wants to work from another city");
  await take.submit();
  await take.closed();
  await expectToast(page, "Interview Updated Successfully");
  await expect(interviews.row("Ruhi Sen")).toHaveCount(0);
  await expect(page.getByText("Data Not Available")).toBeVisible();
  await expect(elsewhere.row("Ruhi Sen")).toHaveCount(0);
});

test("results to give first, then today, then later, every column in sight", async ({ enter }) => {
  const page = await enter("interviewer", "/scheduled_interviews");
  const { table } = new ScheduledInterviewsPage(page);
  for (const width of [1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await table.getByRole("row").nth(2).waitFor();
    await expect.poll(() => notWhole(table), `${width} px`).toEqual([]);
  }
  // Today's fill the first page of a demo company that is started early in the day.
  const answered = page.waitForResponse(/get_interview_records/);
  await page.goto("/scheduled_interviews?size=100");
  const { data } = (await (await answered).json()) as { data: { LATE: string }[] };
  await table.getByRole("row").nth(2).waitFor();
  const when = await table.locator("tbody tr td:nth-child(5)").allTextContents();
  const turns = when.map((text) => (text.endsWith("Late") ? 0 : text.startsWith("Today") ? 1 : 2));
  expect(turns).toEqual(turns.toSorted());
  const late = data.filter(({ LATE }) => LATE === "1");
  expect(when.filter((text) => text.endsWith("Late"))).toHaveLength(late.length);
  // The turns are the whole list, each with the rows that it counts.
  const counts: number[] = [];
  for (const [place, turn] of ["Results to give", "Today", "Later"].entries()) {
    const tab = page.getByRole("tab", { name: turn });
    const count = Number((await tab.textContent())?.slice(turn.length));
    expect(count).toBe(turns.filter((one) => one === place).length);
    await tab.click();
    await expect(table.locator("tbody tr").filter({ has: page.getByRole("link") })).toHaveCount(count);
    counts.push(count);
  }
  await expect(page.getByRole("tab", { name: "All" })).toHaveText(`All${data.length}`);
  expect(counts.reduce((sum, count) => sum + count)).toBe(data.length);
});

test("an interviewer is not told salary and address, and sees no empty label for them", async ({
  enter,
  requisitions,
}) => {
  await invited(requisitions, "Sharvari Kelkar");
  const page = await enter("interviewer");
  const interviews = new ScheduledInterviewsPage(page);
  await interviews.find("Sharvari Kelkar");
  await interviews.icon("View", "Sharvari Kelkar").click();
  await expect(interviews.info).toContainText("Notice period");
  for (const label of ["Current gross", "Current in-hand salary", "Residential address", "Date of birth"]) {
    await expect(interviews.info).not.toContainText(label);
  }
  await page.keyboard.press("Escape");
  await interviews.row("Sharvari Kelkar").getByRole("link", { name: "Sharvari Kelkar" }).click();
  const { box } = new CandidateDetailsPage(page);
  await expect(box).toContainText("Notice period");
  await expect(box).not.toContainText("Current gross");
});

test("on a phone", async ({ enter, requisitions }) => {
  await invited(requisitions, "Vedant Marathe");
  const page = await enter("interviewer");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/scheduled_interviews?q=Vedant");
  await expect(page.getByText("Vedant Marathe", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const interviews = new ScheduledInterviewsPage(page);
  const stage = await page.getByText("HR ROUND", { exact: true }).boundingBox();
  const view = await interviews.icon("View", "Vedant Marathe").boundingBox();
  expect(view?.y, "the icons need no line of their own").toBeLessThan(stage?.y ?? 0);
  const take = await interviews.takeInterview("Vedant Marathe");
  await take.give("Selected", "Good");
  await expectToast(page, "Interview Updated Successfully");
});

test("only interviewers have the screen", async ({ enter, as }) => {
  const page = await enter("recruiter", "/scheduled_interviews");
  await expect(page.getByText("You do not have access to this page")).toBeVisible();
  const [interviewer, recruiter] = await Promise.all([as("interviewer"), as("recruiter")]);
  const list = `/api/Candidate_Dashboard.svc/get_interview_records/${interviewer.userId}`;
  expect((await recruiter.get(list)).code).toBe("403");
});
