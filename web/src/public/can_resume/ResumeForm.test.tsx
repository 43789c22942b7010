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
  const opened = { open: true, consentGiven: true, firstName: "Asha", file: "" } as OpenedLink;
  const uploaded = vi.fn();
  render(<ResumeForm candidate="c1" opened={opened} link={link} onUploaded={uploaded} />);
  const file = new File(["%PDF-1.4\n%%EOF"], "resume.pdf", { type: "application/pdf" });
  fireEvent.change(screen.getByLabelText("Select file to Upload"), { target: { files: [file] } });
  await screen.findByText("resume.pdf");
  fireEvent.click(screen.getByRole("button", { name: "Submit" }));
  await waitFor(() => expect(uploaded).toHaveBeenCalled());
  expect(calls).toEqual(["Update_Resume", "candidate_sessions", "Update_Resume"]);
});
