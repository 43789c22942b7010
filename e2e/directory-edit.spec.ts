import { FormDialog } from "./pages/FormDialog";
import { expect, expectAccessible, test } from "./test";
import { expectToast } from "./toasts";

const missing = "All Fields Are Compulsary!!";
const page1 = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n";
const pdf = (bytes: number) => Buffer.from(`%PDF-1.7\n${"x".repeat(bytes - 15)}%%EOF\n`);
const file = (buffer: Buffer, name = "resume.pdf") => ({ name, mimeType: "application/pdf", buffer });

/** The fields that the form requires of experienced candidates. */
const work = {
  Address: "7 Hill Road",
  Experience: "5",
  "Relevant Experience": "3",
  "Notice Period": "60 days",
  "Current Designation": "Lead",
  "Current Company": "Tarang Systems",
  "Current Gross": "900000",
};

test("Edit Profile shows its faults, then saves the profile with its resume", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const can = await requisitions.candidate(id);
  const address = `/candidate_details?candidate=${can}&requisition=${serial}`;
  const page = await enter("recruiter", address);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const form = new FormDialog(page, "Edit Candidate Details");
  await expect(form.field("Full Name")).toBeFocused();
  await expectAccessible(page, "[role=dialog]");

  await form.field("Mobile").fill("98x7");
  await expect(form.field("Mobile")).toHaveValue("98x7");
  const asked = [...Object.keys(work).map(() => missing), "Please upload resume!"];
  await form.refuses("Please Enter Valid Number!!", "Please Enter Valid Email ID", ...asked);
  await form.field("Mobile").fill(`62${can.replace(/\D/g, "").slice(-8).padStart(8, "0")}`);
  await form.refuses("Please Enter Valid Email ID", ...asked);
  await form.field("Email").fill(`${can.slice(-12)}@flow.example`);
  await form.refuses(...asked);
  for (const [label, text] of Object.entries(work)) await form.field(label).fill(text);
  await form.submit();
  await expectToast(page, "Please upload resume!");

  const upload = form.root.getByLabel("Resume", { exact: true });
  await upload.setInputFiles(file(Buffer.from("Dear Sir or Madam")));
  await expect(form.root.getByText("Please upload Resume in pdf only")).toBeVisible();
  await upload.setInputFiles(file(pdf(201 * 1024)));
  await expect(form.root.getByText("File size should be less then 200kb")).toBeVisible();
  await upload.setInputFiles(file(Buffer.from(page1), "प्रिया.pdf"));
  await expect(form.root.getByText("प्रिया.pdf")).toBeVisible();
  await form.field("Full Name").fill("प्रिया शर्मा");
  await page.reload();
  await expect(form.field("Full Name"), "a reload goes on with the edit").toBeVisible();
  await form.field("Email").fill(`${can.slice(-12)}@flow.example`);
  await form.field("Full Name").fill("प्रिया शर्मा");
  for (const [label, text] of Object.entries(work)) await form.field(label).fill(text);
  await form.root.getByLabel("Resume", { exact: true }).setInputFiles(file(Buffer.from(page1), "प्रिया.pdf"));
  await form.submit();
  await expectToast(page, "Candidate Details Updated Succesfully");
  await form.closed();
  await expect(page.getByText("प्रिया शर्मा").first()).toBeVisible();

  const recruiter = await as("recruiter");
  const { data } = await recruiter.get(
    `/api/Candidate_Dashboard.svc/get_candidate_details_app_new/${can}/${id}/${recruiter.userId}`,
  );
  expect(data[0]).toMatchObject({ NAME: "प्रिया शर्मा", CURRENT_GROSS: "900000", ADDRESS: "7 Hill Road" });
  const resume = await page.request.get(`/api/can_resume/${data[0]?.RESUME}`);
  expect(await resume.text()).toBe(page1);
  expect(resume.headers()["cache-control"]).toBe("no-store");
  expect(resume.headers()["content-type"]).toBe("application/pdf");
  const other = await enter("interviewer");
  expect(await (await other.request.get(`/api/can_resume/${can}`)).text()).not.toContain("%PDF");
});

test("two editors: the second sees the conflict and loses nothing", async ({ enter, as, requisitions }) => {
  const { id, serial } = await requisitions.assigned(1);
  const can = await requisitions.candidate(id);
  const recruiter = await as("recruiter");
  const fields = {
    NAME: "First Editor",
    MOBILE: `63${can.replace(/\D/g, "").slice(-8).padStart(8, "0")}`,
    EMAIL: `first${can.slice(-12)}@flow.example`,
    ADDRESS: "1 Hill Road",
    EXP: "5",
    EXP_IN: "3",
    NOTICE_PERIOD: "60 days",
    CURRENT_GROSS: "900000",
    CURRENT_DESIGNATION: "Lead",
    CURRENT_COMPANY: "Tarang Systems",
    STATE: "Goa",
    CITY: "Panaji",
    CAN_ID: can,
    REQ_ID: id,
    CREATED_BY: recruiter.userId,
  };
  const page = await enter("recruiter", `/candidate_details?candidate=${can}&requisition=${serial}`);
  const sent = (name: string) =>
    page.request.post("/api/Candidate_Dashboard.svc/update_candidate_details", {
      multipart: { ...fields, NAME: name, RESUME: file(Buffer.from(page1)) },
    });
  expect(await (await sent("First Editor")).text()).toContain("Candidate Details Updated Succesfully");
  await page.reload();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const form = new FormDialog(page, "Edit Candidate Details");
  await form.field("Full Name").fill("Second Editor");
  expect(await (await sent("Third Editor")).text()).toContain("Candidate Details Updated Succesfully");
  await form.submit();
  await expect(form.error).toHaveText("Somebody else has changed this candidate. Please look again.");
  await expect(form.field("Full Name")).toHaveValue("Second Editor");
  await form.root.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "YES" }).click();
  await expect(page.getByText("Third Editor").first()).toBeVisible();
});

test("a fresher is not asked about work, and the resume opens in a new tab", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1, { status: "Fresher" });
  const can = await requisitions.candidate(id);
  const page = await enter("recruiter", `/candidate_details?candidate=${can}&requisition=${serial}`);
  const view = page.getByRole("button", { name: "View Resume" });
  await expect(view).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const form = new FormDialog(page, "Edit Candidate Details");
  await expect(form.field("Full Name")).toBeVisible();
  await expect(form.field("Current Company")).toHaveCount(0);
  await expect(form.root.getByText("Resume Not Attached!!")).toBeVisible();
  await form.field("Email").fill(`${can.slice(-12)}@fresh.example`);
  await form.field("Address").fill("7 Hill Road");
  await form.submit();
  await expectToast(page, "Please upload resume!!");
  await form.root.getByLabel("Resume", { exact: true }).setInputFiles(file(Buffer.from(page1)));
  await form.submit();
  await expectToast(page, "Candidate Details Updated Succesfully");
  await form.closed();

  await expect(view).toHaveAttribute("aria-disabled", "false");
  // A headless browser downloads a PDF instead of showing it.
  const asked = page.context().waitForEvent("request", (request) => /api\/can_resume/.test(request.url()));
  await view.click();
  const answer = await page.request.get((await asked).url());
  expect(await answer.text()).toBe(page1);

  const other = await enter("interviewer", `/can_resume/${can}.pdf`);
  await expect(other.getByText("Resume Not Attached!!")).toBeVisible();
  await expectAccessible(other);
});
