import type { Page } from "@playwright/test";
import { HomePage } from "./pages/HomePage";
import { expect, test } from "./test";
import { expectToast } from "./toasts";
import { watchWrites } from "./writes";

const revokeQuestion = "Are you sure you want to Revoke?";

/** A manager at a requisition, and everything that the page sends from now on. */
async function at(page: Page, serial: string): Promise<{ home: HomePage; sent: string[] }> {
  const home = new HomePage(page);
  await home.find(serial);
  return { home, sent: watchWrites(page) };
}

const compulsory = "All Fields Are Compulsory!!";

test("Assign Recruiter: recruiter, positions, stipend, tenure; Hold: note", async ({
  enter,
  requisitions,
}) => {
  const { serial } = await requisitions.approved(2, { type: "Intern" });
  const page = await enter("manager");
  const { home, sent } = await at(page, serial);
  await home.status(serial).click();
  const form = home.form("Assign Recruiter");
  const positions = form.field("No. of Positions");
  for (const typed of ["", "0", "3", "-2", "2 or 3"]) {
    await positions.fill(typed);
    await form.refuses(
      compulsory,
      "Please Enter Valid Position Number",
      "Please Enter Valid Stipend",
      "Please Select Tenure",
    );
  }
  await expectToast(page, compulsory);
  await positions.fill("2");
  await form.refuses(compulsory, "Please Enter Valid Stipend", "Please Select Tenure");
  await form.field("Stipend").fill("0");
  await form.refuses(compulsory, "Please Enter Valid Stipend", "Please Select Tenure");
  await form.field("Stipend").fill("1,25,000");
  await expect(form.root.getByText("₹ 1,25,000 a month")).toBeVisible();
  await form.refuses(compulsory, "Please Select Tenure");
  await form.select("Tenure (Months)").click();
  await expect(form.options).toHaveText(["1", "2", "3", "4", "5", "6"]);
  await form.options.last().click();
  await form.refuses(compulsory);
  await expect(positions).toHaveValue("2");
  await expect(form.field("Stipend")).toHaveValue("1,25,000");

  await form.pick("Hold");
  await form.refuses(compulsory);
  await form.field("Note").fill("   ");
  await form.refuses(compulsory);
  await form.pick("Assign");
  await expect(positions).toHaveValue("2");
  await expect(form.field("Stipend")).toHaveValue("1,25,000");
  await expect(form.select("Tenure (Months)")).toHaveValue("6");
  expect(sent).toEqual([]);

  await form.choose("Recruiter", "Asha Kulkarni");
  await form.submit();
  await form.closed();
  await expect(home.row(serial)).toContainText(/₹\s1,25,000/);
  expect(sent).toHaveLength(1);
});

test("Re-Assign, HR Revoke, Revoke Requisition, Edit, Raise", async ({ enter, as, requisitions }) => {
  const made = await requisitions.assigned(2, { spare: 1 });
  await requisitions.hired(made.id, "Joined");
  const page = await enter("manager");
  const { home, sent } = await at(page, made.serial);
  await home.status(made.serial).click();
  const panel = home.panel(made.serial);

  await test.step("Re-Assign Recruiter", async () => {
    const form = await panel.open("Re-Assign Asha Kulkarni", "Re-Assign Recruiter");
    const save = form.root.getByRole("button", { name: "Save" });
    const told = (sentence: string) => expect(form.root.getByText(sentence, { exact: true })).toBeVisible();
    await expect(form.root).toContainText("Total Openings 1");
    await form.refuses(compulsory);
    await form.field("No. Of Positions").fill("1");
    await save.click();
    await told(compulsory);
    await form.choose("Recruiter", "Imran Shaikh");
    for (const typed of ["", "0", "2"]) {
      await form.field("No. Of Positions").fill(typed);
      await save.click();
      await told("Please Enter Valid Position Number");
      await expect(form.select("Recruiter")).toHaveValue("Imran Shaikh");
    }
    await form.field("No. Of Positions").fill("1");
    await form.refuses("Press Save to add this recruiter to the list first.");
    await save.click();
    await expect(form.root.getByRole("row").filter({ hasText: "Imran Shaikh" })).toBeVisible();
    await form.leave();
  });

  await test.step("HR Revoke", async () => {
    const form = await panel.open("Revoke Asha Kulkarni", "HR Revoke");
    await form.refuses("Please enter comment");
    await form.field("Comment").fill("Works elsewhere");
    await form.submit();
    await form.answer(revokeQuestion, "NO");
    await expect(form.field("Comment")).toHaveValue("Works elsewhere");
    await form.leave();
  });

  await test.step("Revoke Requisition", async () => {
    const form = await panel.open("Revoke Requisition", "Revoke Requisition");
    await form.refuses("Please enter comment");
    await form.field("Comment").fill("Not needed any more");
    await form.submit();
    await form.answer(revokeQuestion, "NO");
    await expect(form.field("Comment")).toHaveValue("Not needed any more");
    await form.leave();
  });

  await test.step("Edit Requisition", async () => {
    const form = await panel.open("Edit Requisition", "Edit Requisition");
    await form.refuses("Please select position type", "Please enter comment");
    await form.pick("Part Time");
    await form.refuses("Please enter comment");
    await form.field("Comment").fill("Half days only");
    await form.submit();
    await form.answer("Are you sure you want to edit this requisition?", "NO");
    await expect(form.radio("Part Time")).toBeChecked();
    await expect(form.field("Comment")).toHaveValue("Half days only");
    await form.leave();
  });

  await test.step("Raise Requisition", async () => {
    const form = await panel.open("Raise Requisition", "Raise Requisition");
    await form.refuses("All the fields are compulsory.", "All the fields are compulsory.");
    await form.field("No. of Positions").fill("2");
    await form.refuses("All the fields are compulsory.");
    await form.field("Comment").fill("A second team");
    await form.field("No. of Positions").fill("0");
    await form.refuses("All the fields are compulsory.");
    await expect(form.field("Comment")).toHaveValue("A second team");
    await form.leave();
  });

  await test.step("Position Revoke, where somebody has joined", async () => {
    const form = await panel.open("Revoke Position", "Position Revoke");
    await form.field("Comment").fill("Fewer will do");
    for (const [typed, told] of [
      ["", "Please enter position greater than 0."],
      ["0", "Please enter position greater than 0."],
      ["6", "Revoke position should be less than No. of position."],
      ["5", "Revoke position should be less than or equal to Remaining Position."],
    ] as const) {
      await form.field("No. of Positions").fill(typed);
      await form.refuses(told);
    }
    await expect(form.field("Comment")).toHaveValue("Fewer will do");
    await form.leave();
  });

  expect(sent).toEqual([]);
  const manager = await as("manager");
  expect(await manager.whole(made.serial)).toMatchObject({
    status: "Inprogress",
    positions: 5,
    employmentType: "Full Time",
    raised: [],
  });
});

