import type { BrowserContext, Page } from "@playwright/test";
import type { Api } from "./api";
import type { Muster } from "./muster";
import { LoginPage } from "./pages/LoginPage";
import { MasterPage } from "./pages/MasterPage";
import { expect, test } from "./test";
import { expectToast } from "./toasts";

/** A Muster on the company's network, reached by name over plain http, where browsers send no Sec-Fetch headers. */
function plainly(muster: Muster): string {
  return `http://muster.example:${new URL(muster.url).port}`;
}

async function signInPlainly(page: Page, muster: Muster, path: string): Promise<void> {
  const { mobile, password } = muster.login("manager");
  await page.goto(plainly(muster));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await new LoginPage(page).logIn(mobile, password);
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeAttached();
  await page.goto(plainly(muster) + path);
}

async function addPosition(api: Api, name: string): Promise<string> {
  await api.must("/api/Position_Master.svc/insert_position", {
    NAME_OF_THE_POSITION: name,
    DESCRIPTION: "x",
    POINT: "1",
    DEPT: "Sales",
    EMPLOYEMENT_TYPE: "Intern",
  });
  const row = (await api.get("/api/positions")).data.find((position) => position.name === name);
  return `/api/Master.svc/delete_master_position/${row?.id}/${api.userId}`;
}

test("a position is deleted where Muster is reached over plain http", async ({ page, muster, as }) => {
  await addPosition(await as("manager"), "Plainly gone");
  await signInPlainly(page, muster, "/master?master=position&q=plainly%20gone");
  const master = new MasterPage(page);
  await expect(await master.delete("Plainly gone", "YES")).toBeHidden();
  await expectToast(page, "Position deleted Successfully");
  await expect(page.getByText("Data Not Available")).toBeVisible();
});

/** Another site's page that knows the deleting URL. */
async function elsewhere(context: BrowserContext, address: string): Promise<Page> {
  await context.route("http://elsewhere.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: `<a href="${address}">Win</a><img src="${address}">` }),
  );
  const page = await context.newPage();
  await page.goto("http://elsewhere.example/");
  return page;
}

test("no link, image or script of another site deletes it", async ({ page, context, muster, as }) => {
  const api = await as("manager");
  const path = await addPosition(api, "Plainly kept");
  await signInPlainly(page, muster, "/master?master=position&q=plainly%20kept");
  const master = new MasterPage(page);
  await expect(master.row("Plainly kept")).toBeVisible();

  const other = await elsewhere(context, plainly(muster) + path);
  const scripted = await other.evaluate(async (address) => {
    try {
      const headers = { "Idempotency-Key": "of another site" };
      await fetch(address, { credentials: "include", headers });
      return "sent";
    } catch {
      return "refused by the browser";
    }
  }, plainly(muster) + path);
  expect(scripted).toBe("refused by the browser");
  await other.getByRole("link", { name: "Win" }).click();
  await expect(other.getByText("This can only be done in Muster itself")).toBeVisible();

  await page.reload();
  await expect(master.row("Plainly kept")).toBeVisible();
});
