import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import type { CandidateDetails } from "@/api/candidateDetails";
import { sessionQuery } from "@/api/session";
import { salaryOutOfRange, salaryUnclear } from "@/lib/salary";
import { toast } from "@/ui/toast";
import { EditCandidateDialog } from "./EditCandidateDialog";

const details = {
  name: "Ravi Kumar",
  mobile: "9823012345",
  email: "ravi@mail.example",
  address: "12 MG Road",
  experience: "4",
  minimumExperience: "2",
  currentCompany: "Acme",
  currentDesignation: "Engineer",
  currentGross: "600000",
  noticePeriod: "30 days",
  experienceIn: "3",
  state: "Goa",
  city: "Panaji",
  experienced: false,
  working: true,
  resume: "",
  resumeMandatory: true,
  employmentStatus: "Experienced",
  candidateId: "c1",
  requisitionId: "r1",
  serial: "1187",
  requisitionStatus: "Inprogress",
  position: "Developer",
  status: "Ringing",
  candidateVersion: 3,
} as CandidateDetails;

type Sent = { path: string; fields: Record<string, FormDataEntryValue | unknown> };
const sent: Sent[] = [];
/** The server's refusal of the edit. */
let refusal: Response | null;

beforeEach(() => {
  sent.length = 0;
  refusal = null;
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    const data = pathname.endsWith("/get_state") ? [{ STATE: "Goa" }] : [];
    if (request.method === "POST") {
      const form = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
      const fields = form ? Object.fromEntries(await request.formData()) : await request.json();
      sent.push({ path: pathname.split("/").at(-1) ?? "", fields });
      if (refusal) return refusal;
    }
    const response = [{ CODE: "200", MESSAGE: "Candidate Details Updated Succesfully" }];
    return new Response(JSON.stringify({ response, data }));
  });
});

function open(differs: Partial<CandidateDetails> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery.queryKey, {
    userId: "asha",
    facts: {},
    resumeKB: 200,
    compressPdfUrl: "/smaller_pdf",
  } as never);
  const onClose = vi.fn();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <EditCandidateDialog opened details={{ ...details, ...differs }} onClose={onClose} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return onClose;
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText("Resume", { selector: "input" }), file, { applyAccept: false });

it("requires a resume, accepts a PDF and sends it with the rest", async () => {
  const onClose = open();
  await save();
  expect(await screen.findByText("Please upload resume!")).toBeDefined();
  await choose(new File(["Dear Sir"], "resume.pdf"));
  expect(await screen.findByText("Please upload Resume in pdf only")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Make a PDF smaller" })).toBeNull();
  await choose(new File([`%PDF-1.4 ${"x".repeat(204_800)}`], "resume.pdf"));
  expect(await screen.findByText("File size should be less then 200kb")).toBeDefined();
  expect(screen.getByRole("link", { name: "Make a PDF smaller" }).getAttribute("href")).toBe("/smaller_pdf");
  await choose(new File(["%PDF-1.4 small"], "asha.pdf"));
  expect(await screen.findByText("asha.pdf")).toBeDefined();
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toBe("update_candidate_details");
  expect(sent[0]?.fields).toMatchObject({
    NAME: "Ravi Kumar",
    IS_WORKING: "1",
    CAN_ID: "c1",
    REQ_ID: "r1",
    VERSION: "3",
    CREATED_BY: "asha",
  });
  expect(sent[0]?.fields.RESUME).toBeInstanceOf(File);
});

it("sends no file when none was chosen", async () => {
  const onClose = open({ resume: "f1.pdf" });
  expect(screen.getByRole("link", { name: "View Resume" }).getAttribute("href")).toMatch(
    /^\/api\/can_resume\/f1\.pdf\?v=/,
  );
  await userEvent.clear(screen.getByLabelText(/^Full Name/));
  await userEvent.type(screen.getByLabelText(/^Full Name/), "Priya 2 Rao");
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.path).toBe("update_candidate");
  expect(sent[0]?.fields).toMatchObject({ NAME: "Priya  Rao", EXP: "4", VERSION: 3 });
});

