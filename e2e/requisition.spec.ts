import { Api } from "./api";
import { HomePage } from "./pages/HomePage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

/** Follows a link of the approval mail on a phone, without signing in. */
async function answerByMail(
  browser: import("@playwright/test").Browser,
  mailbox: import("./mailbox").Mailbox,
  serial: string,
  label: "Approve" | "Unapprove",
): Promise<string> {
  const letter = await mailbox.newest((text) => text.includes(`Req ID: ${serial}\n`));
  const link = new RegExp(`${label}: (\\S+)`).exec(letter)?.[1] ?? "";
  expect(link).toContain("/requisition_approval?");
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(link);
  await expect(phone.getByText(serial).first()).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await phone.getByRole("button", { name: label, exact: true }).click();
  await expect(phone.getByText(/Successfully/).first()).toBeVisible();
  await phone.goto(link);
  await expect(phone.getByText(/already/).first()).toBeVisible();
  await phone.close();
  return letter;
}

test("a requisition from New to Revoke, through its dialogs", async ({
  page,
  browser,
  signIn,
  muster,
  mailbox,
}) => {
  const api = await Api.as(muster, "manager");
  const { serial } = await api.requisition(3);
  await signIn("manager");
  const home = new HomePage(page);
  await home.find(serial);
  await expect(home.row(serial).getByText("New", { exact: true })).toBeVisible();
  await answerByMail(browser, mailbox, serial, "Approve");
  // The change of the approver appears by itself.
  await expect(home.status(serial)).toContainText("Approved");

  await home.status(serial).click();
  const assign = home.dialog("Assign Recruiter");
  await assign.getByRole("button", { name: "Assign", exact: true }).last().click();
  await expect(assign.getByText("Please Enter Valid Position Number")).toBeVisible();
  await assign.getByLabel("No. of Positions").fill("9");
  await home.choose(assign, "Recruiter", /Asha Kulkarni/);
  await assign.getByRole("button", { name: "Assign", exact: true }).last().click();
  await expect(page.getByText("Please Enter Valid Position Number").first()).toBeVisible();
  await expect(assign.getByLabel("No. of Positions")).toHaveValue("9");
  await assign.getByLabel("No. of Positions").fill("2");
  await assign.getByRole("button", { name: "Assign", exact: true }).last().click();
  await expect(assign).toBeHidden();
  await expect(home.status(serial)).toContainText("Assigned");

  await home.status(serial).click();
  await expect(home.panel.getByText("Asha Kulkarni").first()).toBeVisible();
  await expectAccessible(page);
  await home.panel.getByRole("button", { name: "Revoke Position" }).click();
  const positions = home.dialog("Position Revoke");
  for (const [typed, told] of [
    ["0", "Please enter position greater than 0."],
    ["4", "Revoke position should be less than No. of position."],
    ["3", "Revoke position should be less than Remaining Position."],
  ] as const) {
    await positions.getByLabel("No. of Positions").fill(typed);
    await positions.getByRole("button", { name: "Revoke", exact: true }).click();
    await expect(positions.getByText(told)).toBeVisible();
  }
  await positions.getByLabel("No. of Positions").fill("1");
  await positions.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(positions.getByText("Please enter comment")).toBeVisible();
  await positions.getByRole("textbox", { name: /Comment/ }).fill("One less");
  await positions.getByRole("button", { name: "Revoke", exact: true }).click();
  await page.getByRole("button", { name: "YES" }).click();
  await expect(page.getByText("Position Revoked Successfully").first()).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(home.panel.getByText("3").first()).toBeVisible();

  await home.panel.getByRole("button", { name: "Revoke Requisition" }).click();
  const revoke = home.dialog("Revoke Requisition");
  await revoke.getByRole("textbox", { name: /Comment/ }).fill("Not needed any more");
  await revoke.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByText("Are you sure you want to Revoke?")).toBeVisible();
  await page.getByRole("button", { name: "YES" }).click();
  await expect(page.getByText("Requisition Revoked Successfully").first()).toBeVisible();
  await home.find(serial);
  await home.status(serial).click();
  await expect(page.getByRole("dialog").getByText("Not needed any more").first()).toBeVisible();
});

