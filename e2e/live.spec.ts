import { Api } from "./api";
import { Muster } from "./muster";
import { HomePage } from "./pages/HomePage";
import { Postgres } from "./postgres";
import { test as base, expect } from "./test";

/** A tab polls every two seconds; the rest allows for the answer and a busy machine. */
const soon = { timeout: 2_000 + 8_000 };

/** Two servers on one PostgreSQL: a manager uses one, a colleague the other. */
const test = base.extend<{ pair: readonly [Muster, Muster] }>({
  pair: async ({ mailbox }, use) => {
    const postgres = await Postgres.start();
    const one = await Muster.startOn(postgres.database, "--smtp", mailbox.url);
    // Either server may send a mail; its links lead to the first.
    const other = await Muster.startOn(postgres.database, "--smtp", mailbox.url, "--public-url", one.url);
    await use([one, other]);
    await one.stop();
    await other.stop();
    await postgres.stop();
  },
});

test("a colleague's change on another server appears within two seconds, and disturbs nothing", async ({
  pair: [one, other],
  browser,
  mailbox,
}) => {
  const manager = await Api.as(one, "manager");
  const colleague = await Api.as(other, "manager4");
  const { id, serial } = await manager.requisition(3);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const page = await browser.newPage({ baseURL: one.url, storageState: await manager.session() });
  const home = new HomePage(page);

  await test.step("the list updates and keeps its scroll position", async () => {
    await page.setViewportSize({ width: 1440, height: 560 });
    await page.goto("/admin?size=50");
    await home.expectStatus(serial, "New");
    const main = page.locator("#main");
    await main.evaluate((element) => element.scrollTo(0, 300));
    const place = () => main.evaluate((element) => element.scrollTop);
    await expect.poll(place).toBe(300);
    await phone.goto(await mailbox.approvalLink(one.url, serial, "Approve"));
    await phone.getByRole("button", { name: "Approve", exact: true }).click();
    await expect(phone.getByRole("heading", { name: "Requisition Approved Successfully" })).toBeVisible();
    await expect(home.row(serial)).toContainText("Approved", soon);
    expect(await place()).toBe(300);
  });

  await test.step("a half-filled form keeps what was typed and updates the positions left", async () => {
    await page.goto(`/admin?q=${serial}`);
    await home.status(serial).click();
    const form = home.form("Assign Recruiter");
    await form.choose("Recruiter", "Asha Kulkarni");
    await form.field("No. of Positions").fill("2");
    await expect(form.root).toContainText("3 positions, 3 unassigned");
    expect((await colleague.assign(id, await colleague.recruiter("Imran Shaikh"), 2)).code).toBe("200");
    await expect(form.root).toContainText("3 positions, 1 unassigned", soon);
    await expect(form.field("No. of Positions")).toHaveValue("2");
    await expect(form.field("No. of Positions")).toBeFocused();
    await expect(form.select("Recruiter")).toHaveValue("Asha Kulkarni");
    await form.refuses("Please Enter Valid Position Number");
    await form.field("No. of Positions").fill("1");
    await form.submit();
    await form.closed();
    await home.expectStatus(serial, "Assigned");
  });

  await test.step("the colleague sees it too", async () => {
    const theirs = await browser.newPage({ baseURL: other.url, storageState: await colleague.session() });
    await theirs.goto(`/admin?req=${serial}`);
    const panel = new HomePage(theirs).panel(serial);
    await expect(panel.row("Asha Kulkarni")).toBeVisible();
    await home.status(serial).click();
    const hold = await home.panel(serial).open("Hold", "Assign Recruiter");
    await hold.field("Note").fill("Budget is checked");
    await hold.submit();
    await hold.closed();
    await expect(panel.timeline).toContainText("Budget is checked", soon);
    await expect(panel.button("Resume")).toBeVisible();
    await theirs.close();
  });
  await page.close();
  await phone.close();
});
