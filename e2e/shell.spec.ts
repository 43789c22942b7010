import { Api } from "./api";
import { DirectoryPage } from "./pages/DirectoryPage";
import { Shell } from "./pages/Shell";
import { expect, expectAccessible, test } from "./test";
import { expectNoneCovered, watchCovered } from "./toasts";

/** The left menu of each kind of user, limited to the screens that exist. */
const menus: Record<string, string[]> = {
  manager: ["Home", "Candidate Database", "Master", "ELPL Dashboard", "Team Performance"],
  manager4: ["Home", "Candidate Database", "Master", "ELPL Dashboard", "Team Performance"],
  "senior-hr": ["Home", "Candidate Database", "Master"],
  recruiter: ["Home", "Candidate Database", "Master"],
  interviewer: ["Home", "Candidate Database", "Scheduled Interviews"],
  admin: ["Home", "Candidate Database", "Master"],
  "esa-hr": ["Home", "Candidate Database", "Master"],
  "esa-assigned": ["Home", "ESA Candidate", "Candidate Database", "Master", "ESA Dashboard"],
  administrator: ["Home", "Candidate Database", "Master", "Administration"],
};

const landings: Record<string, [string, string]> = {
  "esa-assigned": ["/candidate_details", "Candidate Details"],
  interviewer: ["/scheduled_interviews", "Scheduled Interviews"],
};

