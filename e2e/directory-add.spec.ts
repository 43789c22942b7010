import { DirectoryPage } from "./pages/DirectoryPage";
import { expect, expectAccessible, test } from "./test";
import { expectToast } from "./toasts";

const missing = "All Fields Are Compulsary!!";

test("Candidate Form shows its faults, then adds the candidate", async ({ enter, requisitions }) => {
  const { serial } = await requisitions.assigned(1);
  const page = await enter("recruiter", `/directory?req=${serial}`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  await directory.add.click();
  const { form } = directory;
  await expect(form.field("Full Name")).toBeFocused();
  await expectAccessible(page, "[role=dialog]");

  await form.refuses(missing, missing, missing);
  await form.field("Full Name").fill("Zoë d'Souza-9 प्रिया");
  await expect(form.field("Full Name")).toHaveValue("Zoë dSouza प्रिया");
  await form.refuses(missing, missing);
  await form.field("Mobile").fill("98-76x");
  await expect(form.field("Mobile")).toHaveValue("98-76x");
  const invalid = "Please Enter valid Mobile Number";
  await form.refuses(invalid, missing);
  await form.choose("Source of Candidate", "Naukri");
  await form.select("State").fill("Atlantis");
  await expect(page.getByText("No state found")).toBeVisible();
  await form.field("Mobile").focus();
  await expect(form.select("State")).not.toHaveValue("Atlantis");
  await form.refuses(invalid);
  await form.choose("State", "Goa");
  await form.refuses(invalid, missing);
  await form.choose("City", "Panaji");
  await form.field("Email").fill("zoe@");
  await form.refuses(invalid, "Please Enter Valid Email ID");
  await form.field("Mobile").fill("620000000177");
  await form.refuses(invalid, "Please Enter Valid Email ID");
  await expect(form.field("Mobile")).toHaveValue("620000000177");
  await form.field("Mobile").fill("62000 00001");
  await form.refuses("Please Enter Valid Email ID");
  await form.field("Email").fill("zoe@flow.example");

  const experienced = form.root.getByRole("checkbox", { name: "Experienced" });
  await expect(form.field("Current Company")).toHaveCount(0);
  await experienced.check();
  await expect(form.field("Current Company")).toBeVisible();
  await form.root.getByRole("checkbox", { name: "Is Working" }).check();
  await expect(experienced).not.toBeChecked();
  for (const [label, text] of Object.entries({
    Experience: "4",
    "Relative Experience": "3",
    "Notice Period": "30 days",
    "Current Designation": "Engineer",
    "Current Company": "Tarang Systems",
  })) {
    await form.field(label).fill(text);
  }
  await form.field("Current Gross").fill("-5");
  await form.refuses("Please write one amount, such as 4.5 lakh a year or 40,000 a month");
  await expect(form.field("Current Gross")).toHaveValue("-5");
  await form.field("Current Gross").fill("14.4 lakh");
  await expect(form.root.getByText("₹ 14,40,000 a year")).toBeVisible();
  await expect(form.field("Current Gross")).toHaveValue("14.4 lakh");
  await form.submit();
  await expectToast(page, "Candidate added Successfully");
  await form.closed();
  await expect(directory.row("Zoë dSouza प्रिया")).toBeVisible();
  await expect.poll(() => directory.count("New")).toBe(1);
});

test("a known candidate is not added again", async ({ enter, as, requisitions }) => {
  const { id, serial } = await requisitions.assigned(1);
  await requisitions.candidate(id);
  const recruiter = await as("recruiter");
  const { data } = await recruiter.get(
    `/api/CandidateDirectoryy.svc/Get_Candidate_Data_Recruiter/${id}/all/${recruiter.userId}/all`,
  );
  const page = await enter("recruiter", `/directory?req=${serial}`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  await directory.add.click();
  const { form } = directory;
  await form.field("Full Name").fill("Somebody Else");
  await form.field("Mobile").fill(String(data[0]?.MOBILE));
  await form.choose("Source of Candidate", "LinkedIn");
  await form.submit();
  const { HR_NAME, POSITION_NAME } = data[0] ?? {};
  await expectToast(
    page,
    `Candidate is already in the system: Status: New, HR Name: ${HR_NAME}, Position: ${POSITION_NAME}`,
  );
  const known = form.root.getByRole("region", { name: "Candidate is already in the system" });
  await expect(known).toContainText(String(HR_NAME));
  await expect(known).toContainText(String(POSITION_NAME));
  await expect(form.field("Full Name")).toHaveValue("Somebody Else");
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "YES" }).click();
  await form.closed();
  await expect.poll(() => directory.total()).toBe(1);
});

test("a name of 200 letters, and a lost answer", async ({ enter, requisitions }) => {
  const { serial } = await requisitions.assigned(1);
  const page = await enter("recruiter", `/directory?req=${serial}`);
  await page.route("**/insert_candidate", (route) => route.abort(), { times: 1 });
  const directory = new DirectoryPage(page);
  await directory.settled();
  await directory.add.click();
  const { form } = directory;
  const long = "अ".repeat(200);
  await form.field("Full Name").fill(`${long}इ`);
  await expect(form.field("Full Name")).toHaveValue(long);
  await form.field("Mobile").fill("6200000002");
  await form.choose("Source of Candidate", "Naukri");
  await form.submit();
  await expect(form.error).toContainText("What you typed is kept.");
  await expect(form.field("Full Name")).toHaveValue(long);
  await form.submit();
  await form.closed();
  await expect(directory.row(long)).toBeVisible();
  await expect.poll(() => directory.total()).toBe(1);
});
