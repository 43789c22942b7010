import { readFile } from "node:fs/promises";
import { parseCsv } from "./csv";
import { AverageTtfPage } from "./pages/AverageTtfPage";
import { OpenTillDatePage } from "./pages/OpenTillDatePage";
import { ReviewPage } from "./pages/ReviewPage";
import { Shell } from "./pages/Shell";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

const dashboards = [
  ["/open_till_date", "Requisition Open Till Date"],
  ["/average_ttf", "Average TTF Dashboard"],
  ["/review_dashboard", "Review Dashboard"],
] as const;

const calls = [
  "/api/Position_Dashboard.svc/get_Position_Dashboard",
  "/api/Average_TTF.svc/Average_TTF_Dashboard/2026",
  "/api/Average_TTF.svc/Average_TTF_OnClick/2026/March/FULL_TIME",
];
const reviewCalls = [
  "/api/Review_Dashboard.svc/Review_Dashboard_Count/03/2026",
  "/api/Review_Dashboard.svc/Can_Review_Dashboard/2026-03-01/2026-03-31",
  "/api/reviewed_requisitions/03/2026?series=Closed",
];

test("Open Till Date: buttons, rows, filters and the address agree", async ({ enter }) => {
  const page = await enter("manager", "/admin");
  const shell = new Shell(page);
  await shell.menu.hover();
  await shell.menu.getByRole("button", { name: "Team Performance" }).click();
  await shell.menu.getByRole("link", { name: "Open Till Date" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Requisition Open Till Date");
  await page.mouse.move(900, 500);
  const open = new OpenTillDatePage(page);
  const delayed = await open.count(open.delayed);
  const inProgress = await open.count(open.inProgress);
  await open.expectTotal(delayed + inProgress);
  expect(delayed).toBeGreaterThan(0);

  await expect(open.table.getByRole("columnheader")).toHaveText([
    "Sr. No.",
    "Approved Date",
    "Designation",
    "Department",
    "Location",
    "Employment Type",
    "Days Open",
    "Target Closure Date",
    "Status",
  ]);
  const days = (await open.column("Days Open")).map(Number);
  expect(days).toEqual([...days].sort((a, b) => b - a));
  expect((await open.column("Target Closure Date"))[0]).toMatch(/^\d\d \w{3} \d{4}$/);

  await open.delayed.click();
  await expect(page).toHaveURL(/status=Delayed/);
  await open.expectTotal(delayed);
  await expect.poll(async () => [...new Set(await open.column("Status"))]).toEqual(["Delayed"]);
  await page.reload();
  await open.expectTotal(delayed);
  await open.inProgress.click();
  await open.expectTotal(inProgress);
  await expect.poll(async () => [...new Set(await open.column("Status"))]).toEqual(["In-progress"]);
  await open.inProgress.click();
  await open.expectTotal(delayed + inProgress);

  await open.filter("Department", "Sales");
  await expect(page).toHaveURL(/f\.department=Sales/);
  await expect.poll(async () => [...new Set(await open.column("Department"))]).toEqual(["Sales"]);
  await open.expectTotal((await open.count(open.delayed)) + (await open.count(open.inProgress)));
});

test("a designation opens the directory of its requisition", async ({ enter }) => {
  const page = await enter("manager");
  const open = new OpenTillDatePage(page);
  await open.open();
  const designation = open.table.getByRole("button", { name: /open the directory of/ }).first();
  const [, position, serial] =
    /^(.*), open the directory of (.*)$/.exec((await designation.getAttribute("aria-label")) ?? "") ?? [];
  await designation.click();
  await expect(page).toHaveURL(new RegExp(`/directory\\?req=${serial}`));
  const chosen = await page.evaluate(() => JSON.parse(sessionStorage.getItem("muster.chosen") ?? "{}"));
  expect(chosen).toMatchObject({ position, esa: false });
  expect(chosen.requisitionId).toMatch(/^[0-9a-f-]{36}$/);
});

test("Average TTF: every number of the year opens what it counts", async ({ enter }) => {
  const page = await enter("manager");
  const ttf = new AverageTtfPage(page);
  await ttf.open();
  await expect(ttf.table.getByRole("columnheader", { name: "No. of Closure" })).toHaveCount(4);
  await expect(ttf.table.getByRole("columnheader", { name: "Average TTF (Days)" })).toHaveCount(4);
  await expect(ttf.anyNumber().first()).toBeVisible();
  for (const slot of [
    "Total",
    (await ttf.table.locator("tbody tr td:first-child").allInnerTexts())[0] ?? "",
  ]) {
    for (const number of await ttf.numbers(slot).all()) {
      const value = Number(((await number.textContent()) ?? "").replaceAll(",", ""));
      await number.click();
      await expect(ttf.dialog).toHaveAccessibleName(`${slot} Details`);
      await expect(
        ttf.heads().filter({ hasText: slot === "Total" ? "No. of Closure" : "Offer Accepted" }),
      ).toHaveText(new RegExp(`\\(${value}\\)$`));
      await expect(ttf.heads().filter({ hasText: "Position Name" })).toHaveText(/Position Name \(\d+\)/);
      await expect(ttf.heads().filter({ hasText: "Recruiter Name" })).toHaveCount(slot === "Total" ? 0 : 1);
      await page.keyboard.press("Escape");
      await expect(ttf.dialog).toBeHidden();
    }
  }
});

test("Average TTF: the keyboard, the search, the address, the year, a failure", async ({ enter }) => {
  const page = await enter("manager");
  const ttf = new AverageTtfPage(page);
  await ttf.open();
  const number = ttf.numbers("Total").first();
  await number.focus();
  await page.keyboard.press("Enter");
  await expect(ttf.dialog.getByRole("row").nth(1)).toBeVisible();
  await expect(page).toHaveURL(/month=Total&type=FULL_TIME/);
  const rows = await ttf.dialog.getByRole("row").count();
  await ttf.dialog.getByRole("searchbox").fill("zzz nobody");
  await expect(ttf.dialog.getByText("No data available")).toBeVisible();
  await ttf.dialog.getByRole("button", { name: "Clear search" }).click();
  await expect(ttf.dialog.getByRole("row")).toHaveCount(rows);
  await page.reload();
  await expect(ttf.dialog).toHaveAccessibleName("Total Details");
  await ttf.dialog.getByRole("button", { name: "Close" }).click();
  await expect(ttf.dialog).toBeHidden();
  await number.focus();
  await page.keyboard.press("Enter");
  await expect(ttf.dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(number).toBeFocused();

  const year = new Date().getFullYear();
  await page.getByRole("button", { name: "Previous year" }).click();
  await expect(page).toHaveURL(new RegExp(`year=${year - 1}`));
  await expect(ttf.year(year - 1)).toBeVisible();
  await ttf.year(year - 1).click();
  await page.getByRole("button", { name: String(year), exact: true }).click();
  await expect(page).not.toHaveURL(/year=/);
  await page.goto("/average_ttf?year=2001");
  await expect(page.getByText("No data available")).toBeVisible();

  await page.route("**/Average_TTF_OnClick/**", (route) => route.abort());
  await page.goto("/average_ttf");
  await ttf.numbers("Total").nth(1).click();
  await expect(page).not.toHaveURL(/month=/);
  await expect(ttf.dialog).toBeHidden();
});

test("Average TTF: the file has the year with its total", async ({ enter }) => {
  const page = await enter("manager");
  const ttf = new AverageTtfPage(page);
  await ttf.open();
  await expect(ttf.anyNumber().first()).toBeVisible();
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await (await waiting).path();
  const records = parseCsv(await readFile(file, "utf8"));
  expect(records).toHaveLength(14);
  expect(records[0]?.slice(0, 3)).toEqual([
    "Month",
    "Full Time No. of Closure",
    "Full Time Average TTF (Days)",
  ]);
  expect(records[13]?.[0]).toBe("Total");
  await expect(ttf.numbers("Total").first()).toHaveText(records[13]?.[1] ?? "");
});

for (const { path, table, status } of [
  { path: "/open_till_date?status=Delayed&size=10", table: "Requisition Open Till Date", status: "Delayed" },
  { path: "/review_dashboard?from=2025-01-01&to=2099-12-31&sort=-closed", table: "Review", status: null },
]) {
  test(`${path} downloads all pages, as they are filtered and sorted`, async ({ enter }) => {
    const page = await enter("manager", path);
    const rows = page.getByRole("table", { name: table, exact: true }).locator("tbody tr");
    await expect(rows).toHaveCount(10);
    const [, total] = /of (\d+)$/.exec((await page.getByText(/^1–10 of \d+$/).textContent()) ?? "") ?? [];
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll("td")].map((cell) => (cell.textContent ?? "").trim())),
    );
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const [head = [], ...records] = parseCsv(await readFile(await (await waiting).path(), "utf8"));
    expect(records).toHaveLength(Number(total));
    expect(records.slice(0, 10).map((cells) => cells.map((cell) => cell || "—"))).toEqual(shown);
    const states = records.map((cells) => cells[head.indexOf("Status")]);
    if (status) expect(new Set(states)).toEqual(new Set([status]));
  });
}

