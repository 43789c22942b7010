import type { Page } from "@playwright/test";
import { parseCsv } from "./csv";
import { CandidateDatabasePage } from "./pages/CandidateDatabasePage";
import { DirectoryPage } from "./pages/DirectoryPage";
import { pdfFile } from "./pdf";
import type { Requisitions } from "./requisitions";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";

/** Uploads a resume as the signed-in user of the page. */
async function upload(page: Page, candidate: string, ...lines: string[]): Promise<void> {
  const answer = await page.request.post("/api/Candidate_Dashboard.svc/Update_Resume", {
    multipart: { CAN_ID: candidate, RESUME: pdfFile("resume.pdf", ...lines) },
  });
  expect(await answer.text()).toContain('"CODE":"200"');
}

/**
 * Five candidates whose resumes have the word: three can be mapped to the target, one was mapped away from it, and one
 * has joined.
 */
async function company(page: Page, requisitions: Requisitions, word: string, mobile: number) {
  const source = await requisitions.assigned(2);
  const target = await requisitions.assigned(2);
  const names = ["Free One", "Free Two", "Free Three"].map((name) => `${word} ${name}`);
  const free: string[] = [];
  for (const [place, NAME] of names.entries()) {
    free.push(await requisitions.candidate(source.id, undefined, { NAME, MOBILE: String(mobile + place) }));
  }
  const before = `${word} Before`;
  const away = await requisitions.candidate(target.id, undefined, {
    NAME: before,
    MOBILE: String(mobile + 3),
  });
  await page.request.post("/api/Candidate_Dashboard.svc/candidate_re_mapping_new", {
    data: { REQ_ID: source.id, CAN_LIST: [away] },
  });
  const joined = `${word} Joined`;
  const hired = await requisitions.candidate(source.id, undefined, {
    NAME: joined,
    MOBILE: String(mobile + 4),
  });
  await requisitions.walk(source.id, hired, "Joined");
  for (const candidate of [...free, away, hired]) {
    await upload(
      page,
      candidate,
      "Curriculum Vitae",
      `Five years across western India and the north with ${word}query at Tarang Systems`,
    );
  }
  return { source, target, names, before, joined };
}

type Company = Awaited<ReturnType<typeof company>>;

/** Chooses the three and the one who was there before, is refused with the reason of that one, and maps the three. */
async function mapThree(page: Page, database: CandidateDatabasePage, made: Company): Promise<void> {
  const { target, names, before } = made;
  const { mapTo, map } = database;
  for (const name of [...names, before]) await database.box(name).check();
  await expect(page.getByText("4 selected").and(page.locator(":visible")).first()).toBeVisible();
  await mapTo.click();
  await expectAccessible(page, "[role=dialog]");
  await map.refuses("Please select requisition");
  await expectToast(page, "Please Select Requirement");
  await map.select("Select requisition to map").fill(target.serial);
  await map.options.first().click();
  await map.submit();
  await expectToast(page, "Candidate Already Mapped To this Position!!");
  const refused = map.root.getByRole("region", { name: "Nobody was mapped" });
  await expect(refused).toContainText(before);
  await expect(refused).toContainText("Candidate Already Mapped To this Position!!");
  for (const name of names) await expect(refused).not.toContainText(name);
  await expectAccessible(page, "[role=dialog]");
  await refused.getByRole("button", { name: "Leave this candidate out" }).click();
  await map.submit();
  await expectToast(page, "Candidate Mapped Successfully!!");
  await expect(page).toHaveURL(new RegExp(`/directory\\?req=${target.serial}`));
}

test("a recruiter finds by a word of the resume, maps three, and is told about the fourth", async ({
  enter,
  requisitions,
}) => {
  const page = await enter("recruiter");
  const made = await company(page, requisitions, "Zephyr", 6_310_000_000);
  const { names, joined } = made;
  const database = new CandidateDatabasePage(page);
  await database.open();
  await expect(
    page.getByText("Please enter any or all four parameter to see the search result."),
  ).toBeVisible();
  await expect(database.mapTo).toHaveCount(0);
  await database.search.click();
  await expectToast(page, "Please enter any or all three parameter to see the search result.");
  await database.text.fill("ze");
  await database.search.click();
  await expectToast(page, "Search Parameter Should be atleast 3 Characters");

  await database.findWord("zephyrquery", 5);
  const mark = database.row(names[0] ?? "").locator("mark");
  await expect(mark).toHaveText("Zephyrquery");
  await expect(mark).toBeInViewport({ ratio: 1 });
  await database.mapTo.click();
  await expectToast(page, "Please Select Candidate");
  await expect(database.lock(joined)).toHaveAccessibleName(
    `${joined}: The candidate cannot be mapped to another requisition: Joined`,
  );
  await page.getByRole("button", { name: "Why" }).click();
  await expect(page.getByRole("dialog", { name: "Why" })).toContainText(joined);
  await page.keyboard.press("Escape");
  await expectAccessible(page);

  await mapThree(page, database, made);
  const directory = new DirectoryPage(page);
  await directory.settled();
  for (const name of names) await expect(directory.row(name)).toBeVisible();
  await expect.poll(() => directory.count("Re-Map")).toBe(3);
});

