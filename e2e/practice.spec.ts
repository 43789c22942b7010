import { Api } from "./api";
import { Muster } from "./muster";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { Requisitions, staffOf } from "./requisitions";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";
import { visit } from "./visit";

test("the life of a WhatsApp message and of a call, and STOP, read back on the candidate", async ({
  page,
  mailbox,
}) => {
  const muster = await Muster.start("--smtp", mailbox.url, "--practice");
  const staff = await staffOf((who) => Api.as(muster, who));
  const { manager, esaAssigned } = staff;
  const requisitions = new Requisitions(staff, mailbox, muster.url);
  const { id } = await manager.esaRequisition();
  const reader = await requisitions.candidate(id, esaAssigned, { NAME: "Ritika Sane", MOBILE: "6344000001" });
  // The practice server answers STOP for numbers with this ending.
  const stopper = await requisitions.candidate(id, esaAssigned, {
    NAME: "Stuti Bapat",
    MOBILE: "6344000097",
  });
  const details = new CandidateDetailsPage(page);
  const sendEsaLink = async () => {
    await page.getByRole("button", { name: "ESA Link", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "YES" }).click();
  };

  await visit(page, muster, "esa-assigned", CandidateDetailsPage.path(reader, id));
  await sendEsaLink();
  await expectToast(page, "ESA Link sent successfully.");
  await details.box.getByRole("button", { name: "Call Ritika Sane" }).click();
  await expectToast(page, "Call initiated sucessfully.");
  await expect(details.form("Call").status).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // What the services report appears without a reload.
  const drawer = await details.openMessages();
  const message = drawer.getByRole("listitem").filter({ hasText: "ESA Link" });
  await expect(message.getByText("Read", { exact: true })).toBeVisible();
  await expect(message).toContainText(/Taken \d\d:\d\d [ap]m, delivered .*, read /);
  const call = drawer.getByRole("listitem").filter({ hasText: "Deepak Yadav" }).filter({ hasText: "Ended" });
  await expect(call).toContainText("Answered");
  await drawer.getByRole("tab", { name: "Calls 1" }).click();
  await expect(message).toHaveCount(0);
  await expect(call).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "[role=dialog]");

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(muster.url + CandidateDetailsPage.path(stopper, id));
  await expect(details.name).toHaveText("Stuti Bapat");
  await sendEsaLink();
  await expectToast(page, "ESA Link sent successfully.");
  let why = "";
  await expect
    .poll(async () => {
      const { data } = await esaAssigned.post("/api/broadcasts/preview", { candidates: [stopper] });
      why = String((data[0]?.recipients as { skipped: string }[] | undefined)?.[0]?.skipped);
      return why;
    })
    .toMatch(/^Opted out on /);
  await sendEsaLink();
  await expectToast(page, why);
  await muster.stop();
});
