import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { expect, expectAccessible, test } from "./test";
import { expectToast } from "./toasts";

test("a candidate's page and the list of waits say who must act", async ({ enter, requisitions }) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const line = page.getByRole("region", { name: "Waiting on" });
  await expect(line).toContainText(": Call");
  await expect(line.getByRole("button", { name: "Remind" })).toHaveCount(0);

  await page.goto(`/waiting?requisition=${id}`);
  const table = page.getByRole("table", { name: "Waiting" });
  // The requisition itself waits for its recruiter, too.
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(table.getByRole("cell", { name: /^Work on it/ })).toBeVisible();
  const row = table.getByRole("row").filter({ has: page.getByRole("button", { name: /^Call: / }) });
  await row.getByRole("button", { name: /^Open / }).click();
  await expect(line).toBeVisible();
});

test("a requisition says whom it waits on, and the approver can be reminded once", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  await requisitions.edited(id, "Contract");
  const page = await enter("manager");
  await page.goto("/waiting?section=approvals");
  await expect(page.getByRole("button", { name: "Approvals waiting", pressed: true })).toBeVisible();
  const table = page.getByRole("table", { name: "Waiting" });
  await expect(table.getByRole("cell", { name: "Approve", exact: true }).first()).toBeVisible();

  await page.goto(`/waiting?requisition=${serial}`);
  await expect(table.getByRole("row")).toHaveCount(2);
  await table.getByRole("button", { name: `Open Requisition ${serial}` }).click();
  const line = page.getByRole("region", { name: "Waiting on" });
  await expect(line).toContainText(": Approve");
  const remind = line.getByRole("button", { name: "Remind" });
  await expectAccessible(page, "[role=dialog]");
  await remind.click();
  await expectToast(page, "Reminder sent");
  await expect(line).toContainText("Reminded at ");
  await remind.click();
  await expect.poll(() => page.evaluate(() => window.toastTexts?.at(-1))).toContain("; again from ");
});

test("a candidate who owes an answer is reminded by a message", async ({ enter, requisitions }) => {
  const { id } = await requisitions.assigned(1);
  await requisitions.hired(id, "Offer Sent");
  const page = await enter("recruiter", `/waiting?requisition=${id}&party=candidate`);
  const remind = page.getByRole("table", { name: "Waiting" }).getByRole("button", { name: /^Remind / });
  for (const [way, title] of [
    ["By e-mail", "Email Template"],
    ["By WhatsApp", "WhatsApp Template"],
  ] as const) {
    await remind.click();
    await page.getByRole("menuitem", { name: way }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});
