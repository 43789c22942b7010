import { DashboardPage } from "./pages/DashboardPage";
import { Shell } from "./pages/Shell";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

test("Offer Sent and Accepted: every kind of number opens its offers", async ({ enter }) => {
  const page = await enter("manager", "/admin");
  const shell = new Shell(page);
  await shell.menu.hover();
  await shell.menu.getByRole("button", { name: "Team Performance" }).click();
  await shell.menu.getByRole("link", { name: "Offer Sent and Accepted" }).click();
  await page.mouse.move(900, 700);
  const offers = new DashboardPage(page);
  const table = page.getByRole("table", { name: /^Offer Sent and Accepted by month/ });
  const year = new Date().getFullYear();
  await expect(table.locator("tbody tr td:first-child")).toHaveText(
    months.map((month) => `${month} ${year}`),
  );
  await expect(table.getByRole("columnheader", { name: "Sent" })).toHaveCount(5);
  await expect(table.getByRole("columnheader", { name: "Accepted" })).toHaveCount(5);

  const total = table.locator("tfoot").getByRole("button", { name: /Accepted, All types, Total$/ });
  const accepted = await offers.valueOf(total);
  const ofTypes = await table
    .locator("tfoot")
    .getByRole("button", { name: /Accepted, (Full Time|Part Time|Intern|Contract), Total$/ })
    .allInnerTexts();
  expect(ofTypes.reduce((sum, text) => sum + Number(text.replaceAll(",", "")), 0)).toBe(accepted);
  await total.click();
  await expect(offers.dialog).toHaveAccessibleName("All types Offer Accepted");
  await expect(offers.dialog.getByText(/^Offer Details/)).toBeVisible();
  await expect(offers.dialog.getByRole("columnheader")).toHaveText([
    "Sr. No.",
    "Position Name",
    "Recruiter Name",
    "Candidate Name",
    "Offer Accepted Date",
  ]);
  await offers.expectRows(accepted);
  await page.reload();
  await offers.expectRows(accepted);
  await offers.close();

  const sent = table
    .locator("tbody")
    .getByRole("button", { name: /, Sent, Full Time, / })
    .first();
  const value = await offers.valueOf(sent);
  await sent.focus();
  await page.keyboard.press("Enter");
  await expect(offers.dialog).toHaveAccessibleName("Full Time Offer Sent");
  await expect(offers.dialog.getByRole("columnheader").last()).toHaveText("Offer Sent Date");
  await offers.expectRows(value);
  await offers.close();
  await expect(sent).toBeFocused();

  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  const cards = page.getByRole("list", { name: /^Offer Sent and Accepted by month/ });
  await cards.getByRole("button", { name: /Accepted, All types, Total$/ }).click();
  await offers.expectRows(accepted);
  await offers.close();
  await expectAccessible(page);
  await page.goto("/offer_sent_accepted_db?year=2001");
  await expect(page.getByText("No data available")).toBeVisible();
});

test("Selected Candidate Source: the ring, its table and the list of a source agree", async ({
  enter,
  as,
}) => {
  const page = await enter("manager");
  const source = new DashboardPage(page);
  const api = await as("manager");
  // A month that has acceptances, whatever day it is.
  const now = new Date();
  const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
  await page.goto(`/candidateSourcewise_db?month=${before}`);
  const table = page.getByRole("table", { name: /^Selected Candidate Source/ });
  await expect(table).toBeVisible();
  const sentence = page.getByText(/^Total [\d,]+ candidates have accepted the offers this month\.$/);
  const n = Number(((await sentence.textContent()) ?? "").replaceAll(/\D/g, ""));
  await expect(page.getByText("Please click on source to view more details.")).toBeVisible();
  const { data } = await api.get(`/api/Dashboard.svc/Offer_Sent_Acc_EmpType_Dashboard/${before.slice(0, 4)}`);
  const month = data[Number(before.slice(5)) - 1] as Record<string, number>;
  expect(month.Offer_acc_ALL).toBe(n);

  const first = table.locator("tbody tr").first();
  const name = (await first.getByRole("button").textContent()) ?? "";
  const count = Number(await first.locator("td").first().textContent());
  await source.tabTo(first.getByRole("button"));
  await page.keyboard.press("Enter");
  const list = page.getByRole("table", { name: `Candidate Source - ${name}` });
  await expect(list.getByRole("columnheader")).toHaveText([
    "Candidate Name",
    "Total Calls",
    "Position Name",
    "Department",
    "Location",
    "Offer Accepted Date",
    "HR Name",
  ]);
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
  const records = await source.download(page.getByRole("button", { name: "Download CSV" }).last());
  expect(records).toHaveLength(count + 1);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Close" }).click();
  await expect(list).toBeHidden();
  // The middle of a slice's box may be the hole of the ring.
  await page.locator("svg[viewBox$='280'] path").nth(1).dispatchEvent("click");
  await expect(page.getByRole("table", { name: /^Candidate Source - / })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.goto("/candidateSourcewise_db?month=2001-01");
  await expect(page.getByText("Data Not Available.")).toBeVisible();
});

test("Monthly Requisition Data: its numbers are those of the other dashboards", async ({ enter, as }) => {
  const page = await enter("manager", "/average_ttf");
  await page.getByRole("link", { name: "Monthly Requisition Data" }).click();
  const monthly = new DashboardPage(page);
  const table = page.getByRole("table", { name: /^Monthly Requisition Data by month/ });
  for (const head of [
    "Month",
    "Full Time/ Contract Total",
    "Total Requisitions",
    "Full Time Total",
    "Total Closures",
    "Profiles Closed in TAT",
  ])
    await expect(table.getByRole("columnheader", { name: head, exact: true })).toBeVisible();
  await expect(table.getByRole("columnheader", { name: "Partime+Int Total" })).toHaveCount(2);

  const closures = table.locator("tfoot").getByRole("button", { name: /Total Closures, .* Total$/ });
  const closed = await monthly.valueOf(closures);
  const api = await as("manager");
  const { data } = await api.get(`/api/Average_TTF.svc/Average_TTF_Dashboard/${new Date().getFullYear()}`);
  const year = data.at(-1) as Record<string, number>;
  expect(
    Number(year.No_Of_Closure_FT) +
      Number(year.No_Of_Closure_PT) +
      Number(year.No_Of_Closure_INT) +
      Number(year.No_Of_Closure_CT),
  ).toBe(closed);
  await closures.click();
  await expect(
    monthly.dialog.getByRole("columnheader", { name: `Total Closures (${closed})` }),
  ).toBeVisible();
  await monthly.close();

  const opened = table.getByRole("button", { name: /, Total Requisitions, / }).first();
  const value = await monthly.valueOf(opened);
  await opened.focus();
  await page.keyboard.press("Enter");
  await monthly.expectRows(value);
  await monthly.close();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});
