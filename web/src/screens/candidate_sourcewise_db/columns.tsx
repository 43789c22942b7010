import type { SourceCandidate } from "@/api/acceptedSource";
import { CandidateLink } from "@/blocks/dashboard/CandidateLink";
import { formatDate } from "@/lib/dates";
import type { Column } from "@/ui/table/columns";

/** Ids are the server's sort keys. */
export const sourceColumns: readonly Column<SourceCandidate>[] = [
  {
    id: "name",
    header: "Candidate Name",
    value: (row) => row.name,
    cell: (row) => <CandidateLink {...row} />,
    strong: true,
    always: true,
    width: 140,
    card: "title",
  },
  {
    id: "calls",
    header: "Total Calls",
    value: (row) => row.calls,
    align: "end",
    searchable: false,
    width: 82,
    card: "value",
  },
  { id: "position", header: "Position Name", value: (row) => row.position, width: 160, card: "fact" },
  { id: "department", header: "Department", value: (row) => row.department, width: 112, card: "fact" },
  { id: "location", header: "Location", value: (row) => row.location, width: 90, card: "fact" },
  {
    id: "at",
    header: "Offer Accepted Date",
    value: (row) => row.acceptedOn,
    text: (row) => formatDate(row.acceptedOn),
    wrapHead: true,
    width: 96,
    card: "value",
  },
  { id: "hr", header: "HR Name", value: (row) => row.recruiter, width: 110, card: "value" },
  {
    id: "candidateId",
    header: "Can_id",
    value: (row) => row.candidateId,
    hidden: true,
    sortable: false,
    width: 120,
  },
];
