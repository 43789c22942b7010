import { AdministrationPage, administrationPages } from "./pages/AdministrationPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

for (const { path, title } of administrationPages) {
  test(`${title} is accessible and fits a phone`, async ({ enter }) => {
    // Ten rows show the same faults as more, and axe checks them sooner.
    const page = await enter("administrator", `${path}?size=10`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test("drawers and dialogs are accessible and fit a phone", async ({ enter, as }) => {
  const page = await enter("administrator");
  const administration = new AdministrationPage(page);
  const api = await as("administrator");
  const line = (await api.get("/api/audit?kind=ChangeSetting")).data[0]?.id;
  for (const [path, name] of [
    ["users?form=add", "Add User"],
    [`users?user=${api.userId}`, "Sunita Menon"],
    ["departments?edit=new", "Add Department"],
    ["settings?edit=resumeOptional", "Edit Setting"],
    ["settings?edit=businessZone", "Edit Setting"],
    ["settings?edit=feedbackFactors", "Edit Setting"],
    [`audit?line=${line}`, "Change setting"],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin_settings/${path}`);
    await expect(administration.dialog(name)).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
  }
});
