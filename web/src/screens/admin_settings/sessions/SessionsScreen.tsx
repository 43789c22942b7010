import { useState } from "react";
import {
  allLoginSessions,
  endLoginSession,
  type LoginSession,
  loginSessionListQuery,
} from "@/api/loginSession";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { useWrite } from "@/blocks/write/useWrite";
import { filterOf, sessionsPlace } from "./place";
import { SessionsView } from "./SessionsView";

export function SessionsScreen() {
  const [place, go] = usePlace(sessionsPlace);
  const filter = filterOf(place);
  const { source } = useTableSource(loginSessionListQuery(filter), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allLoginSessions(filter),
  });
  const [asked, setAsked] = useState<LoginSession | null>(null);
  const end = useWrite({ topics: ["loginSession", "user"], quiet: true, onDone: () => setAsked(null) });

  return (
    <SessionsView
      user={place.user}
      source={source}
      asked={asked}
      ending={end.busy}
      refusal={end.error}
      onEverybody={() => go({ user: "" }, { replace: false })}
      onAsk={(row) => {
        end.reset();
        setAsked(row);
      }}
      onEnd={({ id }) => end.run(id, () => endLoginSession(id))}
    />
  );
}
