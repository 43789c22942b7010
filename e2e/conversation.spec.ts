import { Api } from "./api";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";
import { visit } from "./visit";

const sendMail = "/api/Candidate_Dashboard.svc/send_mail_cc";
const refused = "The last mail to this address was refused: 550 5.1.1 no such user";

test("a refused mail marks the address, is read back, and is sent again", async ({
  enter,
  as,
  mailbox,
  requisitions,
}) => {
  const address = "tanvi.refused@mail.example";
  mailbox.unknown.add(address);
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, {
    NAME: "Tanvi Kelkar",
    EMAIL: address,
    MOBILE: "6177000001",
  });
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await expect(details.actions.getByRole("button", { name: "Messages 0" })).toBeVisible();
  const empty = await details.openMessages();
  await expect(empty.getByText("Nothing was written to this candidate yet.")).toBeVisible();
  await page.keyboard.press("Escape");

  const recruiter = await as("recruiter");
  await recruiter.must(sendMail, {
    To: address,
    Subject: "Documents for the offer",
    MailBody: "<p>Please send us your last three payslips.</p>",
  });
  // Both follow without a reload.
  await expect(details.box.getByText(refused)).toBeVisible();
  await expect(details.actions.getByRole("button", { name: "Messages 1" })).toBeVisible();

  const drawer = await details.openMessages();
  const message = drawer.getByRole("listitem").filter({ hasText: "Failed" });
  await expect(message).toContainText("550 5.1.1 no such user");
  await drawer.getByRole("tab", { name: /^Failed/ }).click();
  await expect(message).toBeVisible();
  await drawer.getByRole("tab", { name: /^WhatsApp/ }).click();
  await expect(drawer.getByText("No WhatsApp message yet.")).toBeVisible();
  await drawer.getByRole("tab", { name: /^All/ }).click();
  const title = message.getByRole("button", { name: "Email" });
  await title.focus();
  await page.keyboard.press("Enter");
  await expect(title).toHaveAttribute("aria-expanded", "true");
  await expect(
    message.frameLocator("iframe").getByText("Please send us your last three payslips."),
  ).toBeVisible();
  await expectAccessible(page, "[role=dialog]");

  mailbox.unknown.delete(address);
  await message.getByRole("button", { name: "Send again" }).click();
  await expectToast(page, "The message is queued");
  await expect(drawer.getByRole("listitem").getByText("Sent", { exact: true })).toBeVisible();
  await mailbox.newest((text, to) => to.includes(address) && text.includes("payslips"));
  await page.keyboard.press("Escape");
  await expect(details.box.getByText(refused)).toHaveCount(0);
});

test("a corrected address gets the mail that was refused, and loses its mark", async ({
  enter,
  as,
  mailbox,
  requisitions,
}) => {
  const address = "nihra.typo@mail.example";
  mailbox.unknown.add(address);
  const { id } = await requisitions.assigned(1, { type: "Intern" });
  const candidate = await requisitions.candidate(id, undefined, {
    NAME: "Nihira Joglekar",
    EMAIL: address,
    MOBILE: "6177000002",
  });
  const recruiter = await as("recruiter");
  await recruiter.must(sendMail, { To: address, Subject: "Hello", MailBody: "<p>A word from us</p>" });
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await expect(details.box.getByText(refused)).toBeVisible();
  await details.actions.getByRole("button", { name: "Edit Profile" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Candidate Details" });
  await expect(edit.getByText(refused)).toBeVisible();
  await edit.getByLabel("Email").fill("nihira.right@mail.example");
  await expect(edit.getByText(refused)).toHaveCount(0);
});

test("the demo company's conversations: cancel, send again with a question, and a phone", async ({
  page,
  ownMuster,
}) => {
  const administrator = await Api.as(ownMuster, "administrator");
  const { data } = await administrator.get("/api/messages?state=queued");
  const waiting = data.find((row) => row.candidateId !== "");
  await visit(page, ownMuster, "manager", "/admin");
  const details = new CandidateDetailsPage(page);
  const path = CandidateDetailsPage.path(String(waiting?.candidateId), String(waiting?.requisitionId));
  await page.goto(ownMuster.url + path);
  await expect(details.name).toBeVisible();
  const drawer = await details.openMessages();
  await expect(drawer.getByRole("tab", { name: /^Calls [1-9]/ })).toBeVisible();
  for (const state of ["Opened", "Queued", "Sent", "Kept", "Failed", "Read", "Delivered", "Cancelled"]) {
    await expect(drawer.getByRole("listitem").getByText(state, { exact: true }).first()).toBeVisible();
  }
  await expectAccessible(page, "[role=dialog]");

  const queued = drawer.getByRole("listitem").filter({ hasText: "Joining instructions" });
  await expect(queued).toContainText("The mail server did not answer. Next try");
  await queued.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "YES", exact: true }).click();
  await expectToast(page, "The message is cancelled");
  await expect(queued).toContainText("Cancelled by");

  const unheard = drawer.getByRole("listitem").filter({ hasText: "No answer; it may have arrived" });
  await unheard.getByRole("button", { name: "Send again" }).click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to send it again?" });
  await expect(question).toContainText("it may arrive twice");
  await question.getByRole("button", { name: "NO" }).click();
  await expect(unheard).toContainText("Failed");
  await unheard.getByRole("button", { name: "Send again" }).click();
  await question.getByRole("button", { name: "YES" }).click();
  await expect(unheard).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "[role=dialog]");
});

test("the outbox shows every channel, and leads to the candidate", async ({ page, ownMuster }) => {
  await visit(page, ownMuster, "administrator", "/admin_settings/outbox?f.channel=whatsapp&f.state=read");
  const row = page.getByRole("row").filter({ hasText: "ESA Link" }).first();
  await expect(row).toContainText("WhatsApp");
  await expect(row).toContainText("Read");
  const name = await row.getByRole("link").textContent();
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/candidate_details\?candidate=/);
  await expect(new CandidateDetailsPage(page).name).toHaveText(name ?? "");
});

test("an administrator sees which channels are set up, and tests them", async ({
  page,
  ownMuster,
  mailbox,
}) => {
  await visit(page, ownMuster, "administrator", "/admin_settings/channels");
  const line = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(line("Mail")).toContainText("Set up127.0.0.1");
  await expect(line("WhatsApp")).toContainText("Not set up");
  await expect(line("WhatsApp")).toContainText("--whatsapp");
  await expect(line("Telephony")).toContainText("Not set up");
  await expectAccessible(page);
  await line("Mail").getByRole("button", { name: "Send me a mail" }).click();
  await mailbox.newest((text) => text.includes("This mail shows that Muster can send mail."));
  await expect(line("Mail").getByText("Sent", { exact: true })).toBeVisible();
  await line("WhatsApp").getByRole("button", { name: "Send me a message" }).click();
  await expect(line("WhatsApp").getByText("Kept", { exact: true })).toBeVisible();
  await line("Telephony").getByRole("button", { name: "Call me" }).click();
  await expect(line("Telephony")).toContainText("No telephony service is configured.");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
