import { ApprovalPage } from "./pages/ApprovalPage";
import { HomePage } from "./pages/HomePage";
import { expect, test } from "./test";
import { expectToast } from "./toasts";

const revokeQuestion = "Are you sure you want to Revoke?";

test("one requisition from New to Onboarded, through every dialog", async ({
  enter,
  browser,
  as,
  mailbox,
  muster,
  requisitions,
}) => {
  const manager = await as("manager");
  const page = await enter("manager", "/admin");
  const home = new HomePage(page);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const approval = new ApprovalPage(phone);

  const serial = await test.step("New Requisition creates it in status New", async () => {
    await page.getByRole("button", { name: "New Requisition" }).click();
    const form = home.form("New Requisition");
    await form.choose("Position", "Backend Developer");
    await form.field("No. of Positions").fill("4");
    await form.choose("State", "Maharashtra");
    await form.choose("City", "Nashik");
    await form.pick("Replacement");
    await form.field("Rehire For").fill("Ketan Dave");
    await form.choose("Requested by", "Shruti Venkatesan · Engineering");
    await form.chooseDayOfNextMonth("TAT", 28);
    await form.field("Skills").fill("Go, SQL");
    await form.field("Comments").fill("The team lost one and needs three more");
    const answered = page.waitForResponse((response) => response.url().endsWith("/api/requisitions"));
    await form.submit();
    const made = (await (await answered).json()) as { data: { serial: string }[] };
    await form.closed();
    await expectToast(page, "Requisition Added Successfully");
    return made.data[0]?.serial ?? "";
  });
  await home.find(serial);
  await home.expectStatus(serial, "New");
  await expect(home.row(serial)).toContainText("Ketan Dave");
  const panel = home.panel(serial);

  await test.step("the approver approves it through the mailed link", async () => {
    await phone.goto(await mailbox.approvalLink(muster.url, serial, "Approve"));
    await approval.approve.click();
    await expect(approval.heading).toHaveText("Requisition Approved Successfully");
    await home.expectStatus(serial, "Approved");
  });

  await test.step("Assign Recruiter, from the status and from the panel", async () => {
    await home.status(serial).click();
    const assign = home.form("Assign Recruiter");
    await assign.choose("Recruiter", "Asha Kulkarni");
    await assign.field("No. of Positions").fill("2");
    await assign.submit();
    await assign.closed();
    await expectToast(page, "Requisition Assigned Successfully");
    await home.expectStatus(serial, "Assigned");

    await home.status(serial).click();
    await expect(panel.row("Asha Kulkarni")).toContainText("Assigned");
    await panel.open("Assign", "Assign Recruiter");
    await assign.choose("Recruiter", "Imran Shaikh");
    await assign.field("No. of Positions").fill("1");
    await assign.submit();
    await assign.closed();
    await expect(panel.row("Imran Shaikh")).toContainText("Assigned");
  });

  await test.step("Hold with a note, and Resume", async () => {
    const hold = await panel.open("Hold", "Assign Recruiter");
    await hold.field("Note").fill("Budget is checked");
    await hold.submit();
    await hold.closed();
    await expectToast(page, "Requisition Hold Successfully");
    await expect(home.undo).toBeVisible();
    await panel.close();
    await home.expectStatus(serial, "Hold");
    await home.status(serial).click();
    await expect(hold.root).toContainText("Budget is checked");
    await hold.root.getByRole("button", { name: "Resume" }).click();
    await hold.closed();
    await expectToast(page, "Requisition Resumed Successfully");
    await home.expectStatus(serial, "Assigned");
  });

  await test.step("Re-Assign Recruiter", async () => {
    await home.status(serial).click();
    const reassign = await panel.open("Re-Assign Imran Shaikh", "Re-Assign Recruiter");
    await expect(reassign.root).toContainText("Total Openings 1");
    await reassign.choose("Recruiter", "Pooja Chavan");
    await reassign.field("No. Of Positions").fill("1");
    await reassign.root.getByRole("button", { name: "Save" }).click();
    await expect(reassign.root.getByRole("row").filter({ hasText: "Pooja Chavan" })).toContainText("1");
    await reassign.submit();
    await reassign.closed();
    await expectToast(page, "Requisition Re-Assigned Successfully");
    await expect(panel.row("Imran Shaikh")).toContainText("Hr Revoke");
    await expect(panel.row("Pooja Chavan")).toContainText("Re-Assigned");
    await home.expectStatus(serial, "Re-Assigned");
  });

  await test.step("Edit Requisition, re-approved through the mailed link", async () => {
    const edit = await panel.open("Edit Requisition", "Edit Requisition");
    await edit.pick("Contract");
    await edit.field("Comment").fill("Only for this project");
    await edit.submit();
    await edit.answer("Are you sure you want to edit this requisition?", "YES");
    await edit.closed();
    await expectToast(page, "Requisition Updated Successfully");
    const pending = panel.root.getByText(/was edited and waits for .+ to approve it again/);
    await expect(pending).toBeVisible();
    await phone.goto(await mailbox.approvalLink(muster.url, serial, "Re-Approve"));
    await expect(phone.getByText("Contract", { exact: true })).toBeVisible();
    await approval.approve.click();
    await expect(approval.heading).toHaveText("Requisition Approved Successfully");
    await expect(pending).toBeHidden();
    await expect(home.row(serial)).toContainText("Contract");
    await home.expectStatus(serial, "Re-Assigned");
  });

  await test.step("HR Revoke removes one recruiter", async () => {
    const revoke = await panel.open("Revoke Pooja Chavan", "HR Revoke");
    await revoke.field("Comment").fill("Works elsewhere");
    await revoke.submit();
    await revoke.answer(revokeQuestion, "YES");
    await revoke.closed();
    await expectToast(page, "Recruiter Revoked Successfully");
    await expect(panel.row("Pooja Chavan")).toContainText("Hr Revoke");
    await home.expectStatus(serial, "Re-Assigned");
  });

  await test.step("Position Revoke removes two positions", async () => {
    const revoke = await panel.open("Revoke Position", "Position Revoke");
    await revoke.field("No. of Positions").fill("2");
    await revoke.field("Comment").fill("Two will do");
    await revoke.submit();
    await revoke.answer(revokeQuestion, "YES");
    await revoke.closed();
    await expectToast(page, "Position Revoked Successfully");
    await expect(home.row(serial)).toContainText("2 / 2");
  });

  await test.step("Revoke Requisition, and Undo", async () => {
    const revoke = await panel.open("Revoke Requisition", "Revoke Requisition");
    await revoke.field("Comment").fill("Not needed any more");
    await revoke.submit();
    await revoke.answer(revokeQuestion, "YES");
    await revoke.closed();
    await home.undo.click();
    await expectToast(page, "Requisition Revoked Successfully");
    await home.expectStatus(serial, "Re-Assigned");
    await expect(panel.timeline).not.toContainText("Not needed any more");
    expect((await manager.whole(serial)).status).toBe("Re-Assigned");
  });

  const first = await requisitions.candidate(serial);
  await home.expectStatus(serial, "Inprogress");
  await requisitions.walk(serial, first, "Offer Accepted");

  await test.step("Raise Requisition, once an offer is accepted", async () => {
    await expect(panel.button("Raise Requisition")).not.toHaveAttribute("aria-disabled", "true");
    const raise = await panel.open("Raise Requisition", "Raise Requisition");
    await raise.field("No. of Positions").fill("3");
    await raise.field("Comment").fill("A second team");
    await raise.submit();
    await raise.closed();
    await expectToast(page, "Position Raised Successfully!");
    await expect(panel.root).toContainText(`1 requisition raised against it: ${serial}-1`);
    const child = await manager.whole(`${serial}-1`);
    expect(child).toMatchObject({ status: "Approved", positions: 3, employmentType: "Contract" });
  });

  const second = await requisitions.hired(serial, "Offer Accepted");
  await home.expectStatus(serial, "Completed");
  for (const candidate of [first, second]) await requisitions.move(serial, candidate, "JOINING", "Joined");
  await home.expectStatus(serial, "Onboarded");

  await test.step("every action is disabled, and each button says why", async () => {
    for (const name of ["Assign", "Hold", "Revoke Position", "Revoke Requisition", "Revoke Asha Kulkarni"]) {
      await expect(panel.button(name)).toHaveAttribute("aria-disabled", "true");
    }
    await panel.button("Revoke Requisition").hover();
    const reason = "Revoke Requisition is not possible: this requisition is onboarded";
    await expect(page.getByRole("tooltip", { name: reason })).toBeVisible();
    await expect(panel.timeline).toContainText("Two will do");
    const { timeline } = await manager.whole(serial);
    expect(timeline.map(({ action }) => action)).toEqual([
      "New Requisition",
      "Approve",
      "Assign",
      "Assign",
      "Hold",
      "Resume",
      "Re-Assign",
      "Edit Requisition",
      "Approve",
      "HR Revoke",
      "Revoke Position",
      "Start of Work",
      "Raise Requisition",
      "Recount",
      "Recount",
    ]);
  });
  await phone.close();
});
