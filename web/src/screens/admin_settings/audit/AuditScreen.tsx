import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { allAuditLines, auditKindsQuery, auditListQuery } from "@/api/audit";
import { sessionQuery } from "@/api/session";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { AuditView } from "./AuditView";
import { auditPlace, filterOf } from "./place";

export function AuditScreen() {
  const { today } = useSuspenseQuery(sessionQuery).data;
  const [place, go] = usePlace(auditPlace);
  const filter = filterOf(place, today);
  const { source } = useTableSource(auditListQuery(filter), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allAuditLines(filter),
  });
  const kinds = useQuery(auditKindsQuery);

  return (
    <AuditView
      place={place}
      today={today}
      kinds={kinds.data?.map(({ kind }) => kind) ?? []}
      source={source}
      onPlace={go}
      onLine={(line) => go({ line }, { replace: false })}
    />
  );
}
