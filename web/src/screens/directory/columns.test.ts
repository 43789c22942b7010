import { expect, it } from "vitest";
import type { DirectoryCandidate } from "@/api/directory";
import { directoryColumns } from "./columns";

const columnsOf = (live: string) =>
  directoryColumns(
    { tab: "All", source: false, locked: false, addedBy: false, esa: true, live },
    { onDetails: () => {}, onTimeline: () => {} },
  );

it("tells which candidates of the programme are of its live requisition", () => {
  const column = columnsOf("r1").find(({ id }) => id === "programme");
  const of = (requisitionId: string) => column?.value({ requisitionId } as DirectoryCandidate);
  expect([of("r1"), of("r2")]).toEqual(["Live", "Test"]);
  expect(columnsOf("").some(({ id }) => id === "programme")).toBe(false);
});
