import type { Page } from "@playwright/test";
import { HomePage } from "./pages/HomePage";
import { expect, expectAccessible, test } from "./test";

const signIn = (page: Page) => page.getByRole("dialog", { name: "Please log in again" });

/** Ends the session in the middle of a form, and submits the form. */
async function holdWithoutSession(page: Page, serial: string): Promise<void> {
  const home = new HomePage(page);
  await home.find(serial);
  await home.status(serial).click();
  const hold = await home.panel(serial).open("Hold", "Assign Recruiter");
  await hold.field("Note").fill("Budget is checked");
  await page.context().clearCookies();
  await hold.submit();
  await expect(signIn(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  // The shell would notice on its own, between two steps of the flow.
  await page.route("**/api/changes?*", (route) => route.abort());
});

test("a session that ends in a form: the same save goes on after the login", async ({
  page,
  signIn: begin,
  muster,
  as,
  requisitions,
}) => {
  const { serial } = await requisitions.assigned(1);
  await begin("manager");
  const holds: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/requirement_hold")) holds.push(request.headers()["idempotency-key"]);
  });
  await holdWithoutSession(page, serial);
  const dialog = signIn(page);
  const { mobile, password } = muster.login("manager");
  await expect(dialog.getByLabel("Mobile number")).toHaveValue(mobile);
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.type("not my password");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Please check user id or password")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(new HomePage(page).panel(serial).button("Resume")).toBeVisible();
  expect(holds).toHaveLength(2);
  expect(holds[1]).toBe(holds[0]);
  const { timeline } = await (await as("manager")).whole(serial);
  expect(timeline.filter(({ action }) => action === "Hold")).toHaveLength(1);
});

test("somebody else who logs in there gets their own page, and nothing is sent", async ({
  page,
  signIn: begin,
  muster,
  as,
  requisitions,
}) => {
  const { serial } = await requisitions.assigned(1);
  await begin("manager");
  await holdWithoutSession(page, serial);
  const dialog = signIn(page);
  const { mobile, password } = muster.login("interviewer");
  await dialog.getByLabel("Mobile number").fill(mobile);
  await expect(dialog.getByText("What was typed here is not saved then.")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/scheduled_interviews$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scheduled Interviews");
  await expect(dialog).toHaveCount(0);
  expect((await (await as("manager")).whole(serial)).status).toBe("Assigned");
});
