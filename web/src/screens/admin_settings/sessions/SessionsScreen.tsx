import {
  allLoginSessions,
  endLoginSession,
  type LoginSession,
  loginSessionListQuery,
} from "@/api/loginSession";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { openConfirmation } from "@/blocks/write/openConfirmation";
import { browserOf } from "@/lib/browser";
import { filterOf, sessionsPlace } from "./place";
import { SessionsView } from "./SessionsView";

const end = ({ id, user, agent, own }: LoginSession) =>
  openConfirmation({
    question: "Are you sure you want to end this session?",
    about: `${user}, ${browserOf(agent)}. ${own ? "This is your current browser: you will be signed out." : "This browser has to sign in again."}`,
    removes: true,
    topics: ["loginSession", "user"],
    quiet: true,
    order: id,
    act: () => endLoginSession(id),
  });

export function SessionsScreen() {
  const [place, go] = usePlace(sessionsPlace);
  const filter = filterOf(place);
  const { source } = useTableSource(loginSessionListQuery(filter), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allLoginSessions(filter),
  });
  return (
    <SessionsView
      user={place.user}
      source={source}
      onEverybody={() => go({ user: "" }, { replace: false })}
      onEnd={end}
    />
  );
}
