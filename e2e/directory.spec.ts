import { busiest, candidates, openings } from "./demo";
import { DirectoryPage } from "./pages/DirectoryPage";
import { EsaDashboardPage } from "./pages/EsaDashboardPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

const common = ["Name", "mobile", "Email", "Address", "Exp", "Notice Period"];

test("a manager sees every candidate, their source, and the way back", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  await requisitions.candidate(id);
  await requisitions.candidate(id, await as("esa-assigned"));
  const page = await enter("manager", `/directory?req=${serial}`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  const { data } = await (await as("manager")).get(`/api/requisitions/${serial}`);
  await expect(directory.heading(`Candidate Directory (${data[0]?.position})`)).toBeVisible();
  await expect(directory.columns).toHaveText([
    ...common,
    "Created On",
    "Status",
    "Added By",
    "Candidate Source",
    "Timeline",
  ]);
  await expect.poll(() => directory.total()).toBe(2);
  await expect(directory.table.getByText("Naukri").first()).toBeVisible();
  await expect(directory.add).toBeVisible();

  await page.getByRole("button", { name: "Requisition", exact: true }).click();
  await expect(directory.beside(serial)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("list", { name: `Recruiters of ${serial}` })).toBeVisible();
  await expect(directory.beside(serial).getByRole("heading", { name: "Timeline" })).toBeVisible();
  // The column is narrow, but a recruiter's line is not cut off.
  const beside = await directory.beside(serial).boundingBox();
  for (const name of [/^Revoke Asha/, /^Re-Assign Asha/]) {
    const button = await directory.beside(serial).getByRole("button", { name }).boundingBox();
    expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThan((beside?.x ?? 0) + (beside?.width ?? 0));
  }
  await expectAccessible(page);
  await directory.back.click();
  await expect(page).toHaveURL(/\/admin/);
});

test("a recruiter sees their own candidates, and the requisition stays chosen", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  await requisitions.candidate(id);
  await requisitions.candidate(id, await as("esa-assigned"));
  const page = await enter("recruiter", `/directory?req=${serial}`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  await expect(directory.heading("Candidates")).toBeVisible();
  await expect(directory.columns).toHaveText([...common, "Created On", "Status", "Added By", "Timeline"]);
  await expect.poll(() => directory.total()).toBe(1);
  await expect(directory.back).toHaveCount(0);
  await page.goto("/directory");
  await directory.settled();
  await expect(directory.requisition(serial)).toBeVisible();
  await expect.poll(() => directory.total()).toBe(1);
});

const tabs = {
  New: "Created On",
  "Call Round": "Dialed On",
  "HR Round": "Latest Date",
  "Tech Round": "Latest Date",
  "Offer Round": "Latest Date",
  Joining: "Latest Date",
  "Re-Map": "Remap Date",
  All: "Created On",
};

for (const who of ["manager", "recruiter"]) {
  test(`every tab has as many rows as its count, for all days and for one, for a ${who}`, async ({
    enter,
    as,
  }) => {
    const recruiter = await as("recruiter");
    const { id, serial } = await busiest(recruiter);
    const newest = await recruiter.get(
      `/api/CandidateDirectoryy.svc/Get_Candidate_Data_Recruiter/${id}/all/${recruiter.userId}/all?sort=-latestDate`,
    );
    const zone = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" });
    const day = zone.format(new Date(String(newest.data[0]?.LATEST_DATE)));
    const page = await enter(who);
    const directory = new DirectoryPage(page);
    for (const date of ["", `&date=${day}`]) {
      await directory.open(serial, date);
      let sum = 0;
      for (const [label, header] of Object.entries(tabs)) {
        await directory.openTab(label);
        await expect.poll(() => directory.total(), `${label} ${date}`).toBe(await directory.count(label));
        await expect(directory.columns.nth(6), `the date of ${label}`).toHaveText(header);
        if (label !== "All") sum += await directory.count(label);
      }
      if (!date) expect(await directory.count("All")).toBe(sum);
    }
  });
}

