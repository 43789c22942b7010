import type { Page } from "@playwright/test";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { StageForm } from "./pages/StageForm";
import type { Requisitions } from "./requisitions";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

/** A candidate who is on hold in the TL round. */
async function onHold(requisitions: Requisitions, id: string, NAME: string, MOBILE: string): Promise<string> {
  const candidate = await requisitions.candidate(id, undefined, { NAME, MOBILE });
  await requisitions.walkBefore(id, candidate, "TL_ROUND");
  await requisitions.move(id, candidate, "TL_ROUND", "On-Hold");
  return candidate;
}

/** Gives the decision in the dialog that is open. */
async function decide(page: Page, status: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Decide" });
  await expect(dialog).toContainText("On-Hold in TL ROUND");
  const form = new StageForm(page, dialog);
  await form.expectOffered(["Selected", "Rejected", "On-Hold"]);
  await form.choose(status);
  await form.comment.fill("Compared with the others");
  await expectAccessible(page, "[role=dialog]");
  await form.submit();
  await form.closed();
}

test("a manager decides about a candidate on hold from the list, and takes it back", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const candidate = await onHold(requisitions, id, "Hari Held", "6480000001");
  const page = await enter("manager", `/waiting?requisition=${serial}`);
  const list = page.getByRole("table", { name: "Waiting" });
  const button = list.getByRole("button", { name: "Decide: Hari Held" });

  await button.click();
  await decide(page, "Selected");
  await expect(page).toHaveURL(/\/waiting/);
  await expect(list.getByRole("button", { name: "Schedule PL Round: Hari Held" })).toBeVisible();
  await page.getByRole("region", { name: "Undo" }).getByRole("button", { name: "Undo" }).click();
  await expect(button).toBeVisible();

  await test.step("the candidate's page has the same dialog", async () => {
    const details = new CandidateDetailsPage(page);
    await details.open(candidate, id);
    await page.getByRole("region", { name: "Waiting on" }).getByRole("button", { name: "Decide" }).click();
    await decide(page, "Rejected");
    await expect(details.panel("TL ROUND")).toContainText("Compared with the others");
  });
});

test("on a phone the cards of Waiting have the same buttons", async ({ enter, requisitions }) => {
  const { id, serial } = await requisitions.assigned(2);
  await onHold(requisitions, id, "Hema Held", "6480000002");
  await requisitions.candidate(id, undefined, { NAME: "Chand Called", MOBILE: "6480000003" });
  const page = await enter("manager", `/waiting?requisition=${serial}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole("button", { name: "Decide Hema Held" });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Call Chand Called" }).click();
  const call = page.getByRole("dialog", { name: "Call" });
  await expect(call.getByRole("link", { name: "64800 00003" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(call).toBeHidden();
  await button.click();
  await decide(page, "Rejected");
  await expect(button).toHaveCount(0);

  await test.step("nothing of it is overdue, and the list says so", async () => {
    await page.goto(`/waiting?requisition=${serial}&state=overdue`);
    await expect(page.getByText("Nothing here is overdue")).toBeVisible();
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(page.getByRole("button", { name: "Call Chand Called" })).toBeVisible();
  });
});
