import type { Page } from "@playwright/test";
import { DashboardPage } from "./pages/DashboardPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

const lastMonth = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
};

/** Chooses the first department that has a requisition with a funnel, and the requisition. */
async function choose(page: Page, label: "Position" | "Requisition"): Promise<void> {
  await page.getByRole("button", { name: /^Department/ }).click();
  await page.getByRole("menuitemradio", { name: "Engineering" }).click();
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option").last().click();
}

test("Team Dashboard: tiles and columns open their requisitions, and the columns add up", async ({
  enter,
}) => {
  const page = await enter("manager", `/team_performance?month=${lastMonth()}&details=${lastMonth()}`);
  const team = new DashboardPage(page);
  const labels = [
    "Number of Requisitions",
    "Position to be Closed",
    "Before Time",
    "On Time",
    "On-Going",
    "Delayed (Overdue)",
    "Hold/Revoke Positions",
    "Offer Not Accepted",
    "Backed Out",
  ];
  const tiles = page.getByRole("list", { name: /^Team of / });
  const value = new Map<string, number>();
  for (const label of labels) {
    const tile = tiles.getByRole("button", { name: `${label}: ` });
    await expect(tile).toBeVisible();
    value.set(
      label,
      Number(((await tile.getAttribute("aria-label")) ?? "").split(": ")[1]?.replaceAll(",", "")),
    );
  }
  const of = (label: string) => value.get(label) ?? Number.NaN;
  expect(of("Before Time") + of("On Time") + of("On-Going") + of("Delayed (Overdue)")).toBe(
    of("Position to be Closed"),
  );
  for (const label of labels.filter((one) => of(one) > 0)) {
    await tiles.getByRole("button", { name: `${label}: ` }).click();
    await expect(team.dialog).toHaveAccessibleName(label);
    await expect(
      team.dialog.getByRole("columnheader", { name: `${label} (${of(label).toLocaleString("en-IN")})` }),
    ).toBeVisible();
    await team.close();
  }

  const table = page.getByRole("table", { name: "Team performance Details" });
  const number = table
    .getByRole("button", { name: /No\. of Position to be Closed in that Month of / })
    .first();
  const count = await team.valueOf(number);
  await number.focus();
  await page.keyboard.press("Enter");
  await expect(team.dialog).toHaveAccessibleName(/ - No\. of Position to be Closed in that Month$/);
  await expect(
    team.dialog.getByRole("columnheader", { name: `No. of Position to be Closed in that Month (${count})` }),
  ).toBeVisible();
  await page.reload();
  await expect(team.dialog).toBeVisible();
  await team.close();
  await expect(table.locator("tfoot td").nth(1)).toHaveText(
    of("Position to be Closed").toLocaleString("en-IN"),
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});

test("Monthly Team Performance leads to the month and the recruiter", async ({ enter }) => {
  const page = await enter("manager", "/monthly_performance_dashboard");
  const table = page.getByRole("table", { name: /^Monthly Team Performance \(%\)/ });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Monthly Team Performance (%)");
  await expect(table.getByRole("columnheader")).toHaveCount(13);
  const share = table.getByRole("link").first();
  await expect(share).toBeVisible();
  await expectAccessible(page);
  const [, percent = "", name = "", month = "", year = ""] =
    /^([\d.]+) %, (.*), (\w+) (\d{4})$/.exec((await share.getAttribute("aria-label")) ?? "") ?? [];
  await share.focus();
  await page.keyboard.press("Enter");
  const slot = `${month.slice(0, 3)} ${year}`;
  await expect(page.getByRole("heading", { name: `Month ${slot}` })).toBeVisible();
  await expect(page.getByRole("list", { name: `Team of ${slot}` })).toBeVisible();
  const team = page.getByRole("table", { name: "Team performance Details" });
  const row = team.locator("tr[data-selected]");
  await expect(row).toBeInViewport();
  await expect(row).toContainText(name);
  await expect(row.locator("td").last()).toContainText(`${Number(percent).toFixed(2)}%`);
});

test("ELPL: a block has as many candidates as it says; cards expand; the search", async ({ enter }) => {
  const page = await enter("manager", "/ELPL_sheets");
  const elpl = new DashboardPage(page);
  await expect(
    page.getByText("Please select department and requisition to view Profile Funnel."),
  ).toBeVisible();
  await expect(page.getByText("Please Select Stage To View Candidates")).toBeVisible();
  const search = page.getByRole("button", { name: "Search", exact: true }).first();
  await expect(search).toBeDisabled();
  await choose(page, "Position");
  await search.click();
  const funnel = page.getByRole("list", { name: "Funnel" });
  const block = funnel.getByRole("button").first();
  const [, count = ""] = /^Calls, ([\d,]+)/.exec((await block.getAttribute("aria-label")) ?? "") ?? [];
  await elpl.tabTo(block);
  await page.keyboard.press("Enter");
  await expect(block).toHaveAttribute("aria-pressed", "true");
  const list = page.getByRole("region", { name: "Candidates", exact: true });
  await expect(list.getByText(new RegExp(`of ${count}$`))).toBeVisible();
  const records = await elpl.download(list.getByRole("button", { name: "Download CSV" }));
  expect(records).toHaveLength(Number(count.replaceAll(",", "")) + 1);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page.locator("body[data-printed]")).toHaveCount(1);
  await expect(list.getByRole("article")).toHaveCount(Number(count.replaceAll(",", "")));
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(list.getByText(new RegExp(`of ${count}$`))).toBeVisible();

  const card = list.getByRole("article").first();
  const name = (await card.getAttribute("aria-label")) ?? "";
  await card.getByRole("button", { name: `Timeline of ${name}` }).click();
  await expect(card.getByRole("list", { name: `Steps of ${name}` }).getByRole("listitem")).toHaveCount(8);
  await expectAccessible(page);
  await list.getByRole("textbox", { name: "Search candidates" }).fill("zzz nobody");
  await list.getByRole("button", { name: "Search", exact: true }).click();
  await expect(list.getByText("Data Not Available")).toBeVisible();
  await list.getByRole("button", { name: "Clear search" }).click();
  await expect(card).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});

