import { Api } from "./api";
import { AdministrationPage, freshMobile } from "./pages/AdministrationPage";
import { expect, test } from "./test";
import { expectToast } from "./toasts";
import { visit } from "./visit";

test("a department gets an approver and may sign in", async ({ enter }) => {
  const page = await enter("administrator", "/admin_settings/departments");
  const administration = new AdministrationPage(page);
  const name = `Labs ${freshMobile()} & <i>Söhne</i>`;
  await page.getByRole("button", { name: "Add Department" }).click();
  const form = administration.dialog("Add Department");
  await form.getByLabel("Name").fill("Admin");
  await administration.refused(form, "There is a department Admin already");
  await form.getByLabel("Name").fill(name);
  await administration.save(form);
  await expect(administration.row(name)).toContainText("CEO");
  await administration.row(name).click();
  const edit = administration.dialog("Edit Department");
  await administration.choose(edit, "Approver", /Aditya Kapoor/, "kapoor");
  await edit.getByRole("switch", { name: /may sign in/ }).check();
  await administration.save(edit);
  await expect(administration.row(name)).toContainText("Aditya Kapoor");
  await expect(administration.row(name)).toContainText("May sign in");

  // A count in the table opens as many rows.
  const users = administration.row("Engineering").getByRole("link");
  const count = await users.textContent();
  await users.click();
  await expect(page).toHaveURL(/f\.department=/);
  await expect(page.getByText(`1–${count} of ${count}`)).toBeVisible();
});

test("a status gets another colour and position, and open screens follow", async ({
  page,
  ownMuster,
  browser,
}) => {
  const other = await browser.newContext({ baseURL: ownMuster.url });
  const managerPage = await other.newPage();
  await visit(managerPage, ownMuster, "manager", "/admin?tile=In_Progress");
  const badge = managerPage
    .getByRole("table", { name: "Requisition List" })
    .getByText("Inprogress", { exact: true })
    .first();
  await expect(badge).toBeVisible();
  const colour = () => badge.evaluate((node) => node.style.getPropertyValue("--bg"));
  expect(await colour()).toContain("amber");

  const administration = new AdministrationPage(page);
  await visit(page, ownMuster, "administrator", "/admin_settings/statuses");
  const row = administration.row("Inprogress");
  await row.getByRole("button", { name: "Inprogress: plum" }).click();
  await expectToast(page, "Updated Successfully");
  await expect(row.getByRole("button", { name: "Inprogress: plum" })).toHaveAttribute("aria-pressed", "true");
  // The manager's list updates without a reload.
  await expect.poll(colour).toContain("plum");

  const place = row.getByRole("cell").first();
  await expect(place).toHaveText("6");
  // The row moves at once, and is saved a moment later.
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await row.getByRole("button", { name: "Move Inprogress up" }).click();
  await expect(place).toHaveText("5");
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(place).toHaveText("5");
  await other.close();
});

test("every setting has a fitting editor that reports bad input", async ({ page, ownMuster }) => {
  const administration = new AdministrationPage(page);
  await visit(page, ownMuster, "administrator", "/admin_settings/settings");
  const general = page.getByRole("region", { name: "Desk" });
  const mail = page.getByRole("region", { name: "Mail" });
  const dialog = administration.dialog("Edit Setting");
  const edit = (label: string) => page.getByRole("button", { name: `Edit ${label}` }).click();

  await edit("Feedback factors");
  const factors = dialog.getByRole("combobox", { name: "Feedback factors" });
  await factors.fill("Curiosity");
  await factors.press("Enter");
  await factors.fill("x".repeat(70));
  await factors.press("Enter");
  await administration.refused(dialog, "A factor has 60 characters at most and no comma");
  await expect(dialog.getByText("Curiosity")).toBeVisible();
  await factors.press("Backspace");
  await administration.save(dialog);
  await expect(general).toContainText("Curiosity");
  await expect(general).toContainText("by Sunita Menon");

  await edit("Joining mail recipients");
  const recipients = dialog.getByRole("combobox", { name: "Joining mail recipients" });
  await recipients.fill("nobody");
  await recipients.press("Enter");
  await administration.refused(dialog, "Please Enter Valid Email ID");
  await recipients.press("Backspace");
  await recipients.fill("gate@demo.muster.example");
  await recipients.press("Enter");
  await administration.save(dialog);
  await expect(mail).toContainText("gate@demo.muster.example");

  await edit("Sender's address");
  await dialog.getByLabel("Sender's address").fill("nowhere");
  await administration.refused(dialog, "Please Enter Valid Email ID");
  await expect(dialog.getByLabel("Sender's address")).toHaveValue("nowhere");
  await dialog.getByLabel("Sender's address").fill("desk@demo.muster.example");
  await administration.save(dialog);
  await edit("Sender's name");
  await dialog.getByLabel("Sender's name").fill("");
  await administration.refused(dialog, "A setting needs a value of 1 to 200 characters");
  await dialog.getByLabel("Sender's name").fill("The Desk");
  await administration.save(dialog);
  await expect(mail).toContainText("The Desk");
  await expect(mail).toContainText("desk@demo.muster.example");

  await edit("Business zone");
  await administration.choose(dialog, "Business zone", "Asia/Dubai", "dubai");
  await administration.save(dialog);
  await expect(general).toContainText("Asia/Dubai");
  await edit("Business zone");
  await administration.choose(dialog, "Business zone", "Asia/Kolkata", "kolkata");
  await administration.save(dialog);

  for (const [label, option, typed] of [
    ["Departments that show the candidate source", "Finance", "fin"],
    ["Positions with optional resume", /Accountant|Finance/, "fin"],
  ] as const) {
    await edit(label);
    await administration.choose(dialog, label, option, typed);
    // The list stays open for further choices; leaving the field closes it.
    await page.keyboard.press("Tab");
    await administration.save(dialog);
    await expect(general).toContainText("Finance");
  }

  const { serial } = await (await Api.as(ownMuster, "manager")).requisition(3, { type: "Part Time" });
  await edit("Test requisition");
  await administration.choose(dialog, "Test requisition", new RegExp(serial), serial);
  await administration.save(dialog);
  await expect(page.getByRole("region", { name: "ESA programme" })).toContainText(serial);
});
