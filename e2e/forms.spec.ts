import type { Locator, Page } from "@playwright/test";
import { CallingPage } from "./pages/CallingPage";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { Shell } from "./pages/Shell";
import { expect, test } from "./test";

// One form of each family; web/src/forms tries all of them.

const question = (page: Page) => page.getByRole("dialog", { name: "Are you sure you want to close?" });
const signIn = (page: Page) => page.getByRole("dialog", { name: "Please log in again" });

async function answer(page: Page, word: "YES" | "NO"): Promise<void> {
  await question(page).getByRole("button", { name: word, exact: true }).click();
  await expect(question(page)).toBeHidden();
}

const goBack = (page: Page) => page.evaluate(() => history.back());

/** The browser asks in its own words. Staying keeps what was typed. */
async function staysOnReload(page: Page): Promise<void> {
  const asked = page.waitForEvent("dialog");
  void page.evaluate(() => location.reload()).catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
}

/** Back, a reload and Escape ask, and who stays keeps the text; then Back leads away. */
async function asksBeforeItGoes(page: Page, field: Locator, text: string): Promise<void> {
  // By keyboard: the browser asks nobody who has not done anything.
  await field.pressSequentially(text);
  await goBack(page);
  await answer(page, "NO");
  await expect(field).toHaveValue(text);
  await staysOnReload(page);
  await expect(field).toHaveValue(text);
  await field.press("Escape");
  await answer(page, "NO");
  await expect(field).toHaveValue(text);
  await goBack(page);
  await answer(page, "YES");
  await expect(field).toHaveCount(0);
}

test("a form of a requisition asks before what was typed goes", async ({ enter }) => {
  const page = await enter("manager", "/waiting");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Waiting");
  await new Shell(page).menu.getByRole("link", { name: "Muster" }).press("Enter");
  await page.getByRole("button", { name: "New Requisition" }).click();
  const form = page.getByRole("dialog", { name: "New Requisition" });
  await asksBeforeItGoes(page, form.getByRole("textbox", { name: "Skills" }), "Java, three years");
  await expect(page).toHaveURL(/\/waiting/);
});

test("a stage dialog asks, and is saved once its user is signed in again", async ({
  page,
  signIn: begin,
  muster,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  await requisitions.candidate(id, undefined, { NAME: "Tara Typed" });
  // The shell would notice on its own that the session has ended.
  await page.route("**/api/changes?*", (route) => route.abort());
  await begin("recruiter");
  const details = new CandidateDetailsPage(page);
  const open = async () => {
    await new Shell(page).goTo("Tara Typed", "Tara Typed");
    await expect(details.name).toHaveText("Tara Typed");
    const call = await details.openStage("CALL");
    await call.choose("Not Interested");
    return call;
  };
  await asksBeforeItGoes(page, (await open()).comment, "Has found something else");
  const call = await open();
  await call.comment.fill("Has found something else");
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/update_candidate_round")) keys.push(request.headers()["idempotency-key"]);
  });
  await page.context().clearCookies();
  await call.submit();
  await expect(signIn(page)).toBeVisible();
  await expect(call.comment).toHaveValue("Has found something else");
  await signIn(page).getByLabel("Password", { exact: true }).fill(muster.login("recruiter").password);
  await page.keyboard.press("Enter");
  await expect(signIn(page)).toBeHidden();
  await call.closed();
  await expect(details.panel("CALL")).toContainText("Not Interested");
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test("a form of the administration asks, and saves nothing for somebody else who signs in", async ({
  page,
  signIn: begin,
  muster,
  as,
}) => {
  await page.route("**/api/changes?*", (route) => route.abort());
  await begin("administrator");
  await page.goto("/admin_settings/departments");
  const form = page.getByRole("dialog", { name: "Add Department" });
  const name = form.getByRole("textbox", { name: "Name" });
  await page.getByRole("button", { name: "Add Department" }).click();
  await asksBeforeItGoes(page, name, "Half typed");
  await expect(page).toHaveURL(/\/admin_settings\/departments$/);

  await page.getByRole("button", { name: "Add Department" }).click();
  await name.fill("Never sent");
  const departments: number[] = [];
  page.on("response", (response) => {
    const write = response.request().method() === "POST";
    if (write && response.url().includes("/departments")) departments.push(response.status());
  });
  await page.context().clearCookies();
  await form.getByRole("button", { name: "Add", exact: true }).click();
  const { mobile, password } = muster.login("interviewer");
  await signIn(page).getByLabel("Mobile number").fill(mobile);
  await signIn(page).getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/scheduled_interviews$/);
  await expect(form).toHaveCount(0);
  expect(departments).toEqual([401]);
  const { data } = await (await as("administrator")).get("/api/departments");
  expect(data.map((row) => row.name)).not.toContain("Never sent");
});

test("the note of a call asks before a link, the next candidate and an outcome without a note", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  for (const NAME of ["Uma Note", "Vera After"]) await requisitions.candidate(id, undefined, { NAME });
  const page = await enter("recruiter", "/waiting");
  const calling = new CallingPage(page);
  await calling.open(serial);
  await calling.expectTurn("Uma Note");
  await calling.note.pressSequentially("Wants to join in May");
  await staysOnReload(page);
  await new Shell(page).menu.getByRole("link", { name: "Muster" }).click();
  await answer(page, "NO");
  await calling.outcome("Ringing").click();
  await answer(page, "NO");
  await expect(calling.note).toHaveValue("Wants to join in May");
  await calling.note.press("Enter");
  await page.keyboard.press("j");
  await answer(page, "YES");
  await calling.expectTurn("Vera After");
  await expect(calling.note).toHaveValue("");
});

test("a candidate's form asks before a reload and before Back", async ({ page, muster }) => {
  await page.goto(`${muster.url}/opt_out`);
  await page.goto(`${muster.url}/esa_add_candidate`);
  const name = page.getByRole("textbox", { name: "Full Name" });
  await name.pressSequentially("Wasim Waits");
  await staysOnReload(page);
  await expect(name).toHaveValue("Wasim Waits");
  const asked = page.waitForEvent("dialog");
  await goBack(page);
  await (await asked).dismiss();
  await expect(name).toHaveValue("Wasim Waits");
});

test("a dialog whose code is gone says so and leaves the screen", async ({ enter }) => {
  const page = await enter("recruiter", "/admin");
  await page.route(/OwnSessionsDialog/, (route) => route.abort());
  await new Shell(page).openProfile();
  await page.getByRole("menuitem", { name: "Login Sessions" }).click();
  await expect(page.getByText("This part of Muster could not be loaded")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(page.getByRole("region", { name: "My day" })).toBeVisible();
});
