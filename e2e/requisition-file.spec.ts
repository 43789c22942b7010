import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parseCsv } from "./csv";
import { HomePage } from "./pages/HomePage";
import { expect, test } from "./test";

const tiles = {
  "No. of Positions": "all",
  Open: "Open",
  "In Progress": "In_Progress",
  "Closed/Onboarded": "Onboarded",
  Overdue: "OVERDUE",
  "Hold/Revoke": "Hold_Revoke",
};

async function downloaded(page: Page): Promise<string[][]> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  return parseCsv(readFileSync(await (await download).path(), "utf8"));
}

/** Overdue opens with the one that is due longest, the others with the newest. */
const orderOf = (tile: string) => (tile === "OVERDUE" ? "?sort=tat" : "");

/** Expects the tile, the count beside the list's title and the file's rows to match the list call. */
async function expectFile(page: Page, label: string, wanted: string[]): Promise<void> {
  const count = wanted.length.toLocaleString("en-IN");
  const tile = page.getByRole("listitem").filter({ has: new HomePage(page).tile(label) });
  const shown = label === "No. of Positions" ? `${count} requisitions` : count;
  await expect(tile).toContainText(shown);
  await expect(page.getByRole("status").filter({ hasText: /^\d+ rows?$/ })).toHaveText(
    `${wanted.length} ${wanted.length === 1 ? "row" : "rows"}`,
  );
  if (wanted.length === 0) {
    await expect(page.getByRole("button", { name: "Download CSV" })).toBeDisabled();
    return;
  }
  const [head, ...rows] = await downloaded(page);
  expect(head?.[0]).toBe("Req ID");
  expect(rows.map(([serial]) => serial)).toEqual(wanted);
}

test("a manager's file has exactly the rows of the tile, and of the filters", async ({ enter, as }) => {
  const api = await as("manager");
  const list = async (tile: string, filter: string) =>
    (await api.get(`/api/Requisition.svc/get_requirement_data/${tile}/${filter}${orderOf(tile)}`)).data;
  const page = await enter("manager", "/admin");
  const home = new HomePage(page);
  for (const [label, tile] of Object.entries(tiles)) {
    await home.tile(label).click();
    const rows = await list(tile, "all/all/all/all/all");
    await expectFile(
      page,
      label,
      rows.map(({ REQ_ID }) => String(REQ_ID)),
    );
  }
  const [row] = await list("Onboarded", "all/all/all/all/all");
  const [year, month] = String(row?.TAT).split("-");
  await page.goto(`/admin?tile=Onboarded&dept=${row?.DEPT_ID}&tat=${year}-${month}`);
  const filtered = await list("Onboarded", `${row?.DEPT_ID}/all/all/${month}/${year}`);
  expect(filtered.length).toBeGreaterThan(0);
  await expectFile(
    page,
    "Closed/Onboarded",
    filtered.map(({ REQ_ID }) => String(REQ_ID)),
  );
});

test("a recruiter's file has exactly their own rows", async ({ enter, as }) => {
  const api = await as("recruiter");
  const page = await enter("recruiter", "/admin");
  const home = new HomePage(page);
  for (const [label, tile] of Object.entries(tiles)) {
    await home.tile(label).click();
    const path =
      tile === "OVERDUE"
        ? `/api/Requirement_Dashboard.svc/get_requirement_data_hr_v2_overdue/${api.userId}`
        : `/api/Get_requirement_Data.svc/get_requirement_data_Jr/${api.userId}/${tile}`;
    const { data } = await api.get(path + orderOf(tile));
    await expectFile(
      page,
      label,
      data.map(({ REQ_ID }) => String(REQ_ID)),
    );
  }
});