test("Review Dashboard: every number of the chart opens as many requisitions", async ({ enter }) => {
  const page = await enter("manager");
  const review = new ReviewPage(page);
  await review.open();
  await expect(page.getByRole("button", { name: /^Approved On \w{3} \d{4}$/ })).toBeVisible();
  await expect(review.chart.getByRole("columnheader")).toHaveText([
    "Department",
    "Requisition_Approved",
    "Requisition_Assigned",
    "Closed",
  ]);
  await expect(review.numbers().first()).toBeVisible();
  for (const number of (await review.numbers().all()).slice(0, 6)) {
    const value = Number(await number.textContent());
    await number.click();
    await expect(review.dialog.getByText(new RegExp(`of ${value}$`))).toBeVisible();
    await expect(page).toHaveURL(/series=/);
    await page.keyboard.press("Escape");
    await expect(review.dialog).toBeHidden();
  }
  // The keyboard reaches the chart through the numbers, and focus returns to the one that was opened.
  const first = review.numbers().first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(review.dialog.getByRole("row").nth(1)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(first).toBeFocused();
  // The bars themselves are for the pointer.
  const segment = page
    .getByRole("table", { name: /^Requisitions by department/ })
    .locator("tbody td button")
    .first();
  await segment.hover();
  await expect(page.getByText("Requisition_Assigned").last()).toBeVisible();
  await segment.click();
  await review.dialog
    .getByRole("button", { name: /open the directory of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/directory\?req=/);
});

test("Review Dashboard: month, range, Apply, filters", async ({ enter }) => {
  const page = await enter("manager");
  const review = new ReviewPage(page);
  await review.open("?approved=2001-01");
  await expect(page.getByText("Data Not Available").first()).toBeVisible();
  await page.getByRole("button", { name: /^Approved On Jan 2001/ }).click();
  await page.getByRole("button", { name: /^(Mar|March)$/ }).click();
  await expect(page).toHaveURL(/approved=2001-03/);

  await review.open();
  await expect(review.table.getByRole("columnheader")).toHaveText([
    "Dept Name",
    "Position Name",
    "Approved On",
    "Assigned Date",
    "Assigned HR",
    "Total Openings Assigned",
    "Recruiter Start Date",
    "Position Closed (Offer Accepted)",
  ]);
  const week = (await review.range.textContent()) ?? "";
  await expect(page.getByRole("button", { name: "Apply" })).toHaveCount(0);
  await review.preset("This Year");
  await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31/);
  await expect(page.getByRole("button", { name: "Apply" })).toHaveCount(0);
  await expect(review.range).not.toHaveText(week);

  await review.table.getByRole("button", { name: "Position Closed (Offer Accepted)" }).click();
  await review.table.getByRole("button", { name: "Position Closed (Offer Accepted)" }).click();
  await expect(page).toHaveURL(/sort=-closed/);
  const closed = async () =>
    (await review.table.locator("tbody tr td:last-child").allInnerTexts()).map((text) => Number(text));
  await expect.poll(async () => (await closed())[0]).toBeGreaterThan(0);
  const falling = async () => {
    const numbers = await closed();
    return numbers.join() === numbers.toSorted((a, b) => b - a).join();
  };
  await expect.poll(falling).toBe(true);

  await page.getByRole("button", { name: "Filter Assigned HR" }).click();
  await page.getByRole("radio", { name: "Asha Kulkarni" }).click();
  await expect(page.getByRole("radio", { name: "Asha Kulkarni" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect
    .poll(async () => [...new Set(await review.table.locator("tbody tr td:nth-child(5)").allInnerTexts())])
    .toEqual(["Asha Kulkarni"]);

  await page.getByRole("button", { name: "Clear Assigned" }).click();
  await expect(page).not.toHaveURL(/from=/);
  await expect(review.range).toHaveText(week);
  await review.range.click();
  const days = page.getByRole("dialog", { name: "Assigned" });
  await days.getByRole("button", { name: /^12 / }).first().click();
  await days.getByRole("button", { name: /^15 / }).first().click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await expect(page.getByRole("button", { name: "Apply" })).toHaveCount(0);
});

for (const [path, title] of dashboards) {
  test(`${title} explains its figures`, async ({ enter }) => {
    const page = await enter("manager", path);
    await page.getByRole("button", { name: `About ${title}` }).click();
    const about = page.getByRole("dialog", { name: `About ${title}` });
    await expect(about.getByRole("definition").first()).toHaveText(/\w+/);
    await expectAccessible(page, "[role=dialog]");
  });
}

test("a manager without the review grant has all dashboards except the Review Dashboard", async ({
  enter,
  as,
}) => {
  const page = await enter("manager4", "/admin");
  const shell = new Shell(page);
  await shell.menu.hover();
  await shell.menu.getByRole("button", { name: "Team Performance" }).click();
  await expect(shell.menu.getByRole("link", { name: "Average TTF" })).toBeVisible();
  await expect(shell.menu.getByRole("link", { name: "Review Dashboard" })).toHaveCount(0);
  await page.goto("/review_dashboard");
  await expect(page.getByText("You do not have access to this page")).toBeVisible();
  await new OpenTillDatePage(page).open();
  await new AverageTtfPage(page).open();
  const api = await as("manager4");
  for (const path of calls) expect((await api.get(path)).code, path).toBe("200");
  for (const path of reviewCalls) expect((await api.get(path)).code, path).toBe("403");
});

for (const who of [
  "recruiter",
  "interviewer",
  "senior-hr",
  "admin",
  "esa-hr",
  "esa-assigned",
  "administrator",
]) {
  test(`${who} finds no dashboard: no menu, no address, no call`, async ({ enter, as }) => {
    const page = await enter(who, "/admin");
    const shell = new Shell(page);
    await expect(shell.menu).toBeAttached();
    await expect(shell.menu.getByRole("button", { name: "Team Performance" })).toHaveCount(0);
    // The web unit tests cover every role's addresses; here one user tries them all.
    for (const [path] of who === "recruiter" ? dashboards : dashboards.slice(0, 1)) {
      await page.goto(path);
      await expect(page.getByText("You do not have access to this page")).toBeVisible();
    }
    const api = await as(who);
    for (const path of [...calls, ...reviewCalls]) expect((await api.get(path)).code, path).toBe("403");
  });
}

test("without a session every dashboard leads to the login", async ({ page, loginPage }) => {
  for (const [path] of dashboards) {
    await page.goto(path);
    await expect(loginPage.submit).toBeVisible();
  }
});

for (const path of [
  "/open_till_date?size=10",
  "/average_ttf",
  "/average_ttf?month=Total&type=FULL_TIME",
  "/review_dashboard?from=2025-01-01&to=2099-12-31&size=10",
]) {
  test(`${path} is accessible and fits a phone`, async ({ enter }) => {
    const page = await enter("manager", path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test("prints the page's name and content, and no controls", async ({ enter }) => {
  const page = await enter("manager");
  const ttf = new AverageTtfPage(page);
  await ttf.open();
  await expect(ttf.anyNumber().first()).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(ttf.table).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Download" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  const ink = await ttf.table
    .locator("tbody td")
    .first()
    .evaluate((cell) => getComputedStyle(cell).color);
  expect(Math.max(...(ink.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(120);
});

for (const [path, table] of [
  ["/open_till_date", "Requisition Open Till Date"],
  ["/review_dashboard?from=2025-01-01&to=2099-12-31", "Review"],
] as const) {
  test(`${path} prints every row on landscape A4, and is paged again afterwards`, async ({ enter }) => {
    const page = await enter("manager", path);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    const rows = page.getByRole("table", { name: table, exact: true }).locator("tbody tr");
    const range = page.getByText(/^1–\d+ of \d+$/);
    const [, size, total] = /^1–(\d+) of (\d+)$/.exec((await range.textContent()) ?? "") ?? [];
    expect(Number(total)).toBeGreaterThan(Number(size));
    const noted = page.waitForRequest((request) => request.url().includes("download=1"));
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await noted;
    await expect(page.locator("body[data-printed]")).toHaveCount(1);
    await expect(rows).toHaveCount(Number(total));
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const [, width, height] = /\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(rows).toHaveCount(Number(size));
    await expect(range).toBeVisible();
  });
}
