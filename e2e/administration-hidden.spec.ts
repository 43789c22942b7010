import { request } from "@playwright/test";
import { administrationPages } from "./pages/AdministrationPage";
import { Shell } from "./pages/Shell";
import { expect, test } from "./test";

const others = [
  "manager",
  "manager4",
  "senior-hr",
  "recruiter",
  "interviewer",
  "admin",
  "esa-hr",
  "esa-assigned",
];
const id = "018f0000-0000-7000-8000-0000000000ff";
const calls: [method: string, path: string][] = [
  ["GET", "/api/users"],
  ["GET", `/api/users/${id}`],
  ["POST", "/api/users"],
  ["PUT", `/api/users/${id}`],
  ["POST", `/api/users/${id}/disable`],
  ["POST", `/api/users/${id}/enable`],
  ["POST", `/api/users/${id}/password_link`],
  ["POST", `/api/users/${id}/sign_out`],
  ["GET", "/api/departments"],
  ["POST", "/api/departments"],
  ["PUT", `/api/departments/${id}`],
  ["GET", "/api/settings"],
  ["GET", "/api/settings/resumeOptional/choices"],
  ["PUT", "/api/settings/businessZone"],
  ["PUT", "/api/settings/statusLooks"],
  ["GET", "/api/audit"],
  ["GET", `/api/audit/${id}`],
  ["GET", "/api/audit_kinds"],
  ["GET", "/api/messages"],
  ["GET", `/api/messages/${id}`],
  ["POST", `/api/messages/${id}/retry`],
  ["POST", "/api/messages/test"],
  ["GET", "/api/sessions"],
  ["DELETE", `/api/sessions/${id}`],
];

for (const who of others) {
  test(`${who} cannot see the administration`, async ({ enter }) => {
    const page = await enter(who, "/admin");
    const shell = new Shell(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
    expect((await shell.menuLabels()).join()).not.toContain("Administration");
    const search = await shell.openPalette();
    await search.fill("administration");
    await expect(page.getByText("Nothing found")).toBeVisible();

    // Exactly the answer of a page that does not exist.
    const never = "/no_such_page";
    await page.goto(never);
    await expect(page.getByText("This page does not exist")).toBeVisible();
    const unknown = (await page.locator("main").textContent()) ?? "";
    // The web unit tests cover every role's addresses; here one user tries them all.
    const tried = who === "manager" ? administrationPages : administrationPages.slice(0, 1);
    for (const path of ["/admin_settings", ...tried.map((one) => one.path)]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expect(page.locator("main")).toHaveText(unknown.replace(never, path));
      expect(await page.title(), path).not.toMatch(/Administration|Users|Audit|Outbox/);
    }

    const answers = new Set<string>();
    for (const [method, path] of calls) {
      const answer = await page.request.fetch(path, { method, data: method === "GET" ? undefined : {} });
      expect(answer.status(), `${method} ${path}`).toBe(403);
      answers.add(await answer.text());
    }
    // The same sentence whether or not the record exists.
    expect([...answers]).toHaveLength(1);
  });
}

test("nothing is reachable without signing in", async ({ page, muster, loginPage }) => {
  const stranger = await request.newContext({ baseURL: muster.url });
  for (const [method, path] of calls) {
    const answer = await stranger.fetch(path, { method, data: method === "GET" ? undefined : {} });
    expect(answer.status(), `${method} ${path}`).toBe(401);
  }
  await stranger.dispose();
  await page.goto("/admin_settings/users");
  await expect(loginPage.submit).toBeVisible();
});
