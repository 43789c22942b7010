import { useQuery } from "@tanstack/react-query";
import type { CandidateDetails } from "@/api/candidateDetails";
import { type Typed, typedQuery } from "@/api/programme";
import { NotVerified } from "@/blocks/programme/NotVerified";
import { formatDateTime } from "@/lib/dates";
import { EmptyState } from "@/ui/EmptyState";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { SideDrawer } from "@/ui/SideDrawer";
import classes from "./TypedDrawer.module.css";
import { typedRows } from "./typedRows";

type Props = { opened: boolean; details: CandidateDetails; onClose: () => void };

/** What the candidate typed on the ESA programme's public page, beside the record. It is kept for 90 days. */
export function TypedDrawer({ opened, details, onClose }: Props) {
  const { data, error, refetch } = useQuery({ ...typedQuery(details.candidateId), enabled: opened });
  return (
    <SideDrawer
      opened={opened}
      size={500}
      title="What was typed"
      subtitle={`${details.name} · kept for 90 days`}
      onClose={onClose}
    >
      <div className={classes.body}>
        {data?.length === 0 && <EmptyState />}
        {data?.map((typed) => (
          <Once key={typed.on} details={details} typed={typed} />
        ))}
        {!data &&
          (error ? (
            <FailedState text={error.message} onRetry={() => void refetch()} />
          ) : (
            <LoadingRows count={6} />
          ))}
      </div>
    </SideDrawer>
  );
}

function Once({ details, typed }: { details: CandidateDetails; typed: Typed }) {
  const on = formatDateTime(typed.on);
  return (
    <section className={classes.once}>
      <h3>
        {on} {!typed.verified && <NotVerified />}
      </h3>
      <table aria-label={`Typed on ${on}`}>
        <thead>
          <tr>
            <th>Field</th>
            <th>Record</th>
            <th>Typed</th>
          </tr>
        </thead>
        <tbody>
          {typedRows(details, typed).map((row) => (
            <tr key={row.label} data-differs={row.differs || undefined}>
              <th scope="row">{row.label}</th>
              <td>{row.record || "---"}</td>
              <td>{row.typed || "---"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
