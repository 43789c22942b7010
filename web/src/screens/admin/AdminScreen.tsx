import { useSuspenseQuery } from "@tanstack/react-query";
import { sessionQuery } from "@/api/session";
import { AdminView, type Place } from "./AdminView";

export function AdminScreen({ places }: { places: readonly Place[] }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (
    <AdminView
      firstName={session.firstName}
      role={session.role}
      department={session.department}
      places={places}
    />
  );
}
