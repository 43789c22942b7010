import type { Api } from "./api";
import { MasterPage } from "./pages/MasterPage";
import { expect, test } from "./test";
import { expectToast } from "./toasts";

const compulsary = "All Fields Are Compulsary!!";

/** Adds a WhatsApp template of the caller in the first category. */
async function addWhatsapp(api: Api, name: string, body: string): Promise<void> {
  const categories = await api.get("/api/Master.svc/get_whatsapp_category_list");
  await api.must("/api/Master.svc/Add_Whatsapp_Template", {
    TEMPLATE_NAME: name,
    BODY: body,
    WHATSAPP_CATEGORY_ID: categories.data[0]?.WHATSAPP_CATEGORY_ID,
  });
}

test("a WhatsApp template: category, placeholders, preview, change, delete", async ({ enter }) => {
  const page = await enter("recruiter", "/master");
  const master = new MasterPage(page);
  await master.choose("WhatsApp Template");
  for (const head of ["Category Name", "Template Name", "Used Count", "Created On", "Body"]) {
    await expect(master.head(head)).toBeVisible();
  }
  await expect(master.head("Added By")).toHaveCount(0);
  // The managers' templates can be seen, not changed.
  await expect(master.button("Preview First hello")).toBeVisible();
  await expect(master.button("Edit First hello")).toHaveCount(0);
  await expect(master.row("First hello").locator("strong", { hasText: "{{position}}" })).toBeVisible();

  const category = await master.open("Category", "Add Category");
  await category.refuses(compulsary);
  await category.field("Category Name").fill("Thanks");
  await category.submit();
  await category.closed();
  await expectToast(page, "Added Successfully");

  const add = await master.open("Template", "Add WhatsApp Details");
  await expect(add.field("Body")).toBeVisible();
  await add.refuses(compulsary, compulsary, compulsary);
  await add.choose("Category", "Thanks");
  await add.field("Template Name").fill("Thank you");
  await add.refuses(compulsary);
  await master.write(add, "Body", "Dear {{candidat.name}}");
  await add.refuses("There is no placeholder {{candidat.name}}");

  await master.write(add, "Body", "Dear ");
  await add.root.getByRole("button", { name: "Placeholder", exact: true }).click();
  await page.getByRole("menuitem", { name: /Candidate's name/ }).click();
  await expect(add.field("Body")).toHaveText("Dear {{candidate.name}}");
  await page.keyboard.press("End");
  await add.root.getByRole("button", { name: "Bold" }).click();
  await page.keyboard.insertText(", thank you");
  await add.pick("Preview");
  await expect(add.root.getByText("Dear Priya Sharma*, thank you*")).toBeVisible();
  await expect(add.root.getByRole("region", { name: "Preview" }).locator("strong")).toHaveText(", thank you");
  await add.submit();
  await add.closed();
  await expect(master.row("Thank you")).toContainText("Dear {{candidate.name}}, thank you");

  const edit = await master.open("Edit Thank you", "Edit WhatsApp Details");
  await expect(edit.field("Body")).toContainText("thank you");
  await edit.field("Template Name").fill("Many thanks");
  await edit.submit();
  await edit.closed();
  await expectToast(page, "Updated Successfully");
  await expect(await master.delete("Many thanks", "YES")).toBeHidden();
  await expectToast(page, "Deleted Successfully");
  await expect(master.row("Many thanks")).toHaveCount(0);
});

test("an e-mail template: message needed, subject with placeholder, preview, change, delete", async ({
  enter,
}) => {
  const page = await enter("manager", "/master");
  const master = new MasterPage(page);
  await master.choose("Email Template");
  for (const head of ["Template Name", "Subject", "Body", "Added By"]) {
    await expect(master.head(head)).toBeVisible();
  }
  await expect(master.row("Campus drive")).toContainText("Imran Shaikh");

  const add = await master.open("Email", "Add Email Details");
  await expect(add.field("Message")).toBeVisible();
  await add.refuses(compulsary, compulsary, "All Fields Are Compulsory");
  await add.field("Template Name").fill("Second round");
  await add.field("Subject").fill("Round two for ");
  await add.root.getByRole("button", { name: "Placeholder for the subject" }).click();
  await page.getByRole("menuitem", { name: /^Position/ }).click();
  await expect(add.field("Subject")).toHaveValue("Round two for {{position}}");
  await add.refuses("All Fields Are Compulsory");
  await expectToast(page, "All Fields Are Compulsory");
  await master.write(add, "Message", "Dear {{candidate.name}}, welcome back.");
  await add.pick("Preview");
  await expect(add.root.getByText("Round two for Backend Developer")).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("Dear Priya Sharma, welcome back.")).toBeVisible();
  await add.submit();
  await add.closed();
  await expectToast(page, "Added Successfully");

  const edit = await master.open("Edit Second round", "Edit Email Details");
  await master.write(edit, "Message", "");
  await edit.refuses("All Fields Are Compulsory.");
  await master.write(edit, "Message", "Dear {{candidate.name}}, see you.");
  await edit.submit();
  await edit.closed();
  await expectToast(page, "Updated Successfully");
  await expect(master.row("Second round")).toContainText("see you.");
  await expect(await master.delete("Second round", "YES")).toBeHidden();
  await expectToast(page, "Deleted Successfully");
  await expect(master.row("Second round")).toHaveCount(0);
});

test("a failure shows in the template's dialog and not in a toast", async ({ enter }) => {
  const page = await enter("recruiter", "/master?master=whatsapp");
  const master = new MasterPage(page);
  const category = await master.open("Category", "Add Category");
  await category.field("Category Name").fill("interview");
  await category.submit();
  await expect(category.error).toContainText("There is a category of this name already");
  await category.field("Category Name").fill("Never sent");
  await page.context().setOffline(true);
  await category.submit();
  await expect(category.error).toContainText("The page cannot be reached");
  await expect(category.field("Category Name")).toHaveValue("Never sent");
  const toasts = await page.evaluate(() => window.toastTexts ?? []);
  // The form's own message is an alert too, but not a toast.
  expect(toasts.filter((text) => text === "There is a category of this name already")).toHaveLength(1);
});

test("the admin-type role has the two template tables, one above the other, and nothing else", async ({
  enter,
}) => {
  const page = await enter("admin", "/master?master=position");
  const master = new MasterPage(page);
  const [whatsapp, email] = [master.table("WhatsApp Template"), master.table("Email Template")];
  await expect(whatsapp.getByRole("row").nth(2)).toBeVisible();
  await expect(email.getByRole("row").nth(2)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Select Master/ })).toHaveCount(0);
  await expect(master.table("Position List")).toHaveCount(0);
  await expect(master.head("Added By")).toHaveCount(0);
  const [above, below] = [await whatsapp.boundingBox(), await email.boundingBox()];
  expect((above?.y ?? 0) + 100).toBeLessThan(below?.y ?? 0);
  await expect(master.button("Edit Visitor pass")).toBeVisible();
  await master.search("Email Template", "visitor");
  await expect(email.getByRole("row")).toHaveCount(2);
  await expect(whatsapp.getByRole("row").nth(3)).toBeVisible();
  await page.reload();
  await expect(email.getByRole("row")).toHaveCount(2);
});

