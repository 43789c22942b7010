import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire } from "./client";

/** A requisition that was ever approved, for a dropdown. */
export type RequisitionOption = { requisitionId: string; serial: string; position: string };

export function requisitionOptionOf(row: Wire<"FunnelRequisitionRow">): RequisitionOption {
  return { requisitionId: row.REQ_ID, serial: row.SERIAL, position: row.POSITION_NAME };
}

/** The requisitions of a department, newest first. */
export const requisitionOptionsQuery = (departmentId: string) =>
  queryOptions({
    queryKey: ["requisition", "options", departmentId],
    queryFn: async ({ signal }) => {
      const { rows } = await unwrap(
        client.GET("/api/Candidate_Feedback_Form.svc/Get_Requisition_List/{departmentId}", {
          params: { path: { departmentId } },
          signal,
        }),
      );
      return rows.map(requisitionOptionOf);
    },
    enabled: departmentId !== "",
  });
