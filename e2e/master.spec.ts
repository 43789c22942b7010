import { readFile } from "node:fs/promises";
import { parseCsv } from "./csv";
import { MasterPage } from "./pages/MasterPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";

const compulsary = "All Fields Are Compulsary!!";

test("a position: added, changed, deleted", async ({ enter }) => {
  const page = await enter("recruiter", "/master");
  const master = new MasterPage(page);
  await expect(master.table("Position List"), "it opens on its first table").toBeVisible();
  await expect(page).toHaveURL(/\/master$/);
  for (const head of ["Department", "Name of Position", "Employment Type", "JD", "Point"]) {
    await expect(master.head(head)).toBeVisible();
  }

  const add = await master.open("Position", "Add Position");
  await add.refuses(compulsary, compulsary, compulsary, compulsary, compulsary);
  await expectToast(page, compulsary);
  await add.field("Name of Position").fill("Prompt, Engineer");
  await add.field("Point").fill("7");
  await add.choose("Department", "Engineering");
  await add.choose("Employment Type", "Full Time");
  await add.refuses(compulsary);
  await add.field("JD").fill("- Asks\n- Listens");
  // The server's message appears under the field, and nothing typed is lost.
  await add.refuses("A name may have 100 characters and no comma");
  await expect(add.field("JD")).toHaveValue("- Asks\n- Listens");
  await add.field("Name of Position").fill("Prompt Engineer");
  await add.submit();
  await add.closed();
  await expectToast(page, "Position added Successfully");

  await master.search("Position List", "prompt");
  const row = master.row("Prompt Engineer");
  await expect(row).toContainText("Engineering");
  await expect(row.getByRole("cell", { name: "7", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/q=prompt/);
  await page.reload();
  await expect(row).toBeVisible();
  const jd = await master.open("View JD of Prompt Engineer", "JD");
  await expect(jd.root).toContainText("- Listens");
  await page.keyboard.press("Escape");
  await expect(master.button("View JD of Prompt Engineer")).toBeFocused();

  const edit = await master.open("Edit Prompt Engineer", "Edit Position");
  await edit.field("Point").fill("");
  await edit.refuses(compulsary);
  await edit.field("Point").fill("9");
  await edit.submit();
  await edit.closed();
  await expectToast(page, "Position Updated Successfully");
  await expect(row.getByRole("cell", { name: "9", exact: true })).toBeVisible();

  await expect(await master.delete("Prompt Engineer", "NO")).toBeHidden();
  await expect(row).toBeVisible();
  await expect(await master.delete("Prompt Engineer", "YES")).toBeHidden();
  await expectToast(page, "Position deleted Successfully");
  await expect(page.getByText("Data Not Available")).toBeVisible();
});

test("a job description that is too long shows a message and stays as pasted", async ({ enter }) => {
  const page = await enter("recruiter", "/master?master=position");
  const add = await new MasterPage(page).open("Position", "Add Position");
  const long = "Reads and writes. ".repeat(6_000);
  await add.field("Name of Position").fill("Novelist");
  await add.field("Point").fill("1");
  await add.choose("Department", "Marketing");
  await add.choose("Employment Type", "Contract");
  await add.field("JD").fill(long);
  await add.refuses("A description may have 20,000 characters at most");
  await expect(add.field("JD")).toHaveValue(long);
});

test("a position in use cannot be deleted, and the dialog says why", async ({ enter, as }) => {
  const api = await as("manager");
  await api.requisition(1, { type: "Contract" });
  const used = (await api.get("/api/positions")).data.find((row) => row.employmentType === "Contract");
  const name = String(used?.name);
  const page = await enter("manager", `/master?master=position&q=${encodeURIComponent(name)}`);
  const master = new MasterPage(page);
  const asked = await master.delete(name, "YES");
  await expect(
    asked.getByText(/^This position cannot be deleted: \d+ requisitions? uses? it$/),
  ).toBeVisible();
  await asked.getByRole("button", { name: "NO", exact: true }).click();
  await expect(master.row(name)).toBeVisible();
});

test("two people change one position: the second sees the conflict and loses nothing", async ({
  enter,
  as,
}) => {
  const api = await as("manager4");
  const facts = { DESCRIPTION: "x", POINT: "1", DEPT: "Sales", EMPLOYEMENT_TYPE: "Intern" };
  const position = { ...facts, NAME_OF_THE_POSITION: "Contested Role" };
  await api.must("/api/Position_Master.svc/insert_position", position);
  const page = await enter("recruiter", "/master?master=position&q=contested");
  const master = new MasterPage(page);
  const edit = await master.open("Edit Contested Role", "Edit Position");
  await edit.field("JD").fill("What the second one wrote");
  const all = await api.get("/api/Master.svc/name_of_the_position/all");
  const row = all.data.find((one) => one.NAME_OF_THE_POSITION === "Contested Role");
  const id = { NAME_OF_THE_POSITION_ID: row?.NAME_OF_THE_POSITION_ID };
  await api.must("/api/Position_Master.svc/update_position", { ...position, ...id, POINT: "42" });
  // The list updates behind the dialog.
  await expect(page.getByRole("cell", { name: "42", includeHidden: true })).toBeAttached();
  await edit.submit();
  await expect(edit.error).toContainText("Somebody else has changed this position. Please look again.");
  await expect(edit.field("JD")).toHaveValue("What the second one wrote");
});

test("a source: added and changed, never deleted, and a lost connection shows a message", async ({
  enter,
}) => {
  const page = await enter("senior-hr", "/master");
  const master = new MasterPage(page);
  await master.choose("Source List");
  for (const head of ["Source of Candidate", "Description"]) await expect(master.head(head)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  const add = await master.open("Source", "Add Source");
  await add.refuses(compulsary, compulsary);
  await add.field("Source of Candidate").fill("Alumni Meet");
  await add.refuses(compulsary);
  await add.field("Description").fill("Once a year");
  await page.context().setOffline(true);
  await add.submit();
  await expect(add.error).toContainText("Something Went Wrong");
  await expectToast(page, "Something Went Wrong");
  await expect(add.field("Description")).toHaveValue("Once a year");
  await page.context().setOffline(false);
  await add.submit();
  await add.closed();
  await expectToast(page, "Added Successfully");
  const edit = await master.open("Edit Alumni Meet", "Edit Source");
  await edit.field("Description").fill("Twice a year");
  await edit.submit();
  await edit.closed();
  await expectToast(page, "Updated Successfully");
  await expect(master.row("Alumni Meet")).toContainText("Twice a year");
});

test("the list downloads as it is shown", async ({ enter }) => {
  const page = await enter("manager", "/master?master=position&f.department=Finance&sort=-name");
  await expect(new MasterPage(page).row("Tax Consultant")).toBeVisible();
  const pending = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const [head, first, ...others] = parseCsv(await readFile(await (await pending).path(), "utf8"));
  expect(head).toEqual(["Department", "Name of Position", "Employment Type", "JD", "Point"]);
  expect(first?.slice(0, 3)).toEqual(["Finance", "Tax Consultant", "Contract"]);
  expect(others.length).toBeGreaterThan(3);
  expect(new Set(others.map(([department]) => department))).toEqual(new Set(["Finance"]));
});

test("by keyboard alone: choose a master, open a dialog, leave it", async ({ enter }) => {
  const page = await enter("recruiter");
  // Focus also returns when dialogs fade.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/master");
  const master = new MasterPage(page);
  await page.getByRole("button", { name: /^Select Master/ }).press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "Source List" })).toBeVisible();
  await page.getByRole("menuitemradio", { name: "Source List" }).press("Enter");
  await master.button("Source").press("Enter");
  const add = page.getByRole("dialog", { name: "Add Source" });
  await expect(add.getByRole("textbox", { name: "Source of Candidate" })).toBeFocused();
  await page.keyboard.type("Half typed");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Are you sure you want to close?")).toBeVisible();
  await page.getByRole("button", { name: "YES", exact: true }).press("Enter");
  await expect(add).toBeHidden();
  await expect(master.button("Source")).toBeFocused();
});

for (const [list, address, button, title] of [
  ["Position List", "position", "Position", "Add Position"],
  ["Source List", "source", "Source", "Add Source"],
  ["WhatsApp Template", "whatsapp", "Template", "Add WhatsApp Details"],
  ["Email Template", "email", "Email", "Add Email Details"],
] as const) {
  test(`${list} and its dialog are accessible, on a desktop and on a phone`, async ({ enter }) => {
    const page = await enter("manager", `/master?master=${address}&size=10`);
    const master = new MasterPage(page);
    await expect(master.table(list).getByRole("row").nth(2)).toBeVisible();
    await expectAccessible(page);
    const dialog = await master.open(button, title);
    await expect(dialog.root.getByRole("textbox").last()).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "[role=dialog]");
    await dialog.root.getByRole("button", { name: "Close" }).click();
    await dialog.closed();
    await expectAccessible(page);
  });
}
