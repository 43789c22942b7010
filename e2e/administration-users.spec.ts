import type { Api } from "./api";
import { AdministrationPage, administrationPages, freshMobile } from "./pages/AdministrationPage";
import { LoginPage } from "./pages/LoginPage";
import { Shell } from "./pages/Shell";
import { expect, test } from "./test";
import { visit } from "./visit";

const newPassword = "a-better-one-7";
const lastOne = "This is the last active user with the grant administer; give it to somebody else first";

test("one navigation reaches every page", async ({ enter }) => {
  const page = await enter("administrator", "/admin");
  const shell = new Shell(page);
  const administration = new AdministrationPage(page);
  await shell.menu.getByRole("link", { name: "Administration" }).click();
  await expect(page).toHaveURL(/\/admin_settings\/users$/);
  // The menu covers the page while it is hovered.
  await page.mouse.move(900, 600);
  for (const { path, title } of administrationPages) {
    await administration.tabs.getByRole("link", { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(administration.tabs.locator("[aria-current=page]")).toHaveText(title);
  }
  await shell.goTo("login ses", "Login Sessions");
  await expect(page).toHaveURL(/\/admin_settings\/sessions$/);
});

test("a user is added, gets a link, signs in with it, and is edited", async ({
  enter,
  as,
  mailbox,
  browser,
}) => {
  const page = await enter("administrator", "/admin_settings/users");
  const administration = new AdministrationPage(page);
  const mobile = freshMobile();
  const last = `Tester${mobile}`;
  await page.getByRole("button", { name: "Add User" }).click();
  const form = administration.dialog("Add User");
  await administration.refused(form, "Please enter a first name");
  for (const name of ["First name", "Last name", "Mobile", "E-mail", "Role", "Department"]) {
    await expect(form.getByText(`${name} *`, { exact: true })).toBeVisible();
  }
  await form.getByLabel("First name").fill("<b>Zoya</b> 🙂");
  await form.getByLabel("Last name").fill(last);
  await form.getByRole("textbox", { name: "Mobile", exact: true }).fill("9823000002");
  await form.getByLabel("E-mail").fill(`${mobile}@demo.muster.example`);
  await administration.choose(form, "Role", "Recruiter");
  await administration.choose(form, "Department", "Human Resources");
  await form.getByLabel("Telephony user id").fill("agent777");
  await form.getByRole("textbox", { name: "Telephony secret" }).fill("never-shown-again");
  // Another user's mobile shows a message under its field, and what was typed stays.
  await administration.refused(form, /already belongs to another user/);
  await expect(form.getByLabel("Last name")).toHaveValue(last);
  await expect(form.getByRole("textbox", { name: "Telephony secret" })).toHaveValue("never-shown-again");
  await form.getByRole("textbox", { name: "Mobile", exact: true }).fill(mobile);
  await administration.save(form);

  // The secret is stored; neither the page nor the server shows it again.
  const drawer = administration.dialog(`<b>Zoya</b> 🙂 ${last}`);
  await expect(drawer).toContainText("agent777");
  expect(await page.content()).not.toContain("never-shown-again");
  const api = await as("administrator");
  expect(JSON.stringify(await api.get(`/api/users?q=${last}`))).not.toContain("never-shown-again");
  expect(JSON.stringify(await api.get(`/api/audit?q=${last}`))).not.toContain("never-shown-again");

  const letter = await mailbox.newest(
    (text, to) => to.join().includes(mobile) && text.includes("/reset_password#"),
  );
  expect(letter).toContain("an administrator of Muster sends you this link");
  const guest = await browser.newContext();
  const theirs = await guest.newPage();
  await theirs.goto(/https?:\S+\/reset_password#\S+/.exec(letter)?.[0] ?? "");
  await theirs.getByLabel("New password", { exact: true }).fill(newPassword);
  await theirs.getByLabel("Repeat the new password").fill(newPassword);
  await theirs.getByRole("button", { name: "Change Password" }).click();
  await expect(theirs).toHaveURL(/\/$/);
  await new LoginPage(theirs).logIn(mobile, newPassword);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Home");

  await drawer.getByRole("button", { name: "Edit" }).click();
  const edit = administration.dialog("Edit User");
  await expect(edit.getByRole("textbox", { name: "Telephony secret" })).toHaveValue("");
  await edit.getByLabel("First name").fill("Zoya");
  await edit.getByRole("checkbox", { name: /^Comment download/ }).check();
  await administration.choose(edit, "Role", "Senior HR");
  await administration.choose(edit, "Reports to", /Sunita Menon/, "sunita");
  await administration.save(edit);
  const named = administration.dialog(`Zoya ${last}`);
  for (const fact of ["Comment download", "Senior HR", "Sunita Menon", "agent777"]) {
    await expect(named).toContainText(fact);
  }
  await guest.close();
});

test("a user who is signed out or deactivated loses access immediately", async ({
  enter,
  as,
  muster,
  mailbox,
  browser,
}) => {
  const api = await as("administrator");
  const mobile = freshMobile();
  const last = `Leaver${mobile}`;
  const { data } = await api.must("/api/users", {
    firstName: "Lena",
    lastName: last,
    mobile,
    email: `${mobile}@demo.muster.example`,
    role: "Recruiter",
    department: "Human Resources",
    grants: [],
    mailLink: true,
  });
  const letter = await mailbox.newest(
    (text, to) => to.join().includes(mobile) && text.includes("/reset_password#"),
  );
  const token = /reset_password#(\S+)/.exec(letter)?.[1] ?? "";
  const guest = await browser.newContext({ baseURL: muster.url });
  const theirs = await guest.newPage();
  await theirs.goto(`/reset_password#${token}`);
  await theirs.getByLabel("New password", { exact: true }).fill(newPassword);
  await theirs.getByLabel("Repeat the new password").fill(newPassword);
  await theirs.getByRole("button", { name: "Change Password" }).click();
  await expect(theirs).toHaveURL(/\/$/);
  const login = new LoginPage(theirs);
  await login.logIn(mobile, newPassword);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Home");

  const page = await enter("administrator", `/admin_settings/users?user=${data[0]?.id}`);
  const administration = new AdministrationPage(page);
  const drawer = administration.dialog(`Lena ${last}`);
  await drawer.getByRole("button", { name: "Sign out everywhere" }).click();
  await administration.yes();
  await expect(login.submit).toBeVisible();
  await login.logIn(mobile, newPassword);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Home");

  await drawer.getByRole("button", { name: "Deactivate" }).click();
  await administration.yes();
  await expect(drawer.getByText("Inactive", { exact: true })).toBeVisible();
  await expect(login.submit).toBeVisible();
  await login.logIn(mobile, newPassword);
  await expect(theirs.getByText("Please check user id or password").first()).toBeVisible();

  await page.goto(`/admin_settings/users?q=${last}&f.active=no`);
  await administration.row(last).click();
  await drawer.getByRole("button", { name: "Activate", exact: true }).click();
  await administration.yes();
  await expect(drawer.getByText("Active", { exact: true })).toBeVisible();
  await guest.close();
});

test("the second of two editors sees the conflict, and nothing of theirs is saved", async ({ enter, as }) => {
  const api = await as("administrator");
  const mobile = freshMobile();
  const values = {
    firstName: "Two",
    lastName: `Editors${mobile}`,
    mobile,
    email: "two@demo.muster.example",
    role: "TL",
    department: "Human Resources",
    grants: [],
  };
  const { data } = await api.must("/api/users", values);
  const id = String(data[0]?.id);
  const page = await enter("administrator", `/admin_settings/users?user=${id}&form=edit`);
  const administration = new AdministrationPage(page);
  const edit = administration.dialog("Edit User");
  await edit.getByLabel("First name").fill("Second");
  expect((await api.put(`/api/users/${id}`, { ...values, firstName: "First", version: 1 })).code).toBe("200");
  // The page behind the form shows the other change; the form keeps its initial values.
  await expect(page.getByText(`First ${values.lastName}`).first()).toBeAttached();
  await administration.refused(edit, "Somebody else has changed this user. Please look again.");
  await expect(edit.getByLabel("First name")).toHaveValue("Second");
  expect((await api.get(`/api/users/${id}`)).data[0]?.firstName).toBe("First");
});

test("the last administrator cannot lock everybody out, neither on screen nor through the API", async ({
  page,
  ownMuster,
}) => {
  const administration = new AdministrationPage(page);
  const api = await visit(page, ownMuster, "administrator", "/admin_settings/users?q=9823000013");
  await administration.row("Sunita Menon").click();
  const drawer = administration.dialog("Sunita Menon");
  await drawer.getByRole("button", { name: "Deactivate" }).click();
  await administration.yes();
  await expect(page.getByText(lastOne).first()).toBeVisible();
  await administration.no();
  await drawer.getByRole("button", { name: "Edit" }).click();
  const edit = administration.dialog("Edit User");
  await edit.getByRole("checkbox", { name: /^Administer/ }).uncheck();
  await administration.refused(edit, lastOne);
  await edit.getByRole("checkbox", { name: /^Administer/ }).check();
  await administration.choose(edit, "Department", "Sales", "sales");
  await administration.refused(edit, lastOne);

  const me = (await api.get(`/api/users/${api.userId}`)).data[0] ?? {};
  const same = { ...me, department: me.departmentId, grants: ["administer"] };
  const tries: [string, () => ReturnType<Api["post"]>][] = [
    ["deactivate", () => api.post(`/api/users/${api.userId}/disable`, { version: me.version })],
    ["no grant", () => api.put(`/api/users/${api.userId}`, { ...same, grants: [] })],
    ["kept out", () => api.put(`/api/users/${api.userId}`, { ...same, department: "Sales" })],
  ];
  for (const [what, attempt] of tries) {
    const { code, message } = await attempt();
    expect([code, message], what).toEqual(["409", lastOne]);
  }
  // The role does not matter here; the grant does.
  expect((await api.put(`/api/users/${api.userId}`, { ...same, role: "TL" })).code).toBe("200");
  expect((await api.get("/api/users")).code).toBe("200");
});
