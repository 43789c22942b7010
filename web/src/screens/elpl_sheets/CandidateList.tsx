import { Button } from "@mantine/core";
import { IconDownload, IconSearch, IconX } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import type { FunnelBlock, FunnelCandidate } from "@/api/funnel";
import { WeeklyButton } from "@/blocks/weekly/WeeklyButton";
import { pageSizes } from "@/lib/tableSearch";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { IconButton } from "@/ui/IconButton";
import { StatusButton } from "@/ui/StatusButton";
import type { Column } from "@/ui/table/columns";
import { Pager } from "@/ui/table/Pager";
import type { TableSource } from "@/ui/table/tableSource";
import { useCsvDownload } from "@/ui/table/useCsvDownload";
import { CandidateCard } from "./CandidateCard";
import classes from "./CandidateList.module.css";
import type { CandidatePages } from "./useCandidates";

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

type Props = Pick<CandidatePages, "page" | "size" | "move"> & {
  department: string;
  requisition: string;
  /** One page, or all candidates while they are printed. */
  source: TableSource<FunnelCandidate> & { pager?: boolean };
  /** The selected block; undefined for none. */
  block: FunnelBlock | undefined;
  search: string;
  onSearch: (search: string) => void;
};

/** The candidates of the selected stage. */
export function CandidateList(props: Props) {
  const { department, requisition, source, page, size, move, block, search, onSearch } = props;
  const [typed, setTyped] = useState(search);
  const [opened, setOpened] = useState("");
  const rows = block ? source.rows : undefined;
  const total = source.total ?? 0;
  const download = useCsvDownload({
    name: `ELPL ${block?.label ?? ""}`,
    columns: fileColumns,
    rowId: idOf,
    fetch: source.csvRows,
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
        <WeeklyButton
          dashboard="/ELPL_sheets"
          filters={{ dept: department, req: requisition, stage: block?.id ?? "", q: search }}
          disabled={!block}
        />
      </form>
      {!block && <EmptyState text="Please Select Stage To View Candidates" />}
      {block && source.state === "failed" && (
        <FailedState text={source.failedText} onRetry={source.onRetry} />
      )}
      {block && source.state === "loading" && <EmptyState text="Loading Please Wait...." />}
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
          {source.pager !== false && (
            <Pager
              label="Candidates"
              page={page}
              pageCount={Math.max(1, Math.ceil(total / size))}
              size={size}
              sizes={pageSizes}
              total={total}
              onPage={(next) => move({ page: next })}
              onSize={(next) => move({ size: next })}
            />
          )}
        </>
      )}
    </section>
  );
}
