import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { FormDialog } from "./pages/FormDialog";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";
import { openedWhatsapp } from "./whatsapp";

const widths = [1440, 390] as const;

for (const width of widths) {
  test(`a WhatsApp template opens in WhatsApp with its gap filled, at ${width} px`, async ({
    enter,
    as,
    requisitions,
  }) => {
    const { id } = await requisitions.assigned(1);
    const candidate = await requisitions.candidate(id, undefined, { NAME: "Siddhi Phadke" });
    const recruiter = await as("recruiter");
    const page = await enter("recruiter");
    await page.setViewportSize({ width, height: 900 });
    const details = new CandidateDetailsPage(page);
    await details.open(candidate, id);
    await details.actions.getByRole("button", { name: "WhatsApp Template" }).click();
    const dialog = new FormDialog(page, "WhatsApp Template");
    await dialog.root.getByRole("textbox", { name: "Search templates" }).fill("aboard");
    await dialog.pick("Welcome aboard");
    await expect(dialog.root.getByText("Dear Siddhi Phadke,")).toBeVisible();
    await expect(dialog.root.getByText("1 gap to fill")).toBeVisible();
    const send = dialog.root.getByRole("button", { name: "Open WhatsApp" });
    await expect(send).toBeDisabled();
    await expectAccessible(page, "[role=dialog]");
    await expectNoSidewaysScroll(page);
    await dialog.chooseDayOfNextMonth("Joining date", 4);
    await expect(dialog.root.getByText("Not in the record; stands in this message alone.")).toBeVisible();

    await dialog.pick("Edit text");
    const text = dialog.root.getByRole("textbox", { name: "Welcome aboard" });
    await text.getByText("your degree certificate").click();
    await page.keyboard.press("End");
    await page.keyboard.insertText(" & mark sheets");
    await dialog.pick("Preview");
    await expect(dialog.root.getByText("your degree certificate & mark sheets")).toBeVisible();

    const used = async () =>
      (await recruiter.get(`/api/Master.svc/Get_Whatsapp_Template_JR_HR/all/${recruiter.userId}`)).data.find(
        ({ TEMPLATE_NAME }) => TEMPLATE_NAME === "Welcome aboard",
      )?.SEND_COUNT;
    const before = Number(await used());
    const address = await openedWhatsapp(page, () => page.keyboard.press("Control+Enter"));
    expect(address.pathname).toMatch(/^\/916\d{9}$/);
    const sent = address.searchParams.get("text") ?? "";
    expect(sent).toMatch(/^Dear Siddhi Phadke,\n\nwe look forward to your first day on \*04 \w{3} \d{4}\*\./);
    expect(sent).toContain("- your degree certificate & mark sheets");
    await expectToast(page, "Opened in WhatsApp");
    await expect(dialog.root).toHaveCount(0);
    expect(await used()).toBe(before + 1);
  });

  test(`an e-mail template reaches the candidate and a colleague, at ${width} px`, async ({
    enter,
    mailbox,
    requisitions,
  }) => {
    const { id } = await requisitions.assigned(1);
    const email = `template.${width}@flows.example`;
    const candidate = await requisitions.candidate(id, undefined, { NAME: "Omkar Sane", EMAIL: email });
    const page = await enter("recruiter");
    await page.setViewportSize({ width, height: 900 });
    const details = new CandidateDetailsPage(page);
    await details.open(candidate, id);
    await details.actions.getByRole("button", { name: "Email Template" }).click();
    const dialog = new FormDialog(page, "Email Template");
    await dialog.pick("Joining instructions");
    await expect(dialog.root.getByText("Welcome, Omkar Sane!")).toBeVisible();
    await dialog.chooseDayOfNextMonth("Joining date", 4);
    await dialog.root.getByRole("combobox", { name: "Copies to colleagues" }).fill("Nandini");
    await page.getByRole("option", { name: "Nandini Rao" }).click();
    await dialog.pick("Edit text");
    const text = dialog.root.getByRole("textbox", { name: "Joining instructions" });
    await text.getByText("If anything changes").click();
    await page.keyboard.press("End");
    await page.keyboard.insertText(" Welcome & see you.");
    await expectAccessible(page, "[role=dialog]");
    await expectNoSidewaysScroll(page);
    await dialog.submit();
    await expectToast(page, "Successfully Send");
    await expect(dialog.root).toHaveCount(0);
    const letter = await mailbox.newestLetter((_, to) => to.includes(email));
    expect(letter.to).toEqual([email, "nandini.rao@demo.muster.example"]);
    const plain = await mailbox.newest((_, to) => to.includes(email));
    expect(plain).toMatch(/Your first day as .* is 04 \w{3} \d{4}\. Please be at our/);
    expect(plain).toContain("Welcome & see you.");
    expect(plain).not.toContain("{{");
  });

  test(`the links leave by e-mail and by WhatsApp, at ${width} px`, async ({
    enter,
    mailbox,
    requisitions,
  }) => {
    const { id } = await requisitions.assigned(1);
    const email = `links.${width}@flows.example`;
    const candidate = await requisitions.candidate(id, undefined, { NAME: "Ira Joglekar", EMAIL: email });
    const page = await enter("recruiter");
    await page.setViewportSize({ width, height: 900 });
    const details = new CandidateDetailsPage(page);
    await details.open(candidate, id);
    const { actions } = details;
    await actions.getByRole("button", { name: "Email Link", exact: true }).click();
    const mail = new FormDialog(page, "Email Link");
    await expect(mail.root.getByText("the link", { exact: true })).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await expectNoSidewaysScroll(page);
    await mail.submit();
    await expectToast(page, "Successfully Send");
    const plain = await mailbox.newest((_, to) => to.includes(email));
    expect(plain).toContain(`/candidate_form/${candidate}?`);
    expect(plain).toMatch(/works until \d{2} \w{3} \d{4}, \d{2}:\d{2} [ap]m/);
    await expect(actions.getByRole("button", { name: /^Copy form link Made / })).toBeVisible();

    await actions.getByRole("button", { name: "WhatsApp resume link" }).click();
    const chat = new FormDialog(page, "WhatsApp resume link");
    await expect(chat.root.getByText("the link", { exact: true })).toBeVisible();
    const address = await openedWhatsapp(page, () => chat.submit());
    const text = address.searchParams.get("text") ?? "";
    expect(text).toContain(`/can_resume/${candidate}/${id}/`);
    await page.goto(/http\S+/.exec(text)?.[0] ?? "");
    await expect(page.getByRole("heading", { name: /Ira/ }).first()).toBeVisible();
  });
}

test("without an e-mail address the dialog leads to Edit Profile, and a preview can be sent to oneself", async ({
  enter,
  mailbox,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await details.actions.getByRole("button", { name: "Email Template" }).click();
  const dialog = new FormDialog(page, "Email Template");
  await expect(dialog.root.getByText("The record has no e-mail address.")).toBeVisible();
  await expect(dialog.root.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  await dialog.root.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByRole("dialog", { name: "Edit Candidate Details" })).toBeVisible();

  await page.goto("/master?master=email");
  await page.getByRole("button", { name: "Preview Regret" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send to me" }).click();
  await expectToast(page, "Successfully Send");
  const plain = await mailbox.newest((text) => text.includes("another candidate for Backend Developer"));
  expect(plain).toContain("Dear Priya Sharma");
});
