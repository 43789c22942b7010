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

test("A dashboard compares with the period before, and its address says so", async ({ enter }) => {
  const page = await enter("manager", "/huddleDashboard");
  const compare = page.getByRole("button", { name: "Compare" });
  const table = page.getByRole("table", { name: "Daily Call Details" });
  const calls = table.locator("tfoot").getByRole("button", { name: "No. of Calls of all" });
  const row = table
    .locator("tbody tr")
    .filter({ has: page.getByRole("button", { name: /No\. of Calls of/ }) });
  const first = row.first().getByRole("button", { name: /No\. of Calls of/ });
  const huddle = new DashboardPage(page);
  const days = (from: number, to: number) => {
    const day = (ago: number) =>
      new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(Date.now() - ago * 86_400_000);
    return `/huddleDashboard?from=${day(from)}&to=${day(to)}`;
  };
  const sentence = (difference: number) => {
    const size = Math.abs(difference).toLocaleString("en-IN");
    return difference > 0 ? `${size} more than` : difference < 0 ? `${size} fewer than` : "as many as";
  };

  // The two weeks one after the other, and then the second beside the first.
  await page.goto(days(7, 1));
  await expect(calls).toBeVisible();
  const whose = (await first.getAttribute("aria-label"))?.replace(/^.* of /, "") ?? "";
  const person = page.getByRole("button", { name: `No. of Calls of ${whose}` });
  const now = { all: await huddle.valueOf(calls), person: await huddle.valueOf(person) };
  await page.goto(days(14, 8));
  await expect(calls).toBeVisible();
  const before = {
    all: await huddle.valueOf(calls),
    person: (await person.count()) ? await huddle.valueOf(person) : 0,
  };
  await page.goto(days(7, 1));
  await expect(compare).toHaveAttribute("aria-pressed", "false");
  await compare.click();
  await expect(page).toHaveURL(/compare=1/);
  const foot = table.locator("tfoot");
  await expect(foot.getByText(`${sentence(now.all - before.all)} in `).first()).toBeAttached();
  const own = table.locator("tbody tr").filter({ has: person });
  await expect(own.getByText(`${sentence(now.person - before.person)} in `).first()).toBeAttached();
  await expect(
    page.locator("section").getByText(/^\d\d \w{3} \d{4} – .* compared with \d\d \w{3} \d{4} – /),
  ).toBeVisible();
  await expectAccessible(page);

  // The address alone decides: it is on after a reload, and off on a page that was opened without it.
  await page.reload();
  await expect(compare).toHaveAttribute("aria-pressed", "true");
  await page.goto("/huddleDashboard");
  await expect(compare).toHaveAttribute("aria-pressed", "false");
  await compare.focus();
  await page.keyboard.press("Space");
  await expect(page.locator("section").getByText(/ compared with .*, up to the same hour$/)).toBeVisible();
  await page.keyboard.press("Space");
  await expect(compare).toHaveAttribute("aria-pressed", "false");
  await expect(page).not.toHaveURL(/compare/);
});

test("A month ahead, and what is so only today, is not compared", async ({ enter }) => {
  const page = await enter("manager", "/team_performance?compare=1");
  const differs = /(than|as (many|much) as) (in|on) /;
  const tile = (label: string) => page.getByRole("listitem").filter({ hasText: label });
  await expect(tile("Before Time").getByText(differs)).toBeAttached();
  await expect(tile("On-Going").getByText(differs)).toHaveCount(0);
  await expect(tile("Hold/Revoke Positions").getByText(differs)).toHaveCount(0);
  await expect(page.getByText(/points (more|less) than in|as much as in/).first()).toBeAttached();
});

test("Every dashboard with a period compares; one without has no such button", async ({ enter }) => {
  const page = await enter("manager", "/admin");
  for (const path of dashboards) {
    await page.goto(`${path}?compare=1`);
    await expect(page.getByRole("button", { name: "Compare" }), path).toHaveAttribute("aria-pressed", "true");
    if (path !== "/candidate_feedback")
      await expect(page.getByText(/(than|as (many|much) as) (in|on) /).first(), path).toBeAttached();
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
