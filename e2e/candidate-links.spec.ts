import { request } from "@playwright/test";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { DirectoryPage } from "./pages/DirectoryPage";
import { FormDialog } from "./pages/FormDialog";
import { pdfFile } from "./pdf";
import { expect, expectAccessible, test } from "./test";
import { expectToast } from "./toasts";

test("a recruiter copies the links for a candidate, sees how far they came, and ends them", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const page = await enter("recruiter");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const { actions } = details;
  await expect(actions.getByRole("button", { name: "Candidate Form 0 of 5" })).toBeVisible();
  await actions.getByRole("button", { name: /^Copy form link/ }).click();
  await expectToast(page, "Link Copied Successfully!");
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(address.pathname).toBe(`/candidate_form/${candidate}`);
  expect(address.searchParams.get("signature")).toBeTruthy();
  await expect(actions.getByRole("button", { name: /^Copy form link Made / })).toBeVisible();

  await actions.getByRole("button", { name: /^Copy resume link/ }).click();
  await expect(actions.getByRole("button", { name: /^Copy resume link Made / })).toBeVisible();
  const upload = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(upload.pathname).toMatch(new RegExp(`^/can_resume/${candidate}/${id}/`));
  await expectAccessible(page);

  await actions.getByRole("button", { name: "End links" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "YES" }).click();
  await expect(actions.getByRole("button", { name: "Copy form link Ended" })).toBeVisible();
  await expect(actions.getByRole("button", { name: "End links" })).toHaveCount(0);
});

test("what the candidate wrote is taken over field by field in Edit Profile", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, { ADDRESS: "7 Hill Road" });
  const recruiter = await as("recruiter");
  await recruiter.must("/api/Master.svc/insert_candidate_personal_data_new", {
    CAN_ID: candidate,
    POSITION_APPLIED_FOR: "Developer",
    REFERENCE: "Naukri",
    EMAIL: `${candidate.slice(-12)}@flow.example`,
    FIRSTNAME: "Priya",
    LASTNAME: "Sharma",
    DATE_OF_BIRTH: "1999-04-12",
    RESIDENTIAL_ADDRESS: "12 Karve Road",
    STATE: "Maharashtra",
    CITY: "Nashik",
    PIN: "411004",
    MARITAL_STATUS: "Single",
    GENDER: "Female",
    PARENT_NAME: "Sunita Sharma",
  });
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await expect(details.actions.getByRole("button", { name: "Candidate Form 1 of 5" })).toBeVisible();
  await details.actions.getByRole("button", { name: "View form" }).click();
  const info = page.getByRole("dialog", { name: "Candidate Information", exact: true });
  await expect(info).toContainText("Sunita Sharma");
  await expectAccessible(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const form = new FormDialog(page, "Edit Candidate Details");
  await expect(form.field("Address")).toHaveValue("7 Hill Road");
  await form.root.getByRole("button", { name: "Use 12 Karve Road" }).click();
  await expect(form.field("Address")).toHaveValue("12 Karve Road");
  await form.root.getByRole("button", { name: "Use Nashik" }).click();
  await expect(form.select("City")).toHaveValue("Nashik");
  await expect(form.root.getByRole("button", { name: /^Use (12 Karve Road|Nashik)$/ })).toHaveCount(0);
  await expectAccessible(page, "[role=dialog]");
});

test("a resume dropped on the add form suggests, and what is typed wins", async ({ enter, requisitions }) => {
  const { serial } = await requisitions.assigned(1);
  const page = await enter("recruiter", `/directory?req=${serial}`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  await directory.add.click();
  const { form } = directory;
  await form.field("Full Name").fill("Asawari Typed");
  const file = pdfFile("asawari.pdf", "ASAWARI KETKAR", "Mobile: +91 63500 00001", "asawari@flow.example");
  await form.root.getByLabel("Resume", { exact: true }).setInputFiles(file);
  await form.root.getByRole("button", { name: "Use 6350000001" }).click();
  await form.root.getByRole("button", { name: "Use asawari@flow.example" }).click();
  await expect(form.field("Mobile")).toHaveValue("6350000001");
  await expect(form.field("Email")).toHaveValue("asawari@flow.example");
  await expect(form.root.getByRole("button", { name: "Use Asawari Ketkar" })).toHaveCount(0);
  await expect(form.field("Full Name")).toHaveValue("Asawari Typed");
  await expectAccessible(page, "[role=dialog]");
  await form.choose("Source of Candidate", "Naukri");
  await form.submit();
  await expectToast(page, "Candidate added Successfully");
  await form.closed();
  const opening = page.waitForEvent("popup");
  await directory.status("Asawari Typed").click();
  const details = await opening;
  await expect(details.getByText(/^Came .*, by Asha/)).toBeVisible();
});

test("a resume by link keeps the former one until staff drop it", async ({
  enter,
  as,
  muster,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const page = await enter("recruiter");
  const uploading = { CAN_ID: candidate, RESUME: pdfFile("resume.pdf", "Uploaded by the recruiter") };
  await page.request.post("/api/Candidate_Dashboard.svc/Update_Resume", { multipart: uploading });
  const { data } = await (await as("recruiter")).must("/api/candidate_links", {
    candidate,
    requisition: id,
    kind: "resume",
  });
  const link = new URL(String(data[0]?.address));
  const user = link.pathname.split("/").at(-1);
  const browser = await request.newContext({ baseURL: muster.url });
  const post = async (path: string, sent: object) =>
    expect(await (await browser.post(path, sent)).text()).toContain('"CODE":"200"');
  const values = {
    kind: "resume",
    candidate,
    requisition: id,
    user,
    ...Object.fromEntries(link.searchParams),
  };
  await post("/api/candidate_sessions", { data: values });
  await post(`/api/candidate_form/${candidate}/consent`, { data: { agreed: true, whatsapp: false } });
  await post("/api/Candidate_Dashboard.svc/Update_Resume", {
    multipart: { CAN_ID: candidate, RESUME: pdfFile("mine.pdf", "Uploaded by the candidate") },
  });
  await browser.dispose();

  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await expect(details.box).toContainText(/Came .*, by link/);
  await expect(details.box).toContainText("Former resume of");
  const former = await page.request.get(`/api/candidate_resumes/${candidate}/former`);
  expect(await former.text()).toContain("Uploaded by the recruiter");
  await details.box.getByRole("button", { name: "Drop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "YES" }).click();
  await expect(details.box.getByText("Former resume of")).toHaveCount(0);
  await expect(details.box).toContainText(/Came .*, by link/);
});
