import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";

test.describe("the login screen", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("greets, and keeps what was typed", async ({ page, loginPage }) => {
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await loginPage.mobile.pressSequentially("98a23-0000123456");
    await expect(loginPage.mobile).toHaveValue("98a23-0000123456");
    await loginPage.submit.click();
    await expect(page.getByText("All Fields Are Compulsory").first()).toBeVisible();
    await expect(loginPage.mobile).toHaveValue("98a23-0000123456");
  });

  test("shows the specified messages", async ({ page, loginPage, muster }) => {
    await loginPage.logIn("9000000000", "not-a-password");
    await expect(page.getByText("Please check user id or password").first()).toBeVisible();
    const outsider = muster.login("outsider");
    await loginPage.logIn(outsider.mobile, outsider.password);
    await expect(page.getByText("You do not have access to this software!").first()).toBeVisible();
    await loginPage.logIn("98230", "short-mobile");
    await expect(page.getByText("Please enter right credential").first()).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
  });

  test("a lost network shows a message and loses nothing", async ({ page, loginPage, muster }) => {
    const { mobile, password } = muster.login("senior-hr");
    await expect(loginPage.mobile).toBeVisible();
    await page.context().setOffline(true);
    await loginPage.logIn(mobile, password);
    await expect(page.getByText("Please enter right credential").first()).toBeVisible();
    await page.context().setOffline(false);
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/admin$/);
  });

  test("works by keyboard alone", async ({ page, loginPage, muster }) => {
    const { mobile, password } = muster.login("senior-hr");
    await expect(loginPage.mobile).toBeFocused();
    await page.keyboard.type(mobile);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin$/);
  });

  test("Forgot Password: every message", async ({ page, loginPage }) => {
    await page.route("**/forgot_password", (route) => route.abort());
    const dialog = await loginPage.openForgotPassword();
    await dialog.getByRole("textbox").fill("12345");
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Please Enter 10 Digit Mobile Number").first()).toBeVisible();
    await dialog.getByRole("textbox").fill("9000000001");
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Something Went Wrong!!").first()).toBeVisible();
    await page.unroute("**/forgot_password");
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expectToast(page, "Mail sent successfully");
    await expect(dialog).toBeHidden();
  });

  test("Change Password: every message", async ({ page, loginPage, ownMuster }) => {
    await page.goto(`${ownMuster.url}/`);
    const { mobile, password } = ownMuster.login("admin");
    const dialog = await loginPage.openChangePassword();
    const submit = dialog.getByRole("button", { name: "Change Password" });
    await dialog.getByLabel("Mobile number").fill("98230");
    await submit.click();
    await expect(page.getByText("Please Enter Valid Number").first()).toBeVisible();
    await dialog.getByLabel("Mobile number").fill(mobile);
    await dialog.getByLabel("Old password").fill("not-my-password");
    await dialog.getByLabel("New password").fill("a-better-one-7");
    await submit.click();
    await expect(page.getByText("Please Enter Valid Credentials").first()).toBeVisible();
    await dialog.getByLabel("Old password").fill(password);
    await dialog.getByLabel("New password").fill("password123");
    // The server says so while it is typed, and again when it is sent.
    await expect(dialog.getByText(/too easy to guess/)).toBeVisible();
    await submit.click();
    await expect(page.getByText(/too easy to guess/).first()).toBeVisible();
    await dialog.getByLabel("New password").fill("a-better-one-7");
    await submit.click();
    await expect(dialog).toBeHidden();
    await loginPage.logIn(mobile, "a-better-one-7");
    await expect(page).toHaveURL(/\/admin$/);
  });

  test("is accessible, with its dialogs, and fits a phone", async ({ page, loginPage }) => {
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await loginPage.openForgotPassword();
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await loginPage.openChangePassword();
    await expectAccessible(page, "[role=dialog]");
  });
});

test("five wrong passwords pause the login", async ({ page, loginPage, ownMuster }) => {
  const { mobile, password } = ownMuster.login("recruiter2");
  await page.goto(`${ownMuster.url}/`);
  for (let i = 0; i < 5; i++) {
    const answered = page.waitForResponse("**/User_login");
    await loginPage.logIn(mobile, `wrong-password-${i}`);
    await answered;
    await expect(loginPage.submit).toBeEnabled();
  }
  await loginPage.logIn(mobile, password);
  await expect(page.getByText("Too many attempts. Please try again in 15 minutes.").first()).toBeVisible();
});

test("a mailed link sets a new password once", async ({ page, loginPage, ownMuster, mailbox }) => {
  const { mobile } = ownMuster.login("interviewer");
  await page.goto(`${ownMuster.url}/`);
  const dialog = await loginPage.openForgotPassword();
  await dialog.getByRole("textbox").fill(mobile);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expectToast(page, "Mail sent successfully");
  const letter = await mailbox.newest(
    (text, to) =>
      to.includes("nandini.rao@demo.muster.example") && text.includes(`${ownMuster.url}/reset_password#`),
  );
  const link = /https?:\S+\/reset_password#\S+/.exec(letter)?.[0] ?? "";
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("a-better-one-7");
  await page.getByLabel("Repeat the new password").fill("something-else-7");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText(/differ|same/).first()).toBeVisible();
  await page.getByLabel("Repeat the new password").fill("a-better-one-7");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(page).toHaveURL(/\/$/);
  await loginPage.logIn(mobile, "a-better-one-7");
  await expect(page).toHaveURL(/\/scheduled_interviews$/);
  await page.goto("about:blank");
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("another-one-77");
  await page.getByLabel("Repeat the new password").fill("another-one-77");
  await page.getByRole("button", { name: "Change Password" }).click();
  await expect(
    page.getByText("This link is no longer valid. Please ask for a new one.").first(),
  ).toBeVisible();
});
