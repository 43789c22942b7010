import type { SearchSource } from "@/lib/tableSearch";
import { type Process, processes } from "./order";

/** The process whose statuses are shown. */
export const readProcess = ({ process }: SearchSource): Process =>
  processes.find((name) => name === process) ?? "Requisition";

export function parseStatusesSearch(search: SearchSource): Record<string, string> {
  const process = readProcess(search);
  return process === "Requisition" ? {} : { process };
}
