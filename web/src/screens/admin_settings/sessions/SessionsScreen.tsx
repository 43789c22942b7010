import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  allLoginSessions,
  endLoginSession,
  type LoginSession,
  loginSessionListQuery,
} from "@/api/loginSession";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { toast } from "@/ui/toast";
import { filterOf, sessionsPlace } from "./place";
import { SessionsView } from "./SessionsView";

export function SessionsScreen() {
  const [place, go] = usePlace(sessionsPlace);
  const client = useQueryClient();
  const filter = filterOf(place);
  const { source } = useTableSource(loginSessionListQuery(filter), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allLoginSessions(filter),
  });
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

  return (
    <SessionsView
      user={place.user}
      source={source}
      asked={asked}
      ending={end.isPending}
      refusal={end.error?.message}
      onEverybody={() => go({ user: "" }, { replace: false })}
      onAsk={(row) => {
        end.reset();
        setAsked(row);
      }}
      onEnd={(row) => end.mutate(row)}
    />
  );
}
