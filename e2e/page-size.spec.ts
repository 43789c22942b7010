import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test";

/** The lists with pages, and who opens them. */
const lists: [who: string, path: string, table: string][] = [
  ["manager", "/admin", "Requisition List"],
  ["recruiter", "/admin", "Requisition List"],
  ["manager", "/admin?panel=followUp", "Follow Up Details"],
  ["interviewer", "/scheduled_interviews", "Scheduled Interviews"],
  ["manager", "/waiting", "Waiting"],
  ["manager", "/open_till_date", "Requisition Open Till Date"],
  ["administrator", "/admin_settings/users", "Users"],
  ["administrator", "/admin_settings/audit", "Audit"],
];

const sizes = [10, 25, 50, 100];

const sizeOf = (page: Page, table: string) =>
  page
    .getByRole("navigation", { name: `Pages of ${table}`, exact: true })
    .getByRole("combobox", { name: "Rows per page" });

/** How many rows of this table its place has room for: those in its region, or in the window if it scrolls with it. */
async function roomOf(table: Locator): Promise<number> {
  return table.evaluate((root) => {
    const region = root.parentElement as HTMLElement;
    const rows = [...root.querySelectorAll("tbody tr")];
    const row = rows[0]?.getBoundingClientRect().height ?? 1;
    if (getComputedStyle(region).overflowY === "auto") {
      const head = root.querySelector("thead")?.getBoundingClientRect().height ?? 0;
      return Math.floor((region.clientHeight - head) / row);
    }
    const below = root.closest("main")?.getBoundingClientRect().bottom ?? 0;
    const end = root.closest("section")?.getBoundingClientRect().bottom ?? 0;
    return rows.length + Math.floor((below - end) / row);
  });
}

for (const [who, path, name] of lists) {
  test(`${who}, ${path}: pages are as large as fit the window`, async ({ enter }) => {
    const page = await enter(who);
    for (const height of [900, 1340, 1600]) {
      await page.setViewportSize({ width: 1440, height });
      await page.goto(path);
      const table = page.getByRole("table", { name, exact: true });
      await expect(table.locator("tbody tr[data-row]").first()).toBeVisible();
      const size = Number(await sizeOf(page, name).inputValue());
      const room = await roomOf(table);
      expect(size, `${height} px has room for ${room} rows`).toBe(
        sizes.findLast((one) => one <= room) ?? sizes[0],
      );
    }
  });
}

test("a chosen size is remembered for its list, and a link to a later page names it", async ({ enter }) => {
  const page = await enter("interviewer", "/scheduled_interviews");
  const size = sizeOf(page, "Scheduled Interviews");
  await size.selectOption("25");
  await expect(page.getByText(/^1–25 of /)).toBeVisible();
  await expect(page).toHaveURL(/\/scheduled_interviews$/);
  await page.goto("/admin");
  await expect(sizeOf(page, "Requisition List")).toHaveValue("10");
  await page.goto("/scheduled_interviews");
  await expect(size).toHaveValue("25");
  await page.getByRole("button", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/\/scheduled_interviews\?page=2&size=25$/);
});
