import type { Browser, Page } from "@playwright/test";
import { Api } from "./api";
import { CampaignService } from "./campaignService";
import type { Mailbox } from "./mailbox";
import { Muster } from "./muster";
import { CandidateDatabasePage } from "./pages/CandidateDatabasePage";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { restPointer } from "./pointer";
import { Requisitions, staffOf } from "./requisitions";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast, keepToasts } from "./toasts";
import { openedWhatsapp } from "./whatsapp";

const question = "Are you sure you want to broadcast the selected candidate?";

/** A zone in which it is day, whenever the flow runs: broadcasts wait for the hours of the business zone. */
function zoneOfDay(): string {
  const ahead = 13 - new Date().getUTCHours();
  return ahead === 0 ? "UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** A Muster with a campaign service, by day. */
async function start(mailbox: Mailbox, service: CampaignService) {
  const muster = await Muster.start("--smtp", mailbox.url, "--whatsapp", service.flag);
  const [staff, administrator] = await Promise.all([
    staffOf((who) => Api.as(muster, who)),
    Api.as(muster, "administrator"),
  ]);
  const { data } = await administrator.get("/api/settings");
  const zone = data.find(({ key }) => key === "businessZone");
  const changed = await administrator.put("/api/settings/businessZone", {
    value: zoneOfDay(),
    version: zone?.version ?? 0,
  });
  expect(changed.code, changed.message).toBe("200");
  const requisitions = new Requisitions(staff, mailbox, muster.url);
  return { muster, ...staff, requisitions };
}

async function open(browser: Browser, muster: Muster, api: Api, width: number): Promise<Page> {
  const context = await browser.newContext({
    baseURL: muster.url,
    viewport: { width, height: 844 },
    reducedMotion: "reduce",
    storageState: await api.session(),
  });
  await keepToasts(context);
  const page = await context.newPage();
  await restPointer(page);
  return page;
}

/** Chooses candidates, and answers YES to the question. */
async function broadcast(page: Page, names: readonly string[]): Promise<void> {
  const database = new CandidateDatabasePage(page);
  for (const name of names) await database.box(name).check();
  await database.esaLink.click();
  const dialog = page.getByRole("dialog", { name: question });
  await expect(dialog.getByRole("list", { name: "To be sent" })).toContainText("esa_link:");
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "YES" }).click();
}

test("a broadcast is stopped in the middle and told for each recipient, then one runs to its end on a phone", async ({
  browser,
  mailbox,
}) => {
  const service = await CampaignService.open();
  const { muster, manager, recruiter, requisitions } = await start(mailbox, service);
  const { id } = await requisitions.assigned(2);
  // So many that it is still running when it is stopped, on a slow machine too.
  const names = [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => `Quillon K${letter}`);
  for (const [place, NAME] of names.entries()) {
    await requisitions.candidate(id, undefined, { NAME, MOBILE: String(6_320_000_001 + place) });
  }
  await requisitions.candidate(id, undefined, { NAME: "Quillon Abroad", MOBILE: "4479111234" });

  const page = await open(browser, muster, recruiter, 1440);
  const database = new CandidateDatabasePage(page);
  await database.open("?q=quillon&size=50");
  await database.esaLink.click();
  await expectToast(page, "Please select candidate.");
  await broadcast(page, ["Quillon Abroad", ...names]);
  const drawer = page.getByRole("dialog", { name: "ESA Link" });
  await expect(drawer.getByRole("progressbar", { name: "Broadcast" })).toBeVisible();
  await expect(drawer.getByRole("region", { name: "Skipped" })).toContainText(
    "The mobile is not an Indian one",
  );
  await expect(drawer.getByText("Sent", { exact: true }).nth(1)).toBeVisible();
  await page.reload();
  await expect(drawer).toBeVisible();
  await expect.poll(() => service.destinations.length).toBeGreaterThan(1);
  await drawer.getByRole("button", { name: "Stop" }).click();
  await expectToast(page, "The broadcast is stopped.");
  await expect(drawer.getByRole("button", { name: "Stop" })).toHaveCount(0);
  await expectAccessible(page, "[role=dialog]");
  const { data } = await recruiter.get("/api/broadcasts");
  const { sent, cancelled, skipped, sentence } = data[0] as Record<string, number | string>;
  expect(sentence).toBe(`${sent} of ${names.length} sent`);
  expect([Number(sent) + Number(cancelled), skipped]).toEqual([names.length, 1]);
  expect(service.destinations).toEqual(
    Array.from({ length: Number(sent) }, (_, place) => `91${6_320_000_001 + place}`),
  );
  const list = drawer.getByRole("region", { name: "To be sent" }).getByRole("listitem");
  for (const [place, name] of names.entries()) {
    await expect(list.nth(place)).toContainText(name);
    await expect(list.nth(place)).toContainText(place < Number(sent) ? "Sent" : "Cancelled");
  }

  const phone = await open(browser, muster, manager, 390);
  const onPhone = new CandidateDatabasePage(phone);
  await onPhone.open("?q=quillon&size=50");
  await broadcast(phone, names.slice(-2));
  const sheet = phone.getByRole("dialog", { name: "ESA Link" });
  await expect(sheet.getByRole("progressbar", { name: "Broadcast" })).toBeVisible();
  await expectToast(phone, "Broadcast sent successfully.");
  await expect(sheet.getByText("Broadcast sent successfully.").first()).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone, "[role=dialog]");
  await muster.stop();
  await service.close();
});

test("ESA Link is sent through the service, and the answer is told", async ({ browser, mailbox }) => {
  const service = await CampaignService.open();
  const { muster, manager, esaAssigned, requisitions } = await start(mailbox, service);
  const { id } = await manager.esaRequisition();
  const candidate = await requisitions.candidate(id, esaAssigned, { NAME: "Esa Sent", MOBILE: "6320000021" });
  const page = await open(browser, muster, esaAssigned, 1440);
  await page.goto(`/candidate_details?candidate=${candidate}&requisition=${id}`);
  const details = new CandidateDetailsPage(page);
  await expect(details.name).toHaveText("Esa Sent");
  await page.getByRole("button", { name: "ESA Link", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "YES" }).click();
  await expectToast(page, "ESA Link sent successfully.");
  expect(service.destinations).toEqual(["916320000021"]);
  await muster.stop();
  await service.close();
});

test("without a service ESA Link is kept, and one's own WhatsApp is offered", async ({
  as,
  enter,
  requisitions,
}) => {
  const { id } = await (await as("manager")).esaRequisition();
  const by = await as("esa-assigned");
  const candidate = await requisitions.candidate(id, by, { NAME: "Esa Kept", MOBILE: "6320000031" });
  const page = await enter("esa-assigned", `/candidate_details?candidate=${candidate}&requisition=${id}`);
  await page.getByRole("button", { name: "ESA Link", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "YES" }).click();
  const offer = page.getByRole("dialog", { name: "ESA Link is kept" });
  const button = offer.getByRole("button", { name: "Open in WhatsApp" });
  await expect(button).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  const address = await openedWhatsapp(page, () => button.click());
  expect(address.href).toMatch(/^https:\/\/wa\.me\/916320000031\?text=.*esa_add_candidate/);
  await expectToast(page, "Opened in WhatsApp");
  const drawer = await new CandidateDetailsPage(page).openMessages();
  const noted = drawer.getByRole("listitem").filter({ hasText: "ESA Link" });
  await expect(noted).toContainText("Whether it was sent is not known here.");
  await expect(noted.getByRole("button", { name: "Send again" })).toHaveCount(0);
});