test("a day can be chosen and cleared", async ({ enter, requisitions }) => {
  const { id, serial } = await requisitions.assigned(1);
  await requisitions.candidate(id);
  const page = await enter("recruiter");
  const unset = page.waitForRequest(/Get_Candidate_Data_Recruiter\/.*\/all\?/);
  const directory = new DirectoryPage(page);
  await directory.open(serial);
  await unset;
  await directory.date().click();
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.getByRole("button", { name: /^15 \w+ \d{4}$/ }).click();
  await expect(page).toHaveURL(/[?&]date=\d{4}-\d{2}-15/);
  await directory.settled();
  await expect(page.getByText("Data Not Available")).toBeVisible();
  for (const label of ["All", "New"]) await expect.poll(() => directory.count(label)).toBe(0);
  await expect.poll(() => directory.total()).toBe(0);
  await page.getByRole("button", { name: /^Clear / }).click();
  await expect(page).not.toHaveURL(/date=/);
  await expect.poll(() => directory.total()).toBe(1);
});

test("the status opens the details in a new tab", async ({ enter, requisitions }) => {
  const { id, serial } = await requisitions.assigned(1);
  const can = await requisitions.candidate(id);
  const page = await enter("recruiter", `/directory?req=${serial}&tab=New`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  const opened = page.waitForEvent("popup");
  await directory.statuses.first().click();
  const details = await opened;
  await details.waitForURL(/candidate_details/);
  const { searchParams } = new URL(details.url());
  expect(searchParams.get("candidate")).toBe(can);
  expect(searchParams.get("from")).toBe(`/directory?req=${serial}&tab=New`);
  await expect(page).toHaveURL(`/directory?req=${serial}&tab=New`);
});

test("a link opens the timeline in a drawer", async ({ enter, requisitions }) => {
  const { id, serial } = await requisitions.assigned(1);
  const can = await requisitions.candidate(id);
  await requisitions.move(id, can, "CALL", "Not Interested", {
    COMMENT: "Joined elsewhere\nand asks for 5$ more",
  });
  const page = await enter("recruiter", `/directory?req=${serial}&tab=Call_Round`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  await page.getByRole("button", { name: /^Timeline of / }).click();
  await expect(directory.drawer.getByText("Not Interested")).toBeVisible();
  await expect(directory.drawer.getByText(/Joined elsewhere/)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`timeline=${can}`));
  await expectAccessible(page, "[role=dialog]");
  await page.reload();
  await expect(directory.drawer.getByText("Not Interested")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(directory.drawer).toHaveCount(0);
  await expect(page).not.toHaveURL(/timeline=/);
});

test("the timeline has its four colours, and a sentence when it is empty", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const can = await requisitions.hired(id, "Shortlisted");
  await requisitions.move(id, can, "HR_ROUND", "Rejected");
  const called = await requisitions.candidate(id);
  const later = { CALLBACK_DATE: "2099-12-30", CALLBACK_TIME: "10:00" };
  await requisitions.move(id, called, "CALL", "Call Back", later);
  const page = await enter("recruiter", `/directory?req=${serial}&timeline=${can}`);
  const directory = new DirectoryPage(page);
  await expect(directory.entry("Shortlisted")).toHaveAttribute("style", /tone-green/);
  await expect(directory.entry("Rejected")).toHaveAttribute("style", /tone-red/);
  await expect(directory.entry("New")).toHaveAttribute("style", /tone-slate/);
  await page.goto(`/directory?req=${serial}&timeline=${called}`);
  await expect(directory.entry("Call Back")).toHaveAttribute("style", /tone-olive/);

  const recruiter = await as("recruiter");
  const { data } = await recruiter.must("/api/Candidate_Dashboard.svc/insert_candidate", {
    NAME: "Not Mapped",
    MOBILE: "6200000003",
    SOURCE_OF_CANDIDATE: "Naukri",
    STATE: "Goa",
    CITY: "Panaji",
    CREATED_BY: recruiter.userId,
    IS_MAP: "0",
  });
  await page.goto(`/directory?req=${serial}&timeline=${data[0]?.CAN_ID}`);
  await expect(directory.drawer.getByText("Candidate is not yet mapped to any position.")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
});

for (const status of ["Revoke", "Hr Revoke"]) {
  test(`under ${status} the status buttons are locked and the names lead on`, async ({ enter, as }) => {
    const manager = await as("manager");
    let serial = "";
    for (const one of await openings(manager, status)) {
      if (!serial && (await candidates(manager, one.id)) > 0) serial = one.serial;
    }
    expect(serial, `the demo company has nobody under ${status}`).not.toBe("");
    const page = await enter("manager", `/directory?req=${serial}`);
    const directory = new DirectoryPage(page);
    await directory.settled();
    const band = status === "Revoke" ? /Nobody adds or moves its candidates/ : /act yourself/;
    await expect(page.getByText(band)).toBeVisible();
    await expect(directory.add).toHaveCount(0);
    await expect(directory.statuses.first()).toBeDisabled();
    for (const button of await directory.statuses.all()) await expect(button).toBeDisabled();
    const opening = page.waitForEvent("popup");
    await directory.names.first().click();
    await expect(await opening).toHaveURL(/\/candidate_details/);
  });
}

test("a blacklisted candidate cannot be opened", async ({ enter, as, requisitions }) => {
  const { id, serial } = await requisitions.assigned(1);
  const can = await requisitions.candidate(id);
  const manager = await as("manager");
  await manager.must("/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1", {
    CAN_ID: can,
    REQ_ID: id,
    COMMENT: "False papers",
    CREATED_BY: manager.userId,
  });
  const page = await enter("manager", `/directory?req=${serial}&tab=Joining`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  await expect(directory.statuses).toHaveText("Blacklisted");
  await expect(directory.statuses).toBeDisabled();
  await page.getByRole("button", { name: "Blacklisted 1" }).click();
  await expect(page).toHaveURL(/tab=Blacklisted/);
  await expect.poll(() => directory.total()).toBe(1);
});

test("readers see everybody and cannot add candidates", async ({ enter, as, requisitions }) => {
  const { id, serial } = await requisitions.assigned(1);
  await requisitions.candidate(id);
  await requisitions.candidate(id, await as("esa-assigned"));
  const page = await enter("senior-hr", `/directory?req=${serial}`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  await expect.poll(() => directory.total()).toBe(2);
  await expect(directory.add).toHaveCount(0);
  await expect(directory.columns.filter({ hasText: "Candidate Source" })).toHaveCount(0);
});

test("ESA users have the ESA tiles and no ADD CANDIDATE", async ({ enter, as }) => {
  const { serial } = await (await as("manager")).esaRequisition();
  const page = await enter("esa-assigned", `/directory?req=${serial}`);
  const [directory, dashboard] = [new DirectoryPage(page), new EsaDashboardPage(page)];
  await dashboard.settled();
  await expect(dashboard.tile("Selection Round")).toBeVisible();
  await expect(dashboard.tile("HR Round")).toHaveCount(0);
  await expect(directory.add).toHaveCount(0);
  await page.goto("/directory");
  await expect(dashboard.tile("Selection Round"), "the menu's ESA Dashboard needs no choice").toBeVisible();
  await dashboard.openTile("KYC");
  await expect.poll(() => directory.total()).toBe(await dashboard.count("KYC"));
});

test("a phone shows candidates as cards", async ({ enter, requisitions }) => {
  const { id, serial } = await requisitions.assigned(1);
  await requisitions.candidate(id);
  const page = await enter("recruiter", `/directory?req=${serial}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("listitem").filter({ hasText: "Flow Candidate" })).toBeVisible();
  await page.goto(`/directory?req=${serial}&tab=Joining`);
  // The tabs do not fit side by side; the chosen one is scrolled into view.
  await expect(page.getByRole("tab", { name: /^Joining/, selected: true })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page.getByRole("listitem").filter({ hasText: "Flow Candidate" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
