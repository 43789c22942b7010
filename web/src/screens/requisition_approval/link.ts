import type { ApprovalLink } from "@/api/approval";

const names = [
  "REQ_ID",
  "APPROVED_BY",
  "APPROVED_FLAG",
  "ADDED_BY_EMAIL",
  "POSITION_NAME",
  "EMPLOYMENT_STATUS",
  "HIRE_TYPE",
  "until",
  "signature",
] as const satisfies readonly (keyof ApprovalLink)[];

/** The values of the link, as they stand in the address; null when some that matter are missing. */
export function readLink(search: string): ApprovalLink | null {
  const values = new URLSearchParams(search);
  const link = Object.fromEntries(names.map((name) => [name, values.get(name) ?? ""])) as ApprovalLink;
  return link.REQ_ID && link.signature ? link : null;
}
