import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { allAuditLines, auditKindsQuery, auditListQuery } from "@/api/audit";
import { sessionQuery } from "@/api/session";
import type { SearchSource } from "@/lib/tableSearch";
import { listState } from "@/ui/table/tableSource";
import { AuditView } from "./AuditView";
import { type AuditPlace, filterOf, readAudit, writeAudit } from "./search";

export function AuditScreen() {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const place = readAudit(search);
  const filter = filterOf(place, today);
  const list = useQuery(auditListQuery(filter));
  const kinds = useQuery(auditKindsQuery);

  function go(change: Partial<AuditPlace>, replace: boolean): void {
    void navigate({
      to: "/admin_settings/audit",
      search: (before: SearchSource) => writeAudit({ ...readAudit(before), ...change }),
      replace,
    });
  }

  return (
    <AuditView
      place={place}
      today={today}
      kinds={kinds.data?.map(({ kind }) => kind) ?? []}
      rows={list.data?.rows}
      total={list.data?.total ?? 0}
      state={listState(list)}
      failure={list.error?.message}
      csvRows={() => allAuditLines(filter)}
      onPlace={(change) => go(change, true)}
      onLine={(line) => go({ line }, false)}
      onRetry={() => void list.refetch()}
    />
  );
}
