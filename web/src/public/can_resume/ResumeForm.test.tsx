import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CandidateLink, OpenedLink } from "@/api/candidateSession";
import { ResumeForm } from "./ResumeForm";

const link: CandidateLink = {
  kind: "resume",
  candidate: "c1",
  requisition: "r1",
  user: "u1",
  until: "1",
  signature: "s",
};

it("names the limit, and below a refusal where a file is made smaller", async () => {
  const opened = {
    open: true,
    consentGiven: true,
    resumeKB: 300,
    compressPdfUrl: "/smaller_pdf",
    file: "",
  } as OpenedLink;
  render(<ResumeForm candidate="c1" opened={opened} link={link} onUploaded={vi.fn()} />);
  screen.getByText("Accepted File type : PDF only (less than 300 kb)");
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText("Select file to Upload"), {
      target: { files: [new File([text], "resume.pdf", { type: "application/pdf" })] },
    });
  choose(`%PDF-1.4\n${" ".repeat(300 * 1024)}`);
  const refusal = await screen.findByText("File size should be less then 300kb");
  const smaller = screen.getByRole("link", { name: "Make a PDF smaller" });
  expect(smaller.getAttribute("href")).toBe("/smaller_pdf");
  expect(refusal.compareDocumentPosition(smaller) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it("begins the visit again when another link has taken the browser", async () => {
  const calls: string[] = [];
  let visit = "form";
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname.split("/").pop() ?? "";
    calls.push(path);
    if (path === "candidate_sessions") visit = "resume";
    const [status, code] = visit === "resume" ? [200, "200"] : [401, "401"];
    return new Response(JSON.stringify({ response: [{ CODE: code, MESSAGE: path }], data: [] }), { status });
  });
  const opened = { open: true, consentGiven: true, firstName: "Asha", resumeKB: 200, file: "" } as OpenedLink;
  const uploaded = vi.fn();
  render(<ResumeForm candidate="c1" opened={opened} link={link} onUploaded={uploaded} />);
  const file = new File(["%PDF-1.4\n%%EOF"], "resume.pdf", { type: "application/pdf" });
  fireEvent.change(screen.getByLabelText("Select file to Upload"), { target: { files: [file] } });
  await screen.findByText("resume.pdf");
  fireEvent.click(screen.getByRole("button", { name: "Submit" }));
  await waitFor(() => expect(uploaded).toHaveBeenCalled());
  expect(calls).toEqual(["Update_Resume", "candidate_sessions", "Update_Resume"]);
});