test("Profile Metrics: the funnel leads to ELPL, a slice opens its candidates", async ({ enter }) => {
  const page = await enter("manager", `/profile_metrics?month=${lastMonth()}`);
  const metrics = new DashboardPage(page);
  await page.getByRole("button", { name: "Go", exact: true }).click();
  await expect(page.getByText("Please select requisition", { exact: true })).toBeVisible();
  const sources = page.getByRole("table", { name: /^Source Chart/ });
  const first = sources.locator("tbody tr").first();
  const count = await metrics.valueOf(first.locator("td").first());
  await first.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await metrics.expectRows(count);
  await metrics.close();
  await expect(page.getByText("Candidate source is not available in the Not Defined section.")).toBeVisible();

  await choose(page, "Requisition");
  await page.getByRole("button", { name: "Go", exact: true }).click();
  const funnel = page.getByRole("list", { name: "Profile Funnel" });
  await expect(funnel.getByRole("button").first()).toBeVisible();
  for (const part of ["Profile Funnel", "Source Chart"]) {
    await page.getByRole("button", { name: `About ${part}` }).click();
    await expect(page.getByRole("dialog", { name: `About ${part}` }).getByRole("definition")).toHaveText(
      /\w+/,
    );
    await page.keyboard.press("Escape");
  }
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
  await funnel.getByRole("button").first().click();
  await expect(page).toHaveURL(/\/ELPL_sheets\?dept=.*&req=.*&stage=/);
  await expect(page.getByRole("list", { name: "Funnel", exact: true })).toBeVisible();
});

test("Candidate Feedback: cards, their details, the filters", async ({ enter, as }) => {
  const api = await as("manager");
  const year = new Date().getFullYear();
  const page = await enter("manager", "/candidate_feedback");
  const feedback = new DashboardPage(page);
  await expect(page.getByText("Data not available. Please select department and requisition.")).toBeVisible();
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Please select department and requisition!")).toBeVisible();

  // The requisition of the year with the most results of the TL round.
  const { data } = await api.get(`/api/counted_events/${year}-01-01/${year}-12-31?figure=TL_ROUND_COUNT`);
  const counts = new Map<string, number>();
  for (const row of data) counts.set(String(row.REQ_ID), (counts.get(String(row.REQ_ID)) ?? 0) + 1);
  const [requisition = "", results = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  await page.goto(`/candidate_feedback?req=${requisition}&from=2001-01-01&to=2001-01-31`);
  await expect(page.getByText("No feedback for this requisition and these filters")).toBeVisible();
  await page.goto(
    `/candidate_feedback?req=${requisition}&stage=TL+Round&from=${year}-01-01&to=${year}-12-31`,
  );
  const cards = page.getByRole("region", { name: "Results" }).getByRole("listitem");
  await expect(cards).toHaveCount(results);
  const records = await feedback.download(page.getByRole("button", { name: "Download CSV" }));
  expect(records).toHaveLength(results + 1);
  await expectAccessible(page);
  await cards.first().getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(feedback.dialog).toHaveAccessibleName(/ Feedback Details$/);
  await expect(feedback.dialog.getByRole("columnheader")).toHaveText([
    "Factor",
    "TL Score",
    "PL Score",
    "CEO Score",
  ]);
  await feedback.close();
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScroll(page);
});
