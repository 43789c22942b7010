import { Button } from "@mantine/core";
import { IconDownload, IconSearch, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import {
  allFunnelCandidates,
  type FunnelBlock,
  type FunnelCandidate,
  funnelCandidatesQuery,
} from "@/api/funnel";
import type { PageSize } from "@/lib/tableSearch";
import { pageSizes } from "@/lib/tableSearch";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { IconButton } from "@/ui/IconButton";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/columns";
import { Pager } from "@/ui/table/Pager";
import { useCsvDownload } from "@/ui/table/useCsvDownload";
import { CandidateCard } from "./CandidateCard";
import classes from "./CandidateList.module.css";

const fileColumns: readonly Column<FunnelCandidate>[] = [
  { id: "name", header: "Name", value: (row) => row.name },
  { id: "mobile", header: "Mobile", value: (row) => row.mobile },
  { id: "email", header: "Email", value: (row) => row.email },
  { id: "education", header: "Education", value: (row) => row.education },
  { id: "experience", header: "Experience", value: (row) => row.experience },
  { id: "currentGross", header: "Current Gross", value: (row) => row.currentGross },
  { id: "ctc", header: "CTC", value: (row) => row.ctc },
  { id: "status", header: "Status", value: (row) => row.status },
  { id: "recruiter", header: "Name of Recruiter", value: (row) => row.recruiter },
  { id: "manager", header: "Reporting Manager", value: (row) => row.reportingManager },
];
const idOf = (row: FunnelCandidate) => row.candidateId;

type Props = {
  requisition: string;
  /** The selected block; undefined for none. */
  block: FunnelBlock | undefined;
  search: string;
  onSearch: (search: string) => void;
};

/** The candidates of the selected stage. */
export function CandidateList({ requisition, block, search, onSearch }: Props) {
  const [typed, setTyped] = useState(search);
  const [opened, setOpened] = useState("");
  const [place, setPlace] = useState<{ of: string; page: number; size: PageSize }>({
    of: "",
    page: 1,
    size: 10,
  });
  const of = `${requisition} ${block?.id} ${search}`;
  const page = place.of === of ? place.page : 1;
  const stage = { requisition, stage: block?.id ?? "", search };
  const list = useQuery({
    ...funnelCandidatesQuery(stage, { page, size: place.size }),
    enabled: block !== undefined,
  });
  const rows = block ? list.data?.rows : undefined;
  const total = list.data?.total ?? 0;
  const download = useCsvDownload({
    name: `ELPL ${block?.label ?? ""}`,
    columns: fileColumns,
    rowId: idOf,
    fetch: () => allFunnelCandidates(stage),
    matching: null,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped("");
    onSearch("");
  };
  const move = (change: Partial<typeof place>) => setPlace({ ...place, page: 1, ...change, of });
  return (
    <section className={classes.card} aria-label="Candidates" aria-busy={block !== undefined && !rows}>
      <form className={classes.toolbar} onSubmit={submit}>
        <span className={classes.quiet}>Selected Stage</span>
        {block && <StatusButton status={block.label} tone="sky" />}
        {rows && <span className={classes.quiet}>{total.toLocaleString("en-IN")}</span>}
        <span className={classes.grow} />
        <span className={classes.search}>
          <IconSearch aria-hidden="true" />
          <input
            aria-label="Search candidates"
            placeholder="Search by Name, Mobile, Email, Status, Recruiter"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {(typed || search) && <IconButton small label="Clear search" icon={<IconX />} onClick={clear} />}
        </span>
        <Button type="submit" variant="default" disabled={!typed.trim() || !rows}>
          Search
        </Button>
        <IconButton
          label="Download CSV"
          icon={<IconDownload />}
          disabled={!rows?.length || download?.busy}
          onClick={() => download?.run()}
        />
      </form>
      {!block && <EmptyState text="Please Select Stage To View Candidates" />}
      {block && list.isError && !rows && (
        <FailedState text={list.error.message} onRetry={() => void list.refetch()} />
      )}
      {block && !list.isError && !rows && <EmptyState text="Loading Please Wait...." />}
      {rows?.length === 0 && <EmptyState text="Data Not Available" />}
      {rows && rows.length > 0 && (
        <>
          <div className={classes.cards}>
            {rows.map((candidate) => (
              <CandidateCard
                key={idOf(candidate)}
                candidate={candidate}
                opened={opened === candidate.candidateId}
                onToggle={() => setOpened(opened === candidate.candidateId ? "" : candidate.candidateId)}
              />
            ))}
          </div>
          <Pager
            label="Candidates"
            page={page}
            pageCount={Math.max(1, Math.ceil(total / place.size))}
            size={place.size}
            sizes={pageSizes}
            total={total}
            onPage={(next) => move({ page: next })}
            onSize={(size) => move({ size })}
          />
        </>
      )}
    </section>
  );
}
