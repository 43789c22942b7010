import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { formQuery, type Profile, profileQuery } from "@/api/profile";
import { CandidateInfoDialog } from "./CandidateInfoDialog";
import type { RecordFacts } from "./profileFacts";

const nothing: Profile = { basic: null, education: [], experience: [], certificates: [], other: null };

function open(profile: Profile, record: RecordFacts = {}, reduced = false) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(profileQuery("c1").queryKey, profile);
  client.setQueryData(formQuery("c1").queryKey, { reduced } as never);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <CandidateInfoDialog opened candidate="c1" name="Priya Sharma" record={record} onClose={vi.fn()} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

const factOf = (label: string) => screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;
const cells = (table: string) =>
  within(screen.getByRole("table", { name: table }))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

it("has five sections, and --- for what is empty", () => {
  open(nothing, { mobile: "9730018264", city: "Pune" });
  expect(screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent)).toEqual([
    "Basic Information",
    "Education Information",
    "Experience Information",
    "Certification Information",
    "Other Information",
  ]);
  expect(factOf("Date of birth")).toBe("---");
  expect(factOf("Contact number")).toBe("97300 18264");
  expect(factOf("City")).toBe("Pune");
  expect(cells("Certification Information")).toEqual(["---", "---", "---", "---"]);
  expect(factOf("Previously interviewed")).toBe("---");
});

it("leaves out what the user is not told", () => {
  open(nothing, { currentGross: "", currentCompany: "Tarang" }, true);
  expect(factOf("Current company")).toBe("Tarang");
  for (const label of ["Date of birth", "Gender", "Residential address", "Expected salary"]) {
    expect(screen.queryByText(label)).toBeNull();
  }
});

it("shows months by name, and what lasts", () => {
  open({
    ...nothing,
    education: [
      {
        id: "e1",
        level: "Bachelor",
        college: "COEP",
        city: "Pune",
        type: "Full Time",
        from: "2015-06",
        to: "2019-05",
        pursuing: false,
      },
    ],
    experience: [
      {
        id: "x1",
        organization: "Tarang",
        city: "Pune",
        position: "Developer",
        supervisor: "Meera",
        reasonForLeaving: "Growth",
        from: "2019-07",
        to: "",
        working: true,
      },
    ],
  });
  expect(cells("Education Information")).toEqual([
    "Bachelor",
    "COEP",
    "Pune",
    "Full Time",
    "Jun 2015",
    "May 2019",
  ]);
  expect(cells("Experience Information").slice(-2)).toEqual(["Jul 2019", "Is Working"]);
});
