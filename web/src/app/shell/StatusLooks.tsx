import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { statusesQuery } from "@/api/status";
import { looksOf } from "@/ui/statusTone";
import { StatusLooksContext } from "@/ui/useStatusLook";

/** Gives the statuses below their configured colours. */
export function StatusLooks({ children }: { children: ReactNode }) {
  const { data = [] } = useQuery(statusesQuery);
  const looks = useMemo(() => looksOf(data.map(({ name, tone, dot }) => [name, { tone, dot }])), [data]);
  return <StatusLooksContext value={looks}>{children}</StatusLooksContext>;
}
