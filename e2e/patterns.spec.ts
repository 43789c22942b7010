import { readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./patterns";
import { expectAccessible, expectNoSidewaysScroll } from "./test";
import { expectToast } from "./toasts";

test.beforeEach(async ({ page, patterns }) => {
  await page.goto(patterns);
  await expect(page.getByRole("heading", { name: "Patterns" })).toBeVisible();
});

const paged = (page: Page): Locator =>
  page.getByRole("table", { name: "Requisition List, paged by a server" });
const long = (page: Page): Locator => page.getByRole("table", { name: "Requisition List", exact: true });

async function firstCells(table: Locator): Promise<string[]> {
  const cells = await table
    .locator("tbody tr[aria-rowindex], tbody tr:has(td)")
    .locator("td:first-child")
    .allInnerTexts();
  return cells.map((text) => text.trim()).filter((text) => text !== "");
}

test("10,000 rows: few nodes, sorted by click and by keyboard, found by text", async ({ page }) => {
  const table = long(page);
  await table.scrollIntoViewIfNeeded();
  await expect(table).toHaveAttribute("aria-rowcount", /10,?00[01]/);
  await expect.poll(() => table.locator("tbody tr").count()).toBeLessThan(80);
  const head = table.getByRole("columnheader", { name: /^Req ID/ });
  await head.getByRole("button").first().click();
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  const sorted = async (desc: boolean) => {
    const cells = await firstCells(table);
    const inOrder = cells.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
    return cells.length > 1 && cells.join() === (desc ? inOrder.toReversed() : inOrder).join();
  };
  await expect.poll(() => sorted(false)).toBe(true);
  await head.getByRole("button").first().press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  await expect.poll(() => sorted(true)).toBe(true);
});

test("a server's pages: size, page and sort live in the address", async ({ page }) => {
  const table = paged(page);
  await expect(table.locator("tbody tr").first()).toBeVisible();
  await expect(page.getByText("1–25 of 86").first()).toBeVisible();
  await page
    .getByRole("navigation", { name: "Pages of Requisition List, paged by a server" })
    .getByRole("button", { name: "Page 2", exact: true })
    .click();
  await expect(page).toHaveURL(/list\.page=2/);
  await expect(page.getByText("26–50 of 86").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("26–50 of 86").first()).toBeVisible();
});

test("a download has every row of the filter and no formula in it", async ({ page }) => {
  const download = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /download/i })
    .first()
    .click();
  const text = readFileSync(await (await download).path(), "utf8");
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.trim().split("\r\n")).toHaveLength(87);
  expect(text).not.toMatch(/(^|,)"?[=+@]/m);
});

test("empty, failed and loading states", async ({ page }) => {
  await expect(page.getByText("No Data Available").first()).toBeVisible();
  await expect(page.getByText("Something Went Wrong").first()).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expectToast(page, "Tried again");
});

test("a confirmation focuses NO and closes on Escape", async ({ page }) => {
  await page.getByRole("button", { name: "Confirm removal" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "NO" })).toBeFocused();
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Confirm removal" })).toBeFocused();
});

test("a form shows its faults and keeps what was typed", async ({ page }) => {
  await page.getByRole("button", { name: "Form dialog" }).click();
  const dialog = page.getByRole("dialog", { name: "Assign Recruiter" });
  await dialog.getByLabel("Comment").fill("for the spring batch");
  await dialog.getByRole("button", { name: "Assign", exact: true }).last().click();
  await expect(dialog.getByText("Please Enter Valid Position Number")).toBeVisible();
  await expect(dialog.getByLabel("Comment")).toHaveValue("for the spring batch");
  await expectAccessible(page, "[role=dialog]");
});

test("drawers are 800 and 500 px wide, and full width on a phone", async ({ page }) => {
  for (const [name, width] of [
    ["Drawer 800", 800],
    ["Drawer 500", 500],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await expect.poll(async () => (await page.getByRole("dialog").boundingBox())?.width).toBe(width);
    await page.getByRole("dialog").press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Drawer 800" }).click();
  await expect.poll(async () => (await page.getByRole("dialog").boundingBox())?.width).toBe(390);
});

test("a range has the eleven presets", async ({ page }) => {
  await page
    .getByRole("button", { name: /range|Added|TAT/i })
    .filter({ hasText: "–" })
    .first()
    .click();
  for (const preset of [
    "Today",
    "Yesterday",
    "Last 7 Days",
    "Last 14 Days",
    "Last 30 Days",
    "Last 90 Days",
    "This Month",
    "Last Month",
    "This Quarter",
    "Last Quarter",
    "This Year",
  ]) {
    await expect(page.getByRole("button", { name: preset, exact: true }).first()).toBeVisible();
  }
  await expectAccessible(page, "[role=dialog]");
});

test("is accessible on a desktop and on a phone, where rows become cards", async ({ page }) => {
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
