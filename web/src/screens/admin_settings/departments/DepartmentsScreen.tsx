import { departmentListQuery, departmentsForFile } from "@/api/department";
import { usePlace } from "@/blocks/list/usePlace";
import { useTableSource } from "@/blocks/list/useTableSource";
import { DepartmentsView } from "./DepartmentsView";
import { departmentsPlace } from "./place";

export function DepartmentsScreen() {
  const [place, go] = usePlace(departmentsPlace);
  const { source } = useTableSource(departmentListQuery, {
    view: place.table,
    onView: (table) => go({ table }),
    file: departmentsForFile,
  });

  return (
    <DepartmentsView edit={place.edit} source={source} onEdit={(edit) => go({ edit }, { replace: false })} />
  );
}