test("Position Revoke, where nobody has joined", async ({ enter, requisitions }) => {
  const { serial } = await requisitions.assigned(1, { spare: 1 });
  const page = await enter("manager");
  const { home, sent } = await at(page, serial);
  await home.status(serial).click();
  const panel = home.panel(serial);
  const form = await panel.open("Revoke Position", "Position Revoke");
  const positions = form.field("No. of Positions");
  for (const [typed, told] of [
    ["0", "Please enter position greater than 0."],
    ["4", "Revoke position should be less than No. of position."],
    ["3", "Revoke position should be less than Remaining Position."],
  ] as const) {
    await positions.fill(typed);
    await form.refuses(told, "Please enter comment");
  }
  await positions.fill("1");
  await form.refuses("Please enter comment");
  await form.field("Comment").fill("One less");
  await form.submit();
  await form.answer(revokeQuestion, "NO");
  await expect(positions).toHaveValue("1");
  expect(sent).toEqual([]);
  await form.submit();
  await form.answer(revokeQuestion, "YES");
  await form.closed();
  await expect(home.row(serial)).toContainText("2 / 2");
  await home.undo.click();
  await expect(home.row(serial)).toContainText("3 / 2");
});

test("New Requisition: every message", async ({ enter }) => {
  const page = await enter("manager", "/admin");
  const home = new HomePage(page);
  await page.getByRole("button", { name: "New Requisition" }).click();
  const form = home.form("New Requisition");
  const sent = watchWrites(page);
  const places = [compulsory, compulsory];
  const invalid = "Please Enter Valid Position Number";
  await form.refuses("please select Position!", invalid, ...places, compulsory, compulsory);
  await form.choose("Position", "QA Intern");
  await form.refuses(invalid, ...places, compulsory, compulsory);
  await form.field("No. of Positions").fill("2");
  await form.refuses(...places, compulsory, compulsory);
  await form.choose("State", "Maharashtra");
  await form.refuses(compulsory, compulsory, compulsory);
  await form.choose("City", "Satara");
  await form.pick("Replacement");
  await form.refuses(compulsory, "Please enter who is replaced", compulsory);
  await form.field("Rehire For").fill("Ketan Dave");
  await form.refuses(compulsory, compulsory);
  await form.choose("Requested by", "Shruti Venkatesan · Engineering");
  await form.refuses(compulsory);
  await form.chooseDayOfNextMonth("TAT", 15);
  await form.field("Stipend").fill("8000");
  await form.refuses("Please Select Tenure");
  await form.field("Stipend").fill("");
  await form.choose("Tenure (Months)", "3");
  await form.refuses("Please Enter Valid Stipend");
  await form.field("Stipend").fill("8k");
  expect(sent).toEqual([]);
  for (const [label, value] of [
    ["No. of Positions", "2"],
    ["Rehire For", "Ketan Dave"],
    ["Stipend", "8k"],
  ] as const) {
    await expect(form.field(label)).toHaveValue(value);
  }
  await expect(form.select("State")).toHaveValue("Maharashtra");
  await expect(form.select("City")).toHaveValue("Satara");
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/requisitions"));
  await form.submit();
  await answered;
  await form.closed();
  expect(sent).toEqual(["/api/requisitions"]);
});

test("the Intern radio stays locked on an Intern requisition", async ({ enter, requisitions }) => {
  const { serial } = await requisitions.approved(1, { type: "Intern" });
  const page = await enter("manager");
  const { home } = await at(page, serial);
  await home.more(serial, "Edit Requisition");
  const form = home.form("Edit Requisition");
  await expect(form.radio("Intern")).toBeDisabled();
  for (const type of ["Full Time", "Part Time", "Contract"]) await expect(form.radio(type)).toBeEnabled();
});
