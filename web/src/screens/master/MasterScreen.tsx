import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { sessionQuery } from "@/api/session";
import type { SearchSource } from "@/lib/tableSearch";
import { MasterView } from "./MasterView";
import { chooseMaster, type MasterPlace, readMaster, writeMaster } from "./search";

export function MasterScreen() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const { userId, roleId, zone, facts } = session;

  function go(change: Partial<MasterPlace>, replace: boolean): void {
    void navigate({
      to: "/master",
      search: (before: SearchSource) => writeMaster({ ...readMaster(before), ...change }),
      replace,
    });
  }

  return (
    <MasterView
      writer={{ userId, roleId, zone, manager: facts.manager }}
      templatesOnly={facts.adminRole}
      place={readMaster(search)}
      onPlace={(change) => go(change, true)}
      onMaster={(master) => go(chooseMaster(master), false)}
    />
  );
}
