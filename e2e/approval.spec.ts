import type { Browser, Page } from "@playwright/test";
import { ApprovalPage } from "./pages/ApprovalPage";
import { HomePage } from "./pages/HomePage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";

/** The phone of an approver who is not signed in. */
async function phoneOf(browser: Browser): Promise<{ phone: Page; approval: ApprovalPage }> {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  return { phone, approval: new ApprovalPage(phone) };
}

test("opening the link changes nothing, Approve does, and the page then shows the outcome", async ({
  browser,
  as,
  mailbox,
  muster,
}) => {
  const manager = await as("manager");
  const { serial } = await manager.requisition(2, { city: "Ratnagiri" });
  const link = await mailbox.approvalLink(muster.url, serial, "Approve");
  const { phone, approval } = await phoneOf(browser);
  await phone.goto(link);
  await expect(approval.heading).toHaveText("Approve this requisition?");
  for (const fact of [serial, "Ratnagiri, Maharashtra", "Full Time", "Experienced", "31 Dec 2099"]) {
    await expect(phone.getByText(fact, { exact: true })).toBeVisible();
  }
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  expect((await manager.whole(serial)).status).toBe("New");

  await approval.comment.fill("Go ahead");
  await approval.approve.click();
  await expect(approval.heading).toHaveText("Requisition Approved Successfully");
  await expect(phone.getByText("Approved", { exact: true })).toBeVisible();
  await expect(phone.getByText("New", { exact: true })).toHaveCount(1); // The hire type.
  const { status, timeline } = await manager.whole(serial);
  expect(status).toBe("Approved");
  expect(timeline.at(-1)).toMatchObject({ action: "Approve", comment: "Go ahead" });

  await phone.goto(link);
  await expect(approval.heading).toHaveText("This requisition is approved already");
  await phone.goto(await mailbox.approvalLink(muster.url, serial, "Unapprove"));
  await expect(approval.heading).toHaveText("This requisition is approved already");
  await expect(approval.unapprove).toHaveCount(0);
  await phone.close();
});

test("Unapprove, and a change of mind", async ({ browser, as, mailbox, muster }) => {
  const manager = await as("manager");
  const { serial } = await manager.requisition(1);
  const { phone, approval } = await phoneOf(browser);
  await phone.goto(await mailbox.approvalLink(muster.url, serial, "Unapprove"));
  await expect(approval.heading).toHaveText("Unapprove this requisition?");
  await approval.unapprove.click();
  await expect(approval.heading).toHaveText("Requisition Unapproved Successfully");
  await expect(phone.getByText("Unapproved", { exact: true })).toBeVisible();
  expect((await manager.whole(serial)).status).toBe("Unapproved");
  await phone.goto(await mailbox.approvalLink(muster.url, serial, "Approve"));
  await approval.approve.click();
  await expect(approval.heading).toHaveText("Requisition Approved Successfully");
  expect((await manager.whole(serial)).status).toBe("Approved");
  await phone.close();
});

test("after Unapprove a manager asks again, once, and the new link approves", async ({
  browser,
  as,
  enter,
  mailbox,
  muster,
  requisitions,
}) => {
  const manager = await as("manager");
  const { serial } = await manager.requisition(1);
  await requisitions.answer(serial, "Unapprove");
  const asks = () => mailbox.letters.filter(({ raw }) => raw.includes(`requisition ${serial}:`)).length;
  const before = asks();
  const page = await enter("manager", `/admin?q=${serial}`);
  const home = new HomePage(page);
  await home.expectStatus(serial, "Unapproved");
  await home.more(serial, "Ask again");
  const question = page.getByRole("dialog", { name: "Ask the approver again?" });
  await question.getByRole("button", { name: "YES" }).click();
  await expectToast(page, "The approver was asked again");
  await expect.poll(asks).toBe(before + 1);

  await page.getByRole("button", { name: `More of ${serial}`, exact: true }).click();
  const again = page.getByRole("menuitem", { name: "Ask again" });
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");

  const { phone, approval } = await phoneOf(browser);
  await phone.goto(await mailbox.approvalLink(muster.url, serial, "Approve"));
  await approval.approve.click();
  await expect(approval.heading).toHaveText("Requisition Approved Successfully");
  await home.expectStatus(serial, "Approved");
  await phone.close();
});

test("a lost network keeps the comment; after a lost answer the next try shows the outcome", async ({
  browser,
  as,
  mailbox,
  muster,
}) => {
  const manager = await as("manager");
  const { serial } = await manager.requisition(1);
  const { phone, approval } = await phoneOf(browser);
  await phone.goto(await mailbox.approvalLink(muster.url, serial, "Approve"));
  await approval.comment.fill("Go ahead");
  await phone.context().setOffline(true);
  await approval.approve.click();
  await expect(phone.getByRole("main").getByRole("alert")).toContainText("The page cannot be reached.");
  await expect(approval.comment).toHaveValue("Go ahead");
  await phone.context().setOffline(false);
  expect((await manager.whole(serial)).status).toBe("New");

  await phone.route(
    "**/api/approvals?*",
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
  await approval.approve.click();
  await expect(approval.approve).toBeEnabled();
  await approval.approve.click();
  await expect(approval.heading).toHaveText("This requisition is approved already");
  const { timeline } = await manager.whole(serial);
  expect(timeline.map(({ action }) => action)).toEqual(["New Requisition", "Approve"]);
  await phone.close();
});

test("forged and incomplete links, and links of a revoked requisition", async ({
  browser,
  as,
  mailbox,
  muster,
  requisitions,
}) => {
  const manager = await as("manager");
  const { id, serial } = await manager.requisition(1);
  const link = await mailbox.approvalLink(muster.url, serial, "Unapprove");
  const { phone, approval } = await phoneOf(browser);
  const over = phone.getByRole("heading", { name: "This link cannot be used" });
  await phone.goto(link.replace("APPROVED_FLAG=0", "APPROVED_FLAG=1"));
  await expect(over).toBeVisible();
  await expect(approval.approve).toHaveCount(0);
  await phone.goto(link.replace(/signature=[^&]+/, "signature="));
  await expect(over).toBeVisible();
  await expect(
    phone.getByText("This link is not complete. Please open it from the mail again."),
  ).toBeVisible();
  await requisitions.revoked(id);
  await phone.goto(link);
  await expect(approval.heading).toContainText("this requisition is revoked");
  await expect(approval.unapprove).toHaveCount(0);
  expect((await manager.whole(serial)).status).toBe("Revoke");
  await phone.close();
});
