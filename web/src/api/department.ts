import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";
import { type CallOptions, forFile } from "./forFile";

async function listDepartments(options: CallOptions) {
  return (await unwrap(client.GET("/api/departments", options))).rows;
}

export type Department = Awaited<ReturnType<typeof listDepartments>>[number];

/** The departments as the administration sees them. */
export const departmentListQuery = queryOptions({
  queryKey: ["department", "list"],
  queryFn: ({ signal }) => listDepartments({ signal }),
});

export const departmentsForFile = () => listDepartments(forFile);

export type DepartmentValues = { name: string; maySignIn: boolean; approverId: string };

export async function saveDepartment(
  department: Department | null,
  values: DepartmentValues,
  key: string,
): Promise<{ message: string }> {
  const headers = { "Idempotency-Key": key };
  if (!department)
    return unwrap(client.POST("/api/departments", { body: { ...values, version: 0 }, headers }));
  const { id, version } = department;
  return unwrap(
    client.PUT("/api/departments/{id}", {
      params: { path: { id } },
      body: { ...values, version },
      headers,
    }),
  );
}
