import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { departmentListQuery, departmentsForFile } from "@/api/department";
import type { SearchSource } from "@/lib/tableSearch";
import { listState } from "@/ui/table/tableSource";
import { DepartmentsView } from "./DepartmentsView";
import { type DepartmentsPlace, readDepartments, writeDepartments } from "./search";

export function DepartmentsScreen() {
  const search: SearchSource = useSearch({ strict: false });
  const navigate = useNavigate();
  const list = useQuery(departmentListQuery);

  function go(change: Partial<DepartmentsPlace>, replace: boolean): void {
    void navigate({
      to: "/admin_settings/departments",
      search: (before: SearchSource) => writeDepartments({ ...readDepartments(before), ...change }),
      replace,
    });
  }

  return (
    <DepartmentsView
      place={readDepartments(search)}
      rows={list.data}
      state={listState({ ...list, isPlaceholderData: false })}
      failure={list.error?.message}
      csvRows={departmentsForFile}
      onTable={(table) => go({ table }, true)}
      onEdit={(edit) => go({ edit }, false)}
      onRetry={() => void list.refetch()}
    />
  );
}
