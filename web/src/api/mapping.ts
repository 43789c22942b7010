import { queryOptions } from "@tanstack/react-query";
import { client, unwrap, unwrapAnswer, type Wire } from "./client";

/** Mapping candidates of the database to a requisition. Topic: candidate. */

/** A requisition to which the user may add candidates. */
export type RequisitionOption = { id: string; serial: string; position: string };

export function requisitionOptionOf({ id, text }: Wire<"OptionRow">): RequisitionOption {
  const [serial = "", ...words] = text.split(" ");
  return { id, serial, position: words.join(" ") };
}

async function requisitionOptions(userId: string, signal: AbortSignal): Promise<RequisitionOption[]> {
  const { rows } = await unwrap(
    client.GET("/api/Requirement_Dashboard.svc/get_requirement_select2/{userGuid}", {
      params: { path: { userGuid: userId } },
      signal,
    }),
  );
  return rows.map(requisitionOptionOf);
}

export const requisitionOptionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["requisition", "options", userId],
    queryFn: ({ signal }) => requisitionOptions(userId, signal),
  });

/** A candidate who cannot be mapped, and why. */
export type MapRefusal = { candidateId: string; name: string; reason: string };

/** Nobody is mapped if anybody is refused. */
export type Mapped = { message: string; refused: readonly MapRefusal[] };

const mapFields = { REQ_ID: "requisition" };

/** A candidate to map, and the application that was on screen: somebody else may map them meanwhile. */
export type ToMap = { candidateId: string; requisitionId: string };

export async function mapCandidates(
  requisition: string,
  candidates: readonly ToMap[],
  userId: string,
  key: string,
): Promise<Mapped> {
  const list = candidates.map((one) => ({ CAN_ID: one.candidateId, REQ_ID: one.requisitionId }));
  const { code, message, rows } = await unwrapAnswer(
    client.POST("/api/Candidate_Dashboard.svc/candidate_re_mapping_new", {
      headers: { "Idempotency-Key": key },
      body: { REQ_ID: requisition, CREATED_BY: userId, CAN_LIST: list },
    }),
    mapFields,
  );
  if (code === "200") return { message, refused: [] };
  return {
    message,
    refused: rows.map((row) => ({ candidateId: row.CAN_ID, name: row.NAME, reason: row.MESSAGE })),
  };
}
