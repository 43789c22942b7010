import { client, unwrap, unwrapOne } from "./client";

// Plain calls without the query library: the approver's page is opened from a mail, often on a phone, and stays small.

/** The values of the link in an approval mail, as in the address. They are signed, so they are sent back unchanged. */
export type ApprovalLink = {
  REQ_ID: string;
  APPROVED_BY: string;
  APPROVED_FLAG: string;
  ADDED_BY_EMAIL: string;
  POSITION_NAME: string;
  EMPLOYMENT_STATUS: string;
  HIRE_TYPE: string;
  version: string;
  until: string;
  signature: string;
};

const names = [
  "REQ_ID",
  "APPROVED_BY",
  "APPROVED_FLAG",
  "ADDED_BY_EMAIL",
  "POSITION_NAME",
  "EMPLOYMENT_STATUS",
  "HIRE_TYPE",
  "version",
  "until",
  "signature",
] as const satisfies readonly (keyof ApprovalLink)[];

/** Reads the query of the address; null when required values are missing. */
export function readApprovalLink(search: string): ApprovalLink | null {
  const values = new URLSearchParams(search);
  const link = Object.fromEntries(names.map((name) => [name, values.get(name) ?? ""])) as ApprovalLink;
  return link.REQ_ID && link.signature ? link : null;
}

export async function fetchApproval(query: ApprovalLink, signal?: AbortSignal) {
  return unwrapOne(client.GET("/api/approvals", { params: { query }, signal }));
}

export type Approval = Awaited<ReturnType<typeof fetchApproval>>;

/** Answers, and returns the requisition as it is then. */
export async function answerApproval(query: ApprovalLink, comment: string) {
  const { message, rows } = await unwrap(
    client.POST("/api/approvals", { params: { query }, body: { comment } }),
  );
  return { message, approval: rows[0] };
}
