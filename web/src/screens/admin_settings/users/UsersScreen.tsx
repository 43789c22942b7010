import { useQuery } from "@tanstack/react-query";
import { departmentListQuery } from "@/api/department";
import { allUsers, userListQuery } from "@/api/user";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { filterOf, usersPlace } from "./place";
import { UsersView } from "./UsersView";

export function UsersScreen() {
  const [place, go] = usePlace(usersPlace);
  const filter = filterOf(place.table);
  const { source } = useTableSource(userListQuery(filter), {
    view: place.table,
    onView: (table) => go({ table }),
    file: () => allUsers(filter),
  });
  const departments = useQuery(departmentListQuery);

  return (
    <UsersView
      place={place}
      source={source}
      departments={departments.data ?? []}
      onUser={(user) => go({ user, form: "" }, { replace: false })}
      onForm={(form) => go({ form, ...(form === "add" && { user: "" }) }, { replace: false })}
    />
  );
}
