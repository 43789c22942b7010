import { client, type FieldNames, unwrap } from "./client";

/** The actions on a requisition, one function each: the documents' and our own. */

/** `step` identifies the action for Undo; empty if it cannot be undone. */
export type StepAnswer = { message: string; step: string; reqId: string; serial: string };

/** Who acts on what. The version is the one on screen; the key makes a repeat harmless. */
export type Acting = { userId: string; reqId: string; version: number; key: string };

export type RecruiterShare = { recruiter: string; positions: number };

type Unopened = Promise<{
  data?: { data: { step: string; reqId: string; serial: string }[] };
  error?: unknown;
  response: Response;
}>;

async function stepped(pending: Unopened, fields?: FieldNames): Promise<StepAnswer> {
  const { rows, message } = await unwrap(pending, fields);
  const [row] = rows;
  return { message, step: row?.step ?? "", reqId: row?.reqId ?? "", serial: row?.serial ?? "" };
}

const once = (key: string) => ({ "Idempotency-Key": key });

export type AssignOrder = { list: readonly RecruiterShare[]; stipend: number; tenure: number };

/** The number of the body is the first one's; where it is the only one, no other is sent. */
function sharesOf(list: readonly RecruiterShare[]) {
  const one = list.length === 1;
  return {
    HR_LIST: list.map(({ recruiter, positions }) => ({
      HR: recruiter,
      ...(one ? {} : { NO_OF_POSITION: positions }),
    })),
    NO_OF_POSITION: list[0]?.positions ?? 0,
  };
}

export function assignRecruiter(by: Acting, order: AssignOrder): Promise<StepAnswer> {
  return stepped(
    client.POST("/api/Requirement_Mapping.svc/requirement_mapping_new_changes", {
      headers: once(by.key),
      body: {
        STATUS: "Assigned",
        REQ_ID: by.reqId,
        CREATED_BY: by.userId,
        ...sharesOf(order.list),
        STIPEND: order.stipend,
        TENURE: order.tenure,
        VERSION: by.version,
      },
    }),
    { HR_LIST: "recruiter", NO_OF_POSITION: "positions", STIPEND: "stipend", TENURE: "tenure" },
  );
}

/** Each recruiter of the list has its own number of positions; the number in the body is only the first one's. */
export function reassignRecruiter(
  by: Acting,
  replaced: string,
  list: readonly RecruiterShare[],
): Promise<StepAnswer> {
  return stepped(
    client.POST("/api/Requirement_Mapping.svc/requirement_reassign_hr", {
      headers: once(by.key),
      body: {
        STATUS: "Re-Assigned",
        REQ_ID: by.reqId,
        CREATED_BY: by.userId,
        HR_LIST: list.map(({ recruiter, positions }) => ({ HR: recruiter, NO_OF_POSITION: positions })),
        NO_OF_POSITION: list[0]?.positions ?? 0,
        HR_ID_OLD: replaced,
        VERSION: by.version,
      },
    }),
    { HR_LIST: "recruiter", HR_ID_OLD: "recruiter", NO_OF_POSITION: "positions" },
  );
}

export function revokeRecruiter(by: Acting, recruiter: string, comment: string): Promise<StepAnswer> {
  return stepped(
    client.POST("/api/Requirement_Mapping.svc/full_hr_revoke_v2", {
      headers: once(by.key),
      body: {
        REQ_ID: by.reqId,
        STATUS: "Full Hr Revoke",
        HR_LIST: [{ HR: recruiter }],
        CREATED_BY: by.userId,
        COMMENTS: comment,
        VERSION: by.version,
      },
    }),
    { COMMENTS: "comment" },
  );
}

export function holdRequisition(by: Acting, note: string): Promise<StepAnswer> {
  return stepped(
    client.POST("/api/Requirement_Mapping.svc/requirement_hold", {
      headers: once(by.key),
      body: {
        STATUS: "Hold",
        REQ_ID: by.reqId,
        COMMENTS: note,
        CREATED_BY: by.userId,
        VERSION: by.version,
      },
    }),
    { COMMENTS: "note", STATUS: "note" },
  );
}

export function resumeRequisition(by: Acting): Promise<StepAnswer> {
  return stepped(
    client.POST("/api/requisitions/{id}/resume", {
      headers: once(by.key),
      params: { path: { id: by.reqId } },
    }),
  );
}

export function revokeRequisition(by: Acting, comment: string): Promise<StepAnswer> {
  return stepped(
    client.POST("/api/Requirement_Dashboard.svc/requirement_revoke_v2", {
      headers: once(by.key),
      body: {
        STATUS: "Revoke",
        LASTUPDATED_BY: by.userId,
        COMMENTS: comment,
        REQ_ID: by.reqId,
        VERSION: by.version,
      },
    }),
    { COMMENTS: "comment" },
  );
}

export function revokePositions(by: Acting, positions: number, comment: string): Promise<StepAnswer> {
  return stepped(
    client.POST("/api/Requirement_Mapping.svc/Revoke_Openings", {
      headers: once(by.key),
      body: {
        REQ_ID: by.reqId,
        NO_OF_OPENING: positions,
        STATUS: "Position Revoke",
        COMMENTS: comment,
        CREATED_BY: by.userId,
        VERSION: by.version,
      },
    }),
    { NO_OF_OPENING: "positions", COMMENTS: "comment" },
  );
}

export function raiseRequisition(by: Acting, positions: number, comment: string): Promise<StepAnswer> {
  return stepped(
    client.POST("/api/Get_requirement_Data.svc/insert_raised_requirement_suffix", {
      headers: once(by.key),
      body: {
        ADDED_BY: by.userId,
        parent_id: by.reqId,
        NO_OF_OPENING: positions,
        HR_COMMENT: comment,
        raise_id: "",
        VERSION: by.version,
      },
    }),
    { NO_OF_OPENING: "positions", HR_COMMENT: "comment" },
  );
}

export type EditOrder = { type: string; position: string; comment: string };

export function editRequisition(by: Acting, order: EditOrder): Promise<StepAnswer> {
  return stepped(
    client.POST("/api/Requirement_Dashboard.svc/update_requirement_V3", {
      headers: once(by.key),
      body: {
        REQ_ID: by.reqId,
        COMMENT: order.comment,
        USER_GUID: by.userId,
        EMPLOYMENT_TYPE: order.type,
        POSITION_NAME: order.position,
        VERSION: by.version,
      },
    }),
    { EMPLOYMENT_TYPE: "type", COMMENT: "comment" },
  );
}

export type NewRequisition = {
  positionId: string;
  positions: number;
  state: string;
  city: string;
  employmentStatus: string;
  hireType: string;
  rehireFor: string;
  requestedBy: string;
  skills: string;
  comments: string;
  tat: string;
  stipend: number;
  tenure: number;
};

export function addRequisition(body: NewRequisition, key: string): Promise<StepAnswer> {
  return stepped(client.POST("/api/requisitions", { headers: once(key), body }));
}

export function askAgain(by: Acting): Promise<StepAnswer> {
  return stepped(
    client.POST("/api/requisitions/{id}/ask_again", {
      headers: once(by.key),
      params: { path: { id: by.reqId } },
    }),
  );
}

export function undoStep(id: string): Promise<StepAnswer> {
  return stepped(client.POST("/api/steps/{id}/undo", { params: { path: { id } } }));
}
