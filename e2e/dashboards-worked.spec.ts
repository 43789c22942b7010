import { DashboardPage } from "./pages/DashboardPage";
import { Shell } from "./pages/Shell";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

const year = new Date().getFullYear();
const thisYear = `from=${year}-01-01&to=${year}-12-31`;

test("Team S6: a cell opens its events, by pointer and by keyboard alone", async ({ enter }) => {
  const page = await enter("manager", "/admin");
  const shell = new Shell(page);
  await shell.menu.hover();
  await shell.menu.getByRole("button", { name: "Team Performance" }).click();
  await shell.menu.getByRole("link", { name: "Team S6" }).click();
  await page.mouse.move(900, 600);
  const s6 = new DashboardPage(page);
  const table = page.getByRole("table", { name: "Team S6" });
  await expect(table.locator("tbody tr td:first-child")).toHaveText([
    "New",
    "CALL",
    "HR ROUND",
    "TL ROUND",
    "PL ROUND",
    "CEO ROUND",
    "OFFER",
    "JOINING",
  ]);
  for (const group of ["Day", "Week", "Month", "Quarter", "Year"])
    await expect(table.getByRole("columnheader", { name: new RegExp(`^${group}`) })).toBeAttached();

  const joining = table.getByRole("button", { name: /^JOINING, M1, / });
  const value = await s6.valueOf(joining);
  await joining.click();
  await expect(s6.dialog).toHaveAccessibleName("JOINING M1");
  await s6.expectRows(value);
  await page.reload();
  await expect(s6.dialog).toHaveAccessibleName("JOINING M1");
  await s6.close();

  await page.goto("/s6_performance");
  await expect(joining).toBeVisible();
  await s6.tabTo(table.locator("[data-heat]").first());
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Control+ArrowRight");
  await expect(table.getByRole("button", { name: /^CALL, W, / })).toBeFocused();
  await page.keyboard.press("End");
  await expect(table.getByRole("button", { name: /^CALL, Y/ }).last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expect(s6.dialog.getByRole("row").nth(1)).toBeVisible();
  await expect(page).toHaveURL(/stage=CALL&period=D/);
  await s6.close();

  await page.getByRole("radio", { name: "Year" }).check();
  await expect(table.getByRole("button", { name: /^CALL, Y, / })).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});

test("Hourly Performance: metrics, range, cells, totals, the table below", async ({ enter }) => {
  const page = await enter("manager", `/hourly_performance?${thisYear}`);
  const hourly = new DashboardPage(page);
  const grid = page.getByRole("table", { name: "No. of Connected Calls" });
  await expect(grid.getByRole("columnheader")).toHaveText([
    "Name",
    "09 AM",
    "10 AM",
    "11 AM",
    "12 PM",
    "01 PM",
    "02 PM",
    "03 PM",
    "04 PM",
    "05 PM",
    "06 PM",
    "Total",
  ]);
  const first = grid.locator("tbody tr").first();
  await expect(first.locator("[data-heat]").first()).toBeVisible();
  const cells = await first.locator("td [data-heat], td [data-zero]").allInnerTexts();
  const sum = cells.reduce((total, text) => total + Number(text.replaceAll(",", "")), 0);
  const total = first.getByRole("button", { name: /all hours$/ });
  expect(await hourly.valueOf(total)).toBe(sum);

  const cell = first.locator("[data-heat]").first();
  const value = await hourly.valueOf(cell);
  await cell.click();
  await expect(hourly.dialog).toHaveAccessibleName("Hourly Candidate Details");
  await expect(hourly.dialog.getByRole("columnheader")).toHaveText([
    "Name",
    "Email",
    "Mobile",
    "Position",
    "Status",
    "HR Name",
    "Slot",
  ]);
  await hourly.expectRows(value);
  await hourly.close();

  const everybody = grid.locator("tfoot").getByRole("button", { name: /all hours$/ });
  const all = await hourly.valueOf(everybody);
  await everybody.focus();
  await page.keyboard.press("Enter");
  await expect(hourly.dialog.getByText(new RegExp(`of ${all.toLocaleString("en-IN")}$`))).toBeVisible();
  await hourly.close();

  await hourly.tabTo(grid.locator("[data-heat]").first());
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(hourly.dialog).toBeVisible();
  await hourly.close();

  for (const label of ["Total No. of Calls", "No. of Shortlistings", "HR Round", "Tech Round"]) {
    await page.getByRole("radio", { name: label }).click();
    await expect(page.getByRole("table", { name: label, exact: true })).toBeVisible();
  }
  await expect(page).toHaveURL(/metric=techRound/);
  await expect(page.getByRole("list", { name: "Bands" })).toContainText("8 and above");
  await expect(page.getByRole("table", { name: "Calls Shortlist Dashboard" })).toBeVisible();

  await page.getByRole("button", { name: "Clear Range" }).click();
  await expect(page).not.toHaveURL(/from=/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});

test("Huddle: recruiters, their positions, all positions; every number opens its events", async ({
  enter,
}) => {
  const page = await enter("manager", `/huddleDashboard?${thisYear}`);
  const huddle = new DashboardPage(page);
  const daily = page.getByRole("table", { name: "Daily Call Details" });
  await expect(daily).toBeVisible();
  const foot = daily.locator("tfoot").getByRole("button", { name: /No\. of Calls of all$/ });
  const calls = await huddle.valueOf(foot);
  const column = await daily.getByRole("button", { name: /No\. of Calls of (?!all)/ }).allInnerTexts();
  expect(column.reduce((sum, text) => sum + Number(text.replaceAll(",", "")), 0)).toBe(calls);

  const expander = daily.getByRole("button", { name: /^Details of / }).first();
  await expander.focus();
  await page.keyboard.press("ArrowRight");
  await expect(expander).toHaveAttribute("aria-expanded", "true");
  const person = ((await expander.getAttribute("aria-label")) ?? "").replace("Details of ", "");
  const positions = daily.getByRole("button", { name: new RegExp(`No\\. of Calls of ${person}, `) });
  await expect(positions.first()).toBeVisible();
  const ofPositions = (await positions.allInnerTexts()).reduce(
    (sum, text) => sum + Number(text.replaceAll(",", "")),
    0,
  );
  expect(
    await huddle.valueOf(daily.getByRole("button", { name: new RegExp(`No\\. of Calls of ${person}$`) })),
  ).toBe(ofPositions);
  await page.keyboard.press("ArrowLeft");
  await expect(expander).toHaveAttribute("aria-expanded", "false");

  const tl = daily.locator("tfoot").getByRole("button", { name: "TL Round (S/R) of all" });
  const rounds = await huddle.valueOf(tl);
  await tl.click();
  await expect(huddle.dialog).toHaveAccessibleName("TL Round (S/R)");
  await huddle.expectRows(rounds);
  await huddle.close();

  await page.getByRole("button", { name: "Change View" }).click();
  const worked = page.getByRole("table", { name: "Positions Worked On" });
  await expect(worked).toBeVisible();
  await expect(worked.locator("tfoot")).toContainText(/Total\s*\d+ rows/);
  expect(
    await huddle.valueOf(worked.locator("tfoot").getByRole("button", { name: /No\. of Calls of all$/ })),
  ).toBe(calls);
  const one = worked.getByRole("button", { name: /Offer Accepted of (?!all)/ }).first();
  const accepted = await huddle.valueOf(one);
  await one.focus();
  await page.keyboard.press("Enter");
  await huddle.expectRows(accepted);
  await huddle.close();
  const records = await huddle.download(page.getByRole("button", { name: "Download CSV" }));
  expect(records).toHaveLength((await worked.locator("tbody tr").count()) + 1);

  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto("/huddleDashboard?from=2001-01-01&to=2001-01-02&view=positions");
  await expect(page.getByText("Data not available")).toBeVisible();
});

for (const [path, title] of [
  ["/s6_performance", "Team S6"],
  ["/hourly_performance", "Hourly Performance"],
  ["/huddleDashboard", "Huddle Dashboard"],
] as const) {
  test(`${title} explains its figures, and a recruiter does not see it`, async ({ enter }) => {
    const page = await enter("manager", path);
    await page.getByRole("button", { name: `About ${title}` }).click();
    await expect(
      page
        .getByRole("dialog", { name: `About ${title}` })
        .getByRole("definition")
        .first(),
    ).toHaveText(/\w+/);
    const other = await enter("recruiter", path);
    await expect(other.getByText("You do not have access to this page")).toBeVisible();
  });
}
