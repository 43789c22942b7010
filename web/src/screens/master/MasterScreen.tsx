import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "@/api/session";
import { usePlace } from "@/blocks/list/usePlace";
import { MasterView } from "./MasterView";
import { chooseMaster, masterPlace } from "./place";

export function MasterScreen() {
  const { userId, roleId, zone, facts } = useSuspenseQuery(sessionQuery).data;
  const [place, go] = usePlace(masterPlace);

  return (
    <MasterView
      writer={{ userId, roleId, zone, manager: facts.manager }}
      templatesOnly={facts.adminRole}
      place={place}
      onPlace={go}
      onMaster={(master) => go(chooseMaster(master), { replace: false })}
    />
  );
}
