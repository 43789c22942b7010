import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import {
  allLoginSessions,
  endLoginSession,
  type LoginSession,
  loginSessionListQuery,
} from "@/api/loginSession";
import type { SearchSource } from "@/lib/tableSearch";
import { listState } from "@/ui/table/tableSource";
import { toast } from "@/ui/toast";
import { SessionsView } from "./SessionsView";
import { filterOf, readSessions, type SessionsPlace, writeSessions } from "./search";

export function SessionsScreen() {
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const client = useQueryClient();
  const place = readSessions(search);
  const list = useQuery(loginSessionListQuery(filterOf(place)));
  const [asked, setAsked] = useState<LoginSession | null>(null);
  const end = useMutation({
    mutationFn: ({ id }: LoginSession) => endLoginSession(id),
    onSuccess: ({ message }) => {
      toast.success(message);
      setAsked(null);
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["loginSession"] }),
        client.invalidateQueries({ queryKey: ["user"] }),
      ]),
  });
  const go = (next: SessionsPlace, replace: boolean) =>
    void navigate({ to: "/admin_settings/sessions", search: writeSessions(next), replace });

  return (
    <SessionsView
      place={place}
      rows={list.data?.rows}
      total={list.data?.total ?? 0}
      state={listState(list)}
      failure={list.error?.message}
      csvRows={() => allLoginSessions(filterOf(place))}
      asked={asked}
      ending={end.isPending}
      refusal={end.error?.message}
      onTable={(table) => go({ ...place, table }, true)}
      onEverybody={() => go({ ...place, user: "" }, false)}
      onAsk={(row) => {
        end.reset();
        setAsked(row);
      }}
      onEnd={(row) => end.mutate(row)}
      onRetry={() => void list.refetch()}
    />
  );
}
