import { defaultView, parseView, type SearchSource, serialiseView, type TableView } from "@/lib/tableSearch";

/** The table, and the department whose form is open: its id, 'new' for one to be added, or nothing. */
export type DepartmentsPlace = { table: TableView; edit: string };

export const departmentsView: TableView = { ...defaultView, size: 50, sort: { id: "name", desc: false } };

export function readDepartments(search: SearchSource): DepartmentsPlace {
  return {
    table: parseView(search, departmentsView),
    edit: typeof search.edit === "string" ? search.edit : "",
  };
}

export function writeDepartments({ table, edit }: DepartmentsPlace): Record<string, string> {
  return { ...serialiseView(table, departmentsView), ...(edit && { edit }) };
}
