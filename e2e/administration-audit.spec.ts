import { readFile } from "node:fs/promises";
import { Api } from "./api";
import { parseCsv } from "./csv";
import { Muster } from "./muster";
import { AdministrationPage } from "./pages/AdministrationPage";
import { LoginPage } from "./pages/LoginPage";
import { expect, test } from "./test";
import { visit } from "./visit";

test("the audit shows who changed what, filters and downloads", async ({ page, ownMuster }) => {
  const api = await Api.as(ownMuster, "administrator");
  const nameNow = async () =>
    (await api.get("/api/settings")).data.find(({ key }) => key === "mailSenderName");
  for (const value of ["Before", "=cmd|'calc'!A1"]) {
    const version = (await nameNow())?.version;
    expect((await api.put("/api/settings/mailSenderName", { value, version })).code).toBe("200");
  }
  await visit(page, ownMuster, "administrator", "/admin_settings/audit?f.kind=ChangeSetting");
  const administration = new AdministrationPage(page);
  const row = administration.row("=cmd|'calc'!A1");
  await expect(row).toContainText("Sunita Menon");
  await expect(row).toContainText("127.0.0.1");
  await row.click();
  const drawer = administration.dialog("Change setting");
  const change = drawer.getByRole("row", { name: /value/ }).getByRole("cell");
  await expect(change.nth(0)).toHaveText("Before");
  await expect(change.nth(1)).toHaveText("=cmd|'calc'!A1");
  await drawer.getByRole("button", { name: "Close" }).click();

  const total = (await api.get("/api/audit?kind=ChangeSetting")).data.length;
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const [head, ...lines] = parseCsv(await readFile(await (await download).path(), "utf8"));
  expect(head).toEqual(["When", "Who", "What", "About", "Change", "From where"]);
  expect(lines).toHaveLength(total);
  expect(lines.flat().filter((cell) => /^[=+@]/.test(cell))).toEqual([]);

  // The download itself is audited.
  await page.goto(`${ownMuster.url}/admin_settings/audit?f.kind=Download`);
  await expect(administration.row("/api/audit?")).toContainText(`rows: ${total}`);
  await page.getByRole("combobox", { name: "Who" }).fill("aditya");
  await page.getByRole("option", { name: /Aditya Kapoor/ }).click();
  await expect(page.getByText("Nothing was changed")).toBeVisible();
  await expect(page).toHaveURL(/actor=/);
});

test("the outbox keeps undelivered mail and retries it on request", async ({ browser }) => {
  const muster = await Muster.start();
  const context = await browser.newContext();
  const page = await context.newPage();
  const administration = new AdministrationPage(page);
  await visit(page, muster, "administrator", "/admin_settings/outbox");
  await page.getByRole("button", { name: "Send test mail" }).click();
  const row = administration.row("Muster can send mail");
  await expect(row.getByText("Kept", { exact: true })).toBeVisible();
  await row.click();
  const drawer = administration.dialog("Muster can send mail");
  await expect(drawer).toContainText("sunita.menon@demo.muster.example");
  await drawer.getByRole("button", { name: "Retry" }).click();
  // There is still no mail server, so the second attempt fails too and the mail is kept.
  await expect(drawer.getByText("Kept", { exact: true })).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();
  await page.goto(`${muster.url}/admin_settings/outbox?f.state=sent`);
  await expect(administration.row("Documents for the offer").first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await context.close();
  await muster.stop();
});

test("a login session shows its browser and can be ended", async ({ page, ownMuster, browser }) => {
  const guest = await browser.newContext({ baseURL: ownMuster.url });
  const theirs = await guest.newPage();
  const login = new LoginPage(theirs);
  const { mobile, password } = ownMuster.login("senior-hr");
  await theirs.goto("/");
  await login.logIn(mobile, password);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Home");

  await visit(page, ownMuster, "administrator", "/admin_settings/sessions");
  const administration = new AdministrationPage(page);
  await expect(administration.row("this browser")).toContainText("Sunita Menon");
  const row = administration.row("Lakshmi Nair");
  await expect(row).toContainText("Chrome on Linux");
  await expect(row).toContainText("127.0.0.1");
  await row.getByRole("button", { name: /^End session/ }).click();
  await administration.yes();
  await expect(login.submit).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(administration.row("this browser")).toBeVisible();
  await guest.close();
});

test("a page that failed to load can be retried", async ({ enter }) => {
  const page = await enter("administrator");
  const administration = new AdministrationPage(page);
  let broken = true;
  await page.route("**/api/users?**", (route) =>
    broken ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
  );
  await page.goto("/admin_settings/users");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  broken = false;
  await again.click();
  await expect(administration.row("Asha Kulkarni")).toBeVisible();
});
