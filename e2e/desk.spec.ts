import type { Locator, Page } from "@playwright/test";
import { CallingPage } from "./pages/CallingPage";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { visit } from "./visit";

/** The card above the tiles. */
const cardOf = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens each section and expects as many rows as its number says. */
async function expectRowsOfSections(page: Page, card: Locator, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const section = card.getByRole("region", { name: title, exact: true });
    const count = await section.locator("[data-count]").textContent();
    await section.getByRole("button").first().click();
    await expect(page).toHaveURL(/\/waiting\?section=/);
    await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${count} rows?$`) })).toBeAttached();
    await page.goBack();
    await expect(card).toBeVisible();
  }
}

/** The first look of the day has the card, the tiles and five whole rows of the list on the screen of a desk. */
async function expectFiveRows(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^Overdue: \d+$/ })).toBeInViewport({ ratio: 1 });
  const rows = page.getByRole("table", { name: "Requisition List" }).locator("tbody tr");
  // The row is wider than the window; its first cell is not.
  await expect(rows.nth(4).locator("td").first()).toBeInViewport({ ratio: 1 });
}

for (const [who, title] of [
  ["manager", "Needs you"],
  ["recruiter", "My day"],
] as const) {
  test(`${who}: ten requisitions on a laptop, below the card in one line; the page scrolls, the head stays`, async ({
    enter,
  }) => {
    const page = await enter(who, "/admin");
    await page.setViewportSize({ width: 1366, height: 768 });
    const card = cardOf(page, title);
    await expect(card.getByRole("button", { name: `Fold ${title}` })).toBeVisible();
    await page.reload();
    await expect(card.getByRole("button", { name: `Unfold ${title}` })).toBeVisible();
    const table = page.getByRole("table", { name: "Requisition List" });
    const rows = table.locator("tbody tr");
    await expect(page.getByRole("button", { name: /^Overdue: \d+$/ })).toBeInViewport({ ratio: 1 });
    await expect(rows.nth(9).locator("td").first()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1366, height: 500 });
    await rows.nth(9).scrollIntoViewIfNeeded();
    await expect(page.getByRole("button", { name: /^Overdue: \d+$/ })).not.toBeInViewport();
    const head = table.getByRole("columnheader", { name: "Req ID" });
    await expect(head).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(52);
  });
}

const myDay = ["Call now", "Interviews today", "Needs the next round", "Offers and joinings"];

test("a recruiter's morning begins with My day", async ({ page, ownMuster }) => {
  await visit(page, ownMuster, "recruiter", "/admin");
  const card = cardOf(page, "My day");
  await expect(card.getByText(/of 100 calls/)).toBeVisible();
  for (const title of myDay)
    await expect(card.getByRole("region", { name: title, exact: true })).toBeVisible();
  await expectFiveRows(page);
  await expectAccessible(page);
  // Unfolded, it stays open for the day.
  await card.getByRole("button", { name: "Fold My day" }).click();
  await card.getByRole("button", { name: "Unfold My day" }).click();
  await expectRowsOfSections(page, card, myDay);

  await test.step("it folds, and stays folded", async () => {
    await card.getByRole("button", { name: "Fold My day" }).click();
    await expect(card.getByRole("region", { name: "Call now" })).toHaveCount(0);
    await page.reload();
    await expect(card.getByRole("button", { name: /^Call now/ })).toBeVisible();
    await card.getByRole("button", { name: "Unfold My day" }).click();
    await expect(card.getByRole("region", { name: "Call now" })).toBeVisible();
  });

  await test.step("keys lead along the rows", async () => {
    const rows = card.locator("[data-desk-row]");
    await page.keyboard.press("m");
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("k");
    await expect(rows.nth(1)).toBeFocused();
    const name = await rows.nth(1).locator("span").first().textContent();
    await page.keyboard.press("a");
    await expect(page).toHaveURL(/\/calling/);
    await new CallingPage(page).expectTurn(name ?? "");
  });

  await page.goto(`${ownMuster.url}/admin`);
  await card.getByRole("button", { name: "Start calling" }).click();
  await expect(page).toHaveURL(/\/calling/);
});

test("a manager's Monday: each row of Needs you does what it says", async ({ page, ownMuster }) => {
  await visit(page, ownMuster, "manager4", "/admin");
  const card = cardOf(page, "Needs you");
  const overdue = card.getByRole("region", { name: "Overdue", exact: true });
  await expect(overdue.getByRole("listitem")).toHaveCount(5);
  await expectAccessible(page);

  await expectFiveRows(page);
  // Unfolded by hand it stays so for the day.
  await card.getByRole("button", { name: "Fold Needs you" }).click();
  await card.getByRole("button", { name: "Unfold Needs you" }).click();

  await test.step("Overdue opens the tile", async () => {
    const count = await overdue.locator("[data-count]").textContent();
    await overdue.getByRole("button").first().click();
    await expect(page).toHaveURL(/tile=OVERDUE/);
    await expect(page.getByText(new RegExp(`of ${count}$`)).first()).toBeVisible();
  });

  await test.step("a cell of its pipeline opens the directory", async () => {
    await overdue
      .getByRole("button", { name: / in \w+ of / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/directory\?.*atWork=/);
    await page.goBack();
  });

  await expectRowsOfSections(page, card, [
    "Unassigned or half assigned",
    "Approvals waiting",
    "Joinings this week",
  ]);

  await test.step("Remind says when", async () => {
    const approvals = card.getByRole("region", { name: "Approvals waiting" });
    const first = approvals.getByRole("listitem").first();
    await first.getByRole("button", { name: /^Remind / }).click();
    await expect(first.getByText(/^Reminded \d\d:\d\d/)).toBeVisible();
  });

  await test.step("Assign opens the form", async () => {
    const unassigned = card.getByRole("region", { name: "Unassigned or half assigned" });
    await unassigned
      .getByRole("button", { name: /^Assign / })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await test.step("a joining opens its dialog over the card, and its row the candidate", async () => {
    const joinings = card.getByRole("region", { name: "Joinings this week" });
    await joinings.locator("[data-desk-action]").first().click();
    const dialog = page.getByRole("dialog", { name: /^(Joining Stage|What the candidate says)$/ });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/admin/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await joinings.locator("[data-desk-row]").first().click();
    await expect(new CandidateDetailsPage(page).stage("JOINING")).toBeVisible();
  });
});

test("whoever has more room in every row has five of them below Needs you, too", async ({ enter }) => {
  const page = await enter("manager", "/admin");
  await expect(cardOf(page, "Needs you").getByRole("listitem").first()).toBeVisible();
  await expectFiveRows(page);
});

test("the card on a phone", async ({ page, ownMuster }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, ownMuster, "recruiter", "/admin");
  const card = cardOf(page, "My day");
  const start = card.getByRole("button", { name: "Start calling" });
  await expect(start).toBeVisible();
  expect((await start.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(card.getByRole("listitem")).toHaveCount(4);
  const call = card.getByRole("button", { name: /^Call / }).first();
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await card.getByRole("tab", { name: /^Offers/ }).click();
  await expect(card.getByRole("listitem").first()).toBeVisible();
  await card.getByRole("button", { name: /\d+ more$/ }).click();
  await expect(page).toHaveURL(/section=offers/);
});

test("readers and interviewers have no card", async ({ enter }) => {
  const reader = await enter("senior-hr", "/admin");
  await expect(reader.getByRole("table", { name: "Requisition List" })).toBeVisible();
  await expect(cardOf(reader, "My day")).toHaveCount(0);
  await expect(cardOf(reader, "Needs you")).toHaveCount(0);
});

for (const who of ["recruiter", "manager"] as const) {
  test(`${who}: nothing moves while home loads on a phone`, async ({ enter }) => {
    const page = await enter(who, "/admin");
    await page.setViewportSize({ width: 390, height: 844 });
    // The card folds after its first look of the day; unfolded, it stays open until tomorrow.
    await expect(page.getByRole("button", { name: /^Fold/ })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: /^Unfold/ }).click();
    await page.addInitScript(() => {
      const moved = { sum: 0 };
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.reload();
    await expect(page.getByRole("tablist", { name: "Sections" })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const moved = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
    expect(moved).toBeLessThan(0.02);
  });
}