it.each([
  ["1.5", salaryOutOfRange],
  ["-5", salaryUnclear],
  ["4,5 lakh", salaryUnclear],
])("takes %s of a salary as it was typed, and refuses it", async (typed, sentence) => {
  open({ resume: "f1.pdf" });
  const gross = screen.getByLabelText(/^Current Gross/);
  await userEvent.clear(gross);
  await userEvent.type(gross, typed);
  await save();
  expect(gross).toHaveProperty("value", typed);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(sent).toEqual([]);
});

it("says how it understands a salary, and sends it as it was typed", async () => {
  const onClose = open({ resume: "f1.pdf" });
  const gross = screen.getByLabelText(/^Current Gross/);
  await userEvent.clear(gross);
  await userEvent.type(gross, "4.5 lakh");
  expect(screen.getByText("₹ 4,50,000 a year")).toBeDefined();
  await userEvent.click(screen.getByLabelText("a month"));
  expect(screen.getByText(/^₹ 4,50,000 a month, /)).toBeDefined();
  expect(gross).toHaveProperty("value", "4.5 lakh");
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent[0]?.fields).toMatchObject({ CURRENT_GROSS: "4.5 lakh", CURRENT_GROSS_PER: "month" });
});

it("does not ask a fresher about work", async () => {
  open({ employmentStatus: "Fresher", resume: "f1.pdf" });
  expect(screen.queryByLabelText(/^Current Company/)).toBeNull();
  expect(screen.getByLabelText(/^Address/)).toBeDefined();
});

it("shows all specified messages at once", async () => {
  open({ resume: "f1.pdf" });
  await userEvent.clear(screen.getByLabelText(/^Mobile/));
  await userEvent.clear(screen.getByLabelText(/^Email/));
  await userEvent.clear(screen.getByLabelText(/^Current Company/));
  await save();
  expect(await screen.findByText("Please Enter Valid Number!!")).toBeDefined();
  expect(screen.getByText("Please Enter Valid Email ID")).toBeDefined();
  expect(screen.getByText("All Fields Are Compulsary!!")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Mobile/));
  expect(sent).toHaveLength(0);
});

it("shows a message about a resume longer than others, whether from the form or the server", async () => {
  const toasted = vi.spyOn(toast, "error");
  open();
  await save();
  expect(toasted).toHaveBeenLastCalledWith("Please upload resume!", { file: true });
  await choose(new File(["Dear Sir"], "resume.pdf"));
  await waitFor(() =>
    expect(toasted).toHaveBeenLastCalledWith("Please upload Resume in pdf only", { file: true }),
  );
  await choose(new File(["%PDF-1.4 cut off"], "asha.pdf"));
  const response = [{ CODE: "400", MESSAGE: "Please upload Resume in pdf only", FIELD: "RESUME" }];
  refusal = Response.json({ response, data: [] }, { status: 400 });
  toasted.mockClear();
  await save();
  await waitFor(() =>
    expect(toasted).toHaveBeenLastCalledWith("Please upload Resume in pdf only", { file: true }),
  );
  await userEvent.clear(screen.getByLabelText(/^Mobile/));
  await save();
  expect(toasted).toHaveBeenLastCalledWith("Please Enter Valid Number!!", { file: false });
});

it("shows that something went wrong when the server fails, with the reason below", async () => {
  const toasted = vi.spyOn(toast, "error");
  open({ resume: "f1.pdf" });
  const response = [{ CODE: "500", MESSAGE: "The disk is full." }];
  refusal = Response.json({ response, data: [] }, { status: 500 });
  await save();
  await waitFor(() => expect(toasted).toHaveBeenLastCalledWith("Something Went Wrong", { file: false }));
  expect((await screen.findByRole("alert")).textContent).toBe("Something Went WrongThe disk is full.");
});