for (const [who, sees, not] of [
  ["manager", ["Written by the admin", "Please reschedule"], []],
  ["recruiter2", ["First hello", "One week to go"], ["Please reschedule", "Written by the admin"]],
  ["esa-hr", ["First hello", "About the programme"], ["Please reschedule", "One week to go"]],
] as const) {
  test(`${who} sees exactly the permitted templates`, async ({ enter, as }) => {
    const admin = await as("admin");
    const own = await admin.get(`/api/Master.svc/Get_Whatsapp_Template_JR_HR/all/${admin.userId}`);
    if (!own.data.some((row) => row.TEMPLATE_NAME === "Written by the admin")) {
      await addWhatsapp(admin, "Written by the admin", "x");
    }
    const page = await enter(who, "/master?master=whatsapp");
    const master = new MasterPage(page);
    for (const name of sees) await expect(master.row(name)).toBeAttached();
    for (const name of not) await expect(master.row(name)).toHaveCount(0);
  });
}

test("the interviewer has no masters", async ({ enter }) => {
  const page = await enter("interviewer", "/master?master=whatsapp");
  await expect(page.getByText("You do not have access to this page")).toBeVisible();
});

test("untrusted text is shown as text and never runs", async ({ enter, as }) => {
  const api = await as("manager");
  const name = `<img src=x onerror="window.hit=1"> <b>Rich</b> مرحبا 😀`;
  const nasty =
    '<p onclick="window.hit=1">Hello<script>window.hit=1</script><img src=x onerror="window.hit=1">' +
    '<svg onload="window.hit=1"></svg><a href="javascript:window.hit=1">link</a> <b>unclosed';
  await api.must("/api/Master.svc/Save_Email_Template", { TemplateName: name, Subject: name, Body: nasty });
  await api.must("/api/Master.svc/insert_Source_of_candidate", {
    SOURCE_OF_CANDIDATE: name,
    DESCRIPTION: nasty,
  });
  await addWhatsapp(api, name, nasty);
  const page = await enter("manager", "/master");
  const master = new MasterPage(page);
  for (const [list, title] of [
    ["Source List", "Edit Source"],
    ["WhatsApp Template", "Edit WhatsApp Details"],
    ["Email Template", "Edit Email Details"],
  ] as const) {
    await master.choose(list);
    await expect(master.row(name)).toBeVisible();
    const edit = await master.open(`Edit ${name}`, title);
    await expect(edit.root.getByRole("textbox").last()).toContainText("Hello");
    await edit.root.getByRole("button", { name: "Close" }).click();
    await edit.closed();
  }
  await master.button(`Preview ${name}`).click();
  await expect(page.frameLocator("iframe").getByText("Hello")).toBeVisible();
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});

const long = "long ".repeat(20_000);

test("100 kB of text: the field shows the limit, and nothing typed is lost", async ({ enter }) => {
  const page = await enter("manager", "/master?master=email");
  const master = new MasterPage(page);
  const add = await master.open("Email", "Add Email Details");
  await add.field("Template Name").fill("Too long");
  await add.field("Subject").fill("Too long");
  await master.write(add, "Message", long);
  await add.refuses("A subject may have 200 characters and a mail 50,000 at most");
  await expect(add.field("Message")).toHaveText(long.trim());
  await expect(add.field("Template Name")).toHaveValue("Too long");
  await master.write(add, "Message", "Short");
  await add.submit();
  await add.closed();
  await expect(master.row("Too long").first()).toBeVisible();

  await master.choose("WhatsApp Template");
  const whatsapp = await master.open("Template", "Add WhatsApp Details");
  await whatsapp.choose("Category", "Interview");
  await whatsapp.field("Template Name").fill("Too long");
  await master.write(whatsapp, "Body", long);
  await whatsapp.refuses("A WhatsApp message may have 4,096 characters at most");
  await expect(whatsapp.field("Body")).toHaveText(long.trim());
  await expect(whatsapp.field("Template Name")).toHaveValue("Too long");
});
