import { DashboardPage } from "./pages/DashboardPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

const dashboards = [
  "/team_performance",
  "/hourly_performance",
  "/profile_metrics",
  "/candidate_feedback",
  "/offer_sent_accepted_db",
  "/candidateSourcewise_db",
  "/huddleDashboard",
  "/monthly_req_data",
  "/average_ttf",
  "/review_dashboard",
];
const withoutPeriod = [
  "/open_till_date",
  "/s6_performance",
  "/ELPL_sheets",
  "/monthly_performance_dashboard",
];

test("A dashboard compares with the days before, and remembers it", async ({ enter }) => {
  const page = await enter("manager", "/huddleDashboard");
  const compare = page.getByRole("button", { name: "Compare" });
  const table = page.getByRole("table", { name: "Daily Call Details" });
  const calls = table.locator("tfoot").getByRole("button", { name: "No. of Calls of all" });
  const number = () => new DashboardPage(page).valueOf(calls);
  const days = (from: number, to: number) => {
    const day = (ago: number) =>
      new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(Date.now() - ago * 86_400_000);
    return `/huddleDashboard?from=${day(from)}&to=${day(to)}`;
  };

  // The two weeks one after the other, and then the second beside the first.
  await page.goto(days(14, 8));
  await expect(calls).toBeVisible();
  const before = await number();
  await page.goto(days(7, 1));
  await expect(calls).toBeVisible();
  const difference = (await number()) - before;
  await expect(compare).toHaveAttribute("aria-pressed", "false");
  await compare.click();
  await expect(page).toHaveURL(/compare=1/);
  const size = Math.abs(difference).toLocaleString("en-IN");
  const words = difference > 0 ? `${size} more than` : difference < 0 ? `${size} fewer than` : "as many as";
  await expect(table.locator("tfoot").getByText(`${words} in the 7 days before`).first()).toBeAttached();
  await expectAccessible(page);

  // It is still on when the dashboard is opened again, and off elsewhere.
  await page.goto("/huddleDashboard");
  await expect(compare).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/compare=1/);
  await page.goto("/average_ttf");
  await expect(compare).toHaveAttribute("aria-pressed", "false");
  await page.goto("/huddleDashboard");
  await compare.focus();
  await page.keyboard.press("Space");
  await expect(compare).toHaveAttribute("aria-pressed", "false");
  await expect(page).not.toHaveURL(/compare/);
});

test("Every dashboard with a period compares; one without has no such button", async ({ enter }) => {
  const page = await enter("manager", "/admin");
  for (const path of dashboards) {
    await page.goto(`${path}?compare=1`);
    await expect(page.getByRole("button", { name: "Compare" }), path).toHaveAttribute("aria-pressed", "true");
    if (path !== "/candidate_feedback")
      await expect(
        page.getByText(/(than|as many as) (on the day|in the \d+ days) before/).first(),
        path,
      ).toBeAttached();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  for (const path of withoutPeriod) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Print" }).first(), path).toBeVisible();
    await expect(page.getByRole("button", { name: "Compare" }), path).toHaveCount(0);
  }
});