test("the same on a phone, with cards and the bar at the bottom", async ({ enter, requisitions }) => {
  const page = await enter("recruiter");
  const made = await company(page, requisitions, "Monsoon", 6_320_000_000);
  const { names, joined } = made;
  await page.setViewportSize({ width: 390, height: 844 });
  const database = new CandidateDatabasePage(page);
  await database.findWord("monsoonquery", 5);
  await expect(database.cards.getByRole("listitem")).toHaveCount(5);
  const card = database.card(names[0] ?? "");
  await expect(card.locator("mark")).toHaveText("Monsoonquery");
  for (const label of ["Notice Period", "Total Exp", "HR Name"]) {
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  const lock = await database.lock(joined).boundingBox();
  expect(Math.min(lock?.width ?? 0, lock?.height ?? 0)).toBeGreaterThanOrEqual(40);
  // It is marked as disabled, but a finger may ask it why.
  await database.lock(joined).click({ force: true });
  await expectToast(page, "The candidate cannot be mapped to another requisition: Joined");
  await expectAccessible(page);
  await expect(database.mapTo).toBeInViewport();
  await mapThree(page, database, made);
  for (const name of names) await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
});

test("the rows open their details, form and timeline, and are downloaded", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const name = "Ketaki Nimbalkar";
  await requisitions.candidate(id, undefined, { NAME: name, MOBILE: "6330000001" });
  const page = await enter("recruiter");
  const database = new CandidateDatabasePage(page);
  await database.open();
  await database.find("ketaki");
  await expect(database.columns.filter({ hasText: /./ })).toHaveText([
    "CAN_ID",
    "Name",
    "Mobile",
    "Email",
    "Address",
    "City",
    "Exp",
    "Notice Period",
    "Applied For",
    "Latest Education",
    "Year of Passing",
    "Total Exp",
    "Created On",
    "HR Name",
    "Stage",
    "Status",
    "Profile Mapped",
    "Reference Position",
    "Candidate Form",
    "Resume",
    "Timeline",
  ]);
  const sizes = page.getByRole("combobox", { name: "Rows per page" }).getByRole("option");
  await expect(sizes).toHaveText(["10", "50", "100", "200"]);

  await database.button("View form of", name).click();
  for (const title of ["Basic", "Education", "Experience", "Certification", "Other"]) {
    await expect(database.info.getByRole("heading", { name: `${title} Information` })).toBeVisible();
  }
  await expect(database.info).toContainText("---");
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(database.info).toBeHidden();

  await database.button("Timeline of", name).click();
  await expect(database.timeline).toContainText(`Req ID ${serial}`);
  await page.keyboard.press("Escape");
  await expect(database.timeline).toBeHidden();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const download = await (await downloading).createReadStream();
  const records = parseCsv(Buffer.concat(await download.toArray()).toString());
  expect(records).toHaveLength(2);
  expect(records[1]).toContain(name);

  await page.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/candidate_details\?/);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/candidate_database\?q=ketaki/);
});

test("a reference candidate is added and found by the position", async ({ enter }) => {
  const page = await enter("recruiter");
  const database = new CandidateDatabasePage(page);
  await database.open();
  await database.addReference.click();
  const { reference: form } = database;
  await expectAccessible(page, "[role=dialog]");
  const missing = "All the fields are mandatory!";
  await form.refuses(...Array<string>(9).fill(missing));
  await form.field("Name").fill("Snehal 7 Gaikwad");
  await expect(form.field("Name")).toHaveValue("Snehal  Gaikwad");
  await form.field("Name").fill("Snehal Gaikwad");
  await form.field("Email").fill("snehal");
  await form.field("Contact Number").fill("985033");
  await form.field("Experience (Years)").fill("4");
  await form.choose("Highest Education", "Bachelor");
  await form.select("City").fill("Pune");
  await form.options.filter({ hasText: /^Pune$/ }).click();
  await form.choose("Candidate Source", "Naukri");
  await form.select("Suitable Department").click();
  await form.options.first().click();
  // Its list stays open for another choice, over the fields below.
  await page.keyboard.press("Tab");
  await form.select("Suitable Requisition").click();
  const position = (await form.options.first().textContent()) ?? "";
  await form.options.first().click();
  await page.keyboard.press("Tab");
  await form.refuses("Please Enter Valid Email ID", "Please enter valid number!");
  await expect(form.field("Email")).toHaveValue("");
  await form.field("Email").fill("snehal@flow.example");
  await form.field("Contact Number").fill("6340000001");
  await form.submit();
  await expectToast(page, "Candidate added successfully!");
  await form.closed();

  await database.filter("Ref Position", position);
  await database.search.click();
  await database.settled();
  await expect(database.row("Snehal Gaikwad")).toContainText(position);
  await database.button("Timeline of", "Snehal Gaikwad").click();
  await expect(database.timeline).toContainText("Candidate is not yet mapped to any position.");
});
