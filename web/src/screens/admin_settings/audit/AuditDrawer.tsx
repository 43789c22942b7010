import { useQuery } from "@tanstack/react-query";
import { type AuditLine, auditLineQuery } from "@/api/audit";
import { Facts } from "@/blocks/administration/Facts";
import { formatDateTime } from "@/lib/dates";
import type { DialogProps } from "@/ui/dialogs";
import { FailedState } from "@/ui/FailedState";
import { LoadingRows } from "@/ui/LoadingRows";
import { SideDrawer } from "@/ui/SideDrawer";
import classes from "./AuditDrawer.module.css";
import { changesOf, kindWords } from "./changes";
import { actorOf, subjectOf } from "./columns";

function Changes({ line }: { line: AuditLine }) {
  const changes = changesOf(line);
  if (changes.length === 0) return null;
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ what, before, after }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{before || "—"}</td>
            <td>{after || "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Content({ line }: { line: AuditLine }) {
  return (
    <div className={classes.body}>
      <Facts
        facts={[
          ["Who", actorOf(line)],
          ["When", formatDateTime(line.at)],
          ["From where", line.address || "The command line"],
          ["About", subjectOf(line)],
          ["Request", line.requestId],
        ]}
      />
      <Changes line={line} />
    </div>
  );
}

/** One audit entry: who, when, from where, and each fact before and after. */
export function AuditDrawer({ id, opened, onClose }: DialogProps & { id: string }) {
  const { data, error, refetch } = useQuery(auditLineQuery(id));
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      size={800}
      title={data ? kindWords(data.kind) : "Audit"}
      subtitle={data && subjectOf(data)}
    >
      {data && <Content line={data} />}
      {!data && error && <FailedState hint={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows count={6} />}
    </SideDrawer>
  );
}