for (const [who, labels] of Object.entries(menus)) {
  test(`${who}: landing, menu, top bar, sign out`, async ({ page, shell, signIn, muster }) => {
    await signIn(who);
    // ESA-assigned users land on their next candidate, interviewers on their interviews.
    const [path, title] = landings[who] ?? ["/admin", "Home"];
    await expect(page).toHaveURL(`${muster.url}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect.poll(() => shell.menuLabels()).toEqual(labels);
    await expect(shell.bell).toHaveCount(1);
    await expect(page.getByText(`© ${new Date().getFullYear()} Muster`).first()).toBeAttached();
    await shell.signOut.click();
    await expect(page).toHaveURL(`${muster.url}/`);
    // Signing out reloads the page, which would end a visit that has begun.
    const logIn = page.getByRole("button", { name: "Log In" });
    await expect(logIn).toBeVisible();
    await page.goto("/admin");
    await expect(logIn).toBeVisible();
  });
}

test("the menu opens on hover and on keyboard focus", async ({ page, shell, signIn }) => {
  await signIn("administrator");
  const width = async () => (await shell.menu.boundingBox())?.width ?? 0;
  await expect.poll(width).toBe(56);
  await shell.menu.hover();
  await expect.poll(width).toBe(320);
  await page.mouse.move(800, 500);
  await expect.poll(width).toBe(56);
  await shell.menu.getByRole("link", { name: "Home" }).focus();
  await expect.poll(width).toBe(320);
  await shell.menu.getByRole("link", { name: "Administration" }).press("Enter");
  await expect(page).toHaveURL(/\/admin_settings\/users/);
});

for (const path of ["/open_till_date", "/average_ttf", "/review_dashboard"]) {
  test(`the rail lights the group of ${path}`, async ({ enter }) => {
    const page = await enter("manager", path);
    const { menu } = new Shell(page);
    const group = menu.getByRole("button", { name: "Team Performance" });
    await expect(group).toHaveAttribute("data-active", "true");
    await page.mouse.move(900, 600);
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(56);
    const [lit, unlit] = [group, menu.getByRole("link", { name: "Home" })].map((item) =>
      item.evaluate((element) => getComputedStyle(element).backgroundColor),
    );
    expect(await lit).not.toBe(await unlit);
  });
}

for (const width of [1440, 390]) {
  test(`a toast covers no button at ${width} px`, async ({ enter, requisitions }) => {
    const { id, serial } = await requisitions.assigned(1);
    for (let count = 0; count < 6; count += 1) await requisitions.candidate(id);
    const page = await enter("recruiter", `/directory?req=${serial}`);
    await page.setViewportSize({ width, height: 844 });
    const directory = new DirectoryPage(page);
    const { form } = directory;
    await directory.settled();
    await watchCovered(page);
    await directory.add.click();
    await form.submit();
    await expectNoneCovered(page, "All Fields Are Compulsary!!");
    await form.field("Full Name").fill("Toast Above");
    await form.field("Mobile").fill(`63990010${width === 390 ? 11 : 12}`);
    await form.choose("Source of Candidate", "Naukri");
    await form.choose("State", "Goa");
    await form.choose("City", "Panaji");
    await form.submit();
    await expectNoneCovered(page, "Candidate added Successfully");

    const feedback = await enter("manager", "/candidate_feedback");
    await feedback.setViewportSize({ width, height: 844 });
    const submit = feedback.getByRole("button", { name: "Submit" });
    await expect(submit).toBeVisible();
    await watchCovered(feedback);
    await submit.click();
    await expectNoneCovered(feedback, "Please select department and requisition!");
  });
}

test("a screen asks for the login first, and opens after it", async ({ page, loginPage, muster }) => {
  await page.goto("/admin_settings/outbox?state=kept");
  await expect(loginPage.submit).toBeVisible();
  const { mobile, password } = muster.login("administrator");
  await loginPage.logIn(mobile, password);
  await expect(page).toHaveURL(/\/admin_settings\/outbox\?.*kept/);
});

test("a forbidden screen, and one that does not exist", async ({ page, signIn }) => {
  await signIn("recruiter");
  await page.goto("/admin_settings/outbox");
  await expect(page.getByText("This page does not exist")).toBeVisible();
  await page.goto("/no_such_screen");
  await expect(page.getByText("This page does not exist")).toBeVisible();
  await page.getByRole("button", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("the palette finds screens and actions", async ({ page, shell, signIn }) => {
  await signIn("administrator");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
  await shell.goTo("outb", "Outbox");
  await expect(page).toHaveURL(/\/admin_settings\/outbox/);
});

test("dark mode is remembered", async ({ page, shell, signIn }) => {
  await signIn("senior-hr");
  await shell.openProfile();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("without motion another colour scheme is there at once", async ({ enter }) => {
  const page = await enter("senior-hr", "/admin");
  await expect(page.getByRole("table").first()).toBeVisible();
  await page.evaluate(() => {
    document.addEventListener("transitionrun", ({ target }) =>
      document.documentElement.setAttribute("data-faded", (target as Element).className),
    );
  });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.evaluate(
    () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
  );
  await expect(page.locator("html")).not.toHaveAttribute("data-faded");
});

test("everybody sees and ends their own login sessions", async ({ page, loginPage, shell, ownMuster }) => {
  const elsewhere = await Api.as(ownMuster, "esa-hr");
  const { mobile, password } = ownMuster.login("esa-hr");
  await page.goto(`${ownMuster.url}/`);
  await loginPage.logIn(mobile, password);
  await shell.openProfile();
  await page.getByRole("menuitem", { name: "Login Sessions" }).click();
  const dialog = page.getByRole("dialog", { name: "Login Sessions" });
  await expect(dialog.getByText("this browser")).toHaveCount(1);
  await expectAccessible(page, "[role=dialog]");
  await dialog.getByRole("button", { name: /^End the session/ }).click();
  await expect(dialog.getByRole("button", { name: /^End the session/ })).toHaveCount(0);
  expect((await elsewhere.get("/api/session")).code).toBe("401");
  await page.reload();
  await expect(shell.menu).toBeVisible();
});

test("signing out in one tab asks in the other one, where something may be half typed", async ({
  context,
  shell,
  signIn,
  muster,
}) => {
  await signIn("senior-hr");
  const other = await context.newPage();
  await other.goto("/admin");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Home");
  await shell.signOut.click();
  const dialog = other.getByRole("dialog", { name: "Please log in again" });
  await expect(dialog.getByLabel("Password", { exact: true })).toBeFocused();
  await other.keyboard.type(muster.login("senior-hr").password);
  await other.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  await other.getByRole("button", { name: "Sign Out" }).click();
  await expect(other.getByRole("button", { name: "Log In" })).toBeVisible();
});

test("the outbox: test mail, preview, live", async ({ page, signIn, muster }) => {
  await signIn("administrator");
  await page.goto("/admin_settings/outbox");
  await page.getByRole("button", { name: "Send test mail" }).click();
  const row = page.getByRole("row").filter({ hasText: "Muster can send mail" }).first();
  // The row changes to Sent without a reload: the tab polls for changes.
  await expect(row.getByText("Sent", { exact: true })).toBeVisible();
  await row.click();
  await expect(page.getByRole("dialog")).toContainText("Muster can send mail");
  await expect(page.frameLocator("iframe").getByText("Mail works")).toBeVisible();
  await expectAccessible(page, "[role=dialog]");
  expect(muster.url).toContain("127.0.0.1");
});

test("on a Monday the bell has a red dot, on a Tuesday it has none", async ({ browser, mailbox }) => {
  const { Muster } = await import("./muster");
  for (const [day, dots] of [
    ["2026-03-16", 1],
    ["2026-03-17", 0],
  ] as const) {
    const monday = await Muster.start("--today", day, "--smtp", mailbox.url);
    const page = await browser.newPage({ baseURL: monday.url });
    const { mobile, password } = monday.login("manager");
    await page.goto("/");
    await page.getByRole("textbox", { name: "Mobile number" }).fill(mobile);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
    await expect(page.getByTestId("bell-dot")).toHaveCount(dots);
    await page.close();
    await monday.stop();
  }
});

test("an address in other letters is no page", async ({ enter }) => {
  const page = await enter("manager", "/elpl_sheets");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByText("This page does not exist")).toBeVisible();
});