test("two managers and the last position: the second is told", async ({
  page,
  signIn,
  muster,
  mailbox,
  browser,
}) => {
  const api = await Api.as(muster, "manager4");
  const { id, serial } = await api.requisition(1);
  await answerByMail(browser, mailbox, serial, "Approve");
  await signIn("manager");
  const home = new HomePage(page);
  await home.find(serial);
  await home.status(serial).click();
  const assign = home.dialog("Assign Recruiter");
  await home.choose(assign, "Recruiter", /Asha Kulkarni/);
  await assign.getByLabel("No. of Positions").fill("1");
  const options = await api.get("/api/Master.svc/get_role_select2/HR");
  expect((await api.assign(id, String(options.data[1]?.id), 1)).code).toBe("200");
  await assign.getByRole("button", { name: "Assign", exact: true }).last().click();
  await expect(
    page.getByText(/Please Enter Valid Position Number|Somebody else has changed/).first(),
  ).toBeVisible();
  await expect(assign.getByLabel("No. of Positions")).toHaveValue("1");
});

test("tiles, rows and the address agree", async ({ page, signIn }) => {
  await signIn("manager");
  const home = new HomePage(page);
  for (const label of ["Open", "In Progress", "Overdue", "Hold/Revoke"]) {
    const tile = home.tile(label);
    await expect(tile).toHaveAccessibleName(/: \d+$/);
    const number = Number(/\d+$/.exec((await tile.getAttribute("aria-label")) ?? "")?.[0]);
    await tile.click();
    await expect(page.getByText(new RegExp(`of ${number}$`)).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(new RegExp(`of ${number}$`)).first()).toBeVisible();
  }
});

test("recruiter: own rows, no filters, no actions; reader: read-only; interviewer: nothing of others", async ({
  browser,
  muster,
}) => {
  for (const [who, seesHR, seesNew] of [
    ["recruiter", false, false],
    ["senior-hr", true, false],
    ["interviewer", false, false],
    ["manager4", true, true],
  ] as const) {
    const page = await browser.newPage({ baseURL: muster.url });
    const { mobile, password } = muster.login(who);
    await page.goto("/");
    await page.getByRole("textbox", { name: "Mobile number" }).fill(mobile);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Log In" }).click();
    const home = new HomePage(page);
    await expect(home.table).toBeVisible();
    await expect(home.table.getByRole("columnheader", { name: /HR Name/ })).toHaveCount(seesHR ? 1 : 0);
    await expect(page.getByRole("button", { name: "New Requisition" })).toHaveCount(seesNew ? 1 : 0);
    await expect(page.getByRole("button", { name: "Daily Calls Details" })).toHaveCount(
      who === "recruiter" || who === "interviewer" ? 1 : 0,
    );
    await page.close();
  }
});

test("a row opens the directory with the requisition in its address", async ({ page, signIn }) => {
  await signIn("manager");
  const home = new HomePage(page);
  await home.table.getByRole("row").nth(3).getByRole("cell").nth(2).click();
  await expect(page).toHaveURL(/\/directory\?req=/);
  await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
  const address = page.url();
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
});

test("notifications lead to the directory", async ({ page, shell, signIn }) => {
  await signIn("manager");
  await shell.bell.click();
  await expect(page.getByText("List of Requisitions to be closed this week!").first()).toBeVisible();
  await page
    .getByRole("button", { name: /^click here/ })
    .first()
    .click();
  const list = page.getByRole("dialog", { name: "Requisition List" });
  await list.getByRole("row").nth(1).click();
  await expect(page).toHaveURL(/\/directory\?req=/);
});

test("Source Count, Follow Up Details and Daily Calls Details open", async ({ page, signIn }) => {
  await signIn("recruiter");
  for (const name of ["Source Count", "Follow Up Details", "Daily Calls Details"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog").getByRole("table").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("dialog").first().getByRole("button", { name: "Close" }).click();
  }
});

test("home is accessible on a desk and on a phone", async ({ page, signIn }) => {
  await signIn("manager");
  const home = new HomePage(page);
  await expect(home.table.getByRole("row").nth(2)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
