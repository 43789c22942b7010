import type { Page } from "@playwright/test";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { DirectoryPage } from "./pages/DirectoryPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";

const phone = { width: 390, height: 844 };

/** Chooses the column Waiting on, or hides it again. */
async function choose(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  await page.getByRole("dialog", { name: "Columns" }).getByLabel("Waiting on").click();
  await page.keyboard.press("Escape");
}

async function filter(page: Page, party: string): Promise<void> {
  await page.getByRole("button", { name: /^Filter Waiting on/ }).click();
  await page.getByRole("radiogroup", { name: "Waiting on" }).getByLabel(party, { exact: true }).click();
  await page.keyboard.press("Escape");
}

test("the directory tells whom its candidates wait on, once that is chosen", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const called = await requisitions.candidate(id, undefined, { NAME: "Waits Called", MOBILE: "6470000001" });
  const invited = await requisitions.candidate(id, undefined, {
    NAME: "Waits Invited",
    MOBILE: "6470000002",
  });
  await requisitions.walk(id, invited, "Shortlisted");
  const page = await enter("manager", `/directory?req=${serial}`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  const head = directory.table.getByRole("columnheader", { name: "Waiting on" });
  await expect(head).toHaveCount(0);
  await choose(page);
  await expect(head).toBeVisible();
  const row = (name: string) => directory.table.getByRole("row").filter({ hasText: name });
  await expect(row("Waits Called")).toContainText(": Call, waiting");
  await expect(row("Waits Invited")).toContainText(": Give the result, planned");
  await expectAccessible(page);

  await filter(page, "Interviewer");
  await expect.poll(() => directory.total()).toBe(1);
  await expect(directory.tab("All")).toHaveText(/1$/);
  await page.reload();
  await expect(row("Waits Invited")).toBeVisible();
  await expect(row("Waits Called")).toHaveCount(0);
  // Hiding the column takes its filter along.
  await choose(page);
  await expect(head).toHaveCount(0);
  await expect.poll(() => directory.total()).toBe(2);

  await page.setViewportSize(phone);
  await page.goto(`/directory?req=${serial}&f.waitingOn=recruiter`);
  await expect(page.getByRole("definition").filter({ hasText: ": Call" })).toBeVisible();
  await expect(page.getByText("Waits Invited")).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Filters, 1 set" }).click();
  await page.getByRole("radiogroup", { name: "Waiting on" }).getByLabel("All", { exact: true }).click();
  await expect(page.getByText("Waits Invited").first()).toBeVisible();

  await page.goto(CandidateDetailsPage.path(called, id));
  await expect(page.getByRole("region", { name: "Waiting on" })).toContainText(": Call");
});

test("the home list tells whom its requisitions wait on, once that is chosen", async ({
  enter,
  requisitions,
}) => {
  const { serial } = await requisitions.approved(1);
  const page = await enter("manager", `/admin?q=${serial}`);
  const table = page.getByRole("table", { name: "Requisition List" });
  const row = table.getByRole("row").filter({ hasText: serial });
  await expect(row).toBeVisible();
  await choose(page);
  await expect(row).toContainText("a manager: Assign, waiting");
  await expectAccessible(page);
  await filter(page, "Approver");
  await expect(row).toHaveCount(0);
  await filter(page, "Manager");
  await expect(row).toBeVisible();

  await page.setViewportSize(phone);
  await expect(page.getByRole("definition").filter({ hasText: "a manager: Assign" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("waits are found by person and requisition, and who they wait on is reminded", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const invited = await requisitions.candidate(id, undefined, {
    NAME: "Waits Reminded",
    MOBILE: "6470000003",
  });
  await requisitions.walk(id, invited, "Shortlisted");
  const page = await enter("manager", "/waiting");
  const table = page.getByRole("table", { name: "Waiting" });
  const picker = page.getByRole("combobox", { name: "Requisition" });
  // Managers begin with what is overdue.
  const overdue = page.getByRole("button", { name: /^Overdue/ });
  await expect(overdue).toHaveAttribute("aria-pressed", "true");
  await overdue.click();
  await picker.fill(serial);
  await page.getByRole("option", { name: new RegExp(`^${serial} `) }).click();
  await expect(page).toHaveURL(new RegExp(`requisition=${serial}`));
  // The requisition itself waits for its recruiter, too.
  await expect(table.getByRole("row")).toHaveCount(3);
  const { data } = await (await as("manager")).get(`/api/waiting?requisition=${serial}&party=interviewer`);
  const person = String(data[0]?.person);
  await page.getByRole("combobox", { name: "Person" }).fill(person);
  await page.getByRole("option", { name: person, exact: true }).click();
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Person" })).toHaveValue(person);
  await expect(picker).toHaveValue(new RegExp(`^${serial} `));
  await expectAccessible(page);

  const remind = page.getByRole("button", { name: `Remind ${person} of Waits Reminded` });
  await remind.click();
  await expectToast(page, "Reminder sent");
  await remind.click();
  await expect.poll(() => page.evaluate(() => window.toastTexts?.at(-1))).toContain("; again from ");

  await page.setViewportSize(phone);
  await expect(remind).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByLabel("Clear Person").click();
  await expect(page.getByText(`Requisition ${serial}`)).toBeVisible();
});
