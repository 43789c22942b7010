import type { Page } from "@playwright/test";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { Shell } from "./pages/Shell";
import { expect, expectAccessible, test } from "./test";

/** A tab polls every two seconds; the rest allows for the answer and a busy machine. */
const soon = { timeout: 2_000 + 8_000 };

const drawerOf = (page: Page) => page.getByRole("dialog", { name: "Notifications" });
const numberOf = (page: Page) => page.getByTestId("bell-number");
const lineOf = (page: Page, title: string, serial: string) =>
  drawerOf(page)
    .getByRole("button", { name: new RegExp(`^${title}`) })
    .filter({ hasText: serial });

/** Other flows of the worker leave notifications behind. */
async function readAll(page: Page): Promise<void> {
  await new Shell(page).bell.click();
  await expect(drawerOf(page).getByRole("tab", { name: /^Unread\s*\d/ })).toBeVisible();
  const all = drawerOf(page).getByRole("button", { name: "Mark all read" });
  if (await all.isEnabled()) await all.click();
  await expect(all).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(drawerOf(page)).toBeHidden();
  await expect(numberOf(page)).toHaveCount(0, soon);
}

test("a recruiter's bell tells of an assignment at once, and is read by keyboard", async ({
  enter,
  requisitions,
}) => {
  const page = await enter("recruiter", "/admin");
  const interviewer = await enter("interviewer", "/admin");
  const { bell } = new Shell(page);
  await readAll(page);
  await page.getByRole("heading", { level: 1 }).click();
  const { id, serial } = await requisitions.assigned(1);
  await expect(numberOf(page)).toHaveText("1", soon);
  await expect(bell).toHaveAccessibleName("Notifications, 1 new");
  expect(await page.evaluate(() => document.activeElement?.tagName), "the focus stays").toBe("BODY");
  await expectAccessible(page);

  await bell.focus();
  await page.keyboard.press("Enter");
  const line = lineOf(page, "Unread: Assigned to you", serial);
  await expect(line).toContainText("1 of 2 positions, by ");
  await expect(drawerOf(page).getByRole("tab", { name: "Unread 1" })).toBeVisible();
  await expect(numberOf(page), "opening sees it").toHaveCount(0, soon);
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("j");
  await expect(line).toBeFocused();
  await page.keyboard.press("u");
  await expect(lineOf(page, "Assigned to you", serial)).toBeFocused();
  await expect(drawerOf(page).getByRole("tab", { name: "Unread 0" })).toBeVisible();
  await page.keyboard.press("u");
  await expect(line).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/directory?req=${serial}`);
  await expect(drawerOf(page)).toBeHidden();

  await requisitions.held(id, "The budget is being checked");
  await requisitions.resumed(id);
  await expect(numberOf(page)).toHaveText("2", soon);
  await page.setViewportSize({ width: 390, height: 844 });
  await bell.click();
  const held = lineOf(page, "Unread: Requisition on hold", serial);
  await expect(held).toContainText("The budget is being checked");
  await expect(lineOf(page, "Assigned to you", serial), "it was read when opened").toBeVisible();
  const box = await drawerOf(page).boundingBox();
  expect(box?.width, "the whole phone").toBe(390);
  await expectAccessible(page, "[role=dialog]");
  await held.click();
  await expect(page).toHaveURL(`/directory?req=${serial}`);

  await test.step("who does not see the requisition is told nothing of it", async () => {
    await new Shell(interviewer).bell.click();
    await expect(drawerOf(interviewer).getByRole("tab", { name: /^Unread\s*\d/ })).toBeVisible();
    await expect(drawerOf(interviewer).getByText(serial)).toHaveCount(0);
  });
});

test("what a candidate said to an offer opens the filled dialog, and does not stand in the address", async ({
  as,
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const candidate = await requisitions.hired(id, "Offer Sent");
  const page = await enter("manager", "/admin");
  const recruiter = await as("recruiter");
  await recruiter.must("/api/applications/beside", {
    candidate,
    requisition: id,
    status: "Candidate Accepts",
    comment: "Gladly, from the first of May",
    date: "",
  });
  await new Shell(page).bell.click();
  await lineOf(page, "Unread: ", serial).filter({ hasText: "Gladly, from the first of May" }).click();
  const offer = new CandidateDetailsPage(page).form("Offer Stage");
  await expect(offer.status).toHaveValue("Offer Accepted");
  await expect(offer.comment).toHaveValue("Gladly, from the first of May");
  expect(page.url()).not.toContain("Gladly");
});

test("a number of two digits leaves the bell in sight", async ({ enter }) => {
  const page = await enter("interviewer", "/scheduled_interviews");
  await numberOf(page).evaluate((number) => {
    number.textContent = "88";
  });
  const bell = await new Shell(page).bell.locator("svg").boundingBox();
  const number = await numberOf(page).boundingBox();
  if (!bell || !number) throw new Error("no bell with a number");
  expect(number.x).toBeGreaterThanOrEqual(bell.x + bell.width / 2);
});

test("a bell with more than it can show is called what it shows", async ({ enter }) => {
  const page = await enter("interviewer", "/scheduled_interviews");
  await page.route("**/api/notifications?*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), unseen: 120 } });
  });
  await page.reload();
  await expect(numberOf(page)).toHaveText("99+");
  await expect(new Shell(page).bell).toHaveAccessibleName("Notifications, 99+ new");
  await expectAccessible(page);
});

test("managers see the weeks first, and a bell that cannot be read says so", async ({ enter }) => {
  const page = await enter("manager4", "/admin");
  await page.route("**/api/notifications?*", (route) => route.abort());
  await page.reload();
  await new Shell(page).bell.click();
  await expect(drawerOf(page).getByText("Something Went Wrong")).toBeVisible();
  await page.unroute("**/api/notifications?*");
  await drawerOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(drawerOf(page).getByText("Something Went Wrong")).toBeHidden();
  await expect(drawerOf(page).getByRole("tab", { name: /^Unread\s*\d/ })).toBeVisible();
});
