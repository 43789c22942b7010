import type { SearchSource } from "@/lib/tableSearch";

/** The requisition that the address names, by its serial; empty when it names none. */
export function readRequisition(search: SearchSource): string {
  const { req } = search;
  return typeof req === "string" && /^\d{1,9}(-\d{1,4})?$/.test(req) ? req : "";
}

export function parseDirectorySearch(search: SearchSource): { req?: string } {
  const req = readRequisition(search);
  return req ? { req } : {};
}
