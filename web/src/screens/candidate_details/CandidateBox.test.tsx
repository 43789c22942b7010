import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Facts } from "@/api/account";
import type { CandidateDetails } from "@/api/candidateDetails";
import { sessionQuery } from "@/api/session";
import { renderInTheme } from "@/ui/renderInTheme";
import { CandidateBox } from "./CandidateBox";

const details = {
  candidateId: "c1",
  requisitionId: "r1",
  name: "Asha Rane",
  mobile: "9881726340",
  email: "asha@example.com",
  position: "Data Analyst",
  city: "Pune",
  state: "Maharashtra",
  minimumExperience: "2",
  experienceIn: "",
  noticePeriod: "30 days",
  currentGross: "",
  currentDesignation: "Analyst",
  currentCompany: "Sahyadri",
  jd: "",
} as CandidateDetails;

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json({ response: [{ CODE: "200", MESSAGE: "" }], data: [] }));
});

function labelsFor(facts: Partial<Facts>): (string | null)[] {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sessionQuery.queryKey, { userId: "u1", today: "2026-03-16", facts } as never);
  renderInTheme(
    <QueryClientProvider client={client}>
      <CandidateBox details={details} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole("term").map(({ textContent }) => textContent);
}

it("leaves the salary out for interviewers, who are not told it", () => {
  const labels = labelsFor({ manager: false, interviewer: true });
  expect(labels).toContain("Notice period");
  expect(labels).not.toContain("Current gross");
});

it.each([{ recruiter: true }, { manager: true, interviewer: true }])(
  "shows %o that no salary is known",
  (facts) => {
    expect(labelsFor(facts)).toContain("Current gross");
  },
);
