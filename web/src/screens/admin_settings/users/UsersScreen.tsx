import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { departmentListQuery } from "@/api/department";
import { allUsers, userListQuery } from "@/api/user";
import type { SearchSource } from "@/lib/tableSearch";
import { listState } from "@/ui/table/listState";
import { filterOf, readUsers, type UsersPlace, writeUsers } from "./search";
import { UsersView } from "./UsersView";

export function UsersScreen() {
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const place = readUsers(search);
  const filter = filterOf(place.table);
  const list = useQuery(userListQuery(filter));
  const departments = useQuery(departmentListQuery);

  function go(change: Partial<UsersPlace>, replace: boolean): void {
    void navigate({
      to: "/admin_settings/users",
      search: (before: SearchSource) => writeUsers({ ...readUsers(before), ...change }),
      replace,
    });
  }

  return (
    <UsersView
      place={place}
      rows={list.data?.rows}
      total={list.data?.total ?? 0}
      departments={departments.data ?? []}
      state={listState(list)}
      failure={list.error?.message}
      csvRows={() => allUsers(filter)}
      onTable={(table) => go({ table }, true)}
      onUser={(user) => go({ user, form: "" }, false)}
      onForm={(form) => go({ form, ...(form === "add" && { user: "" }) }, false)}
      onRetry={() => void list.refetch()}
    />
  );
}
