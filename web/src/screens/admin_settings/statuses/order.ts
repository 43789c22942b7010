import type { Status } from "@/api/status";

/** The statuses of one process, in their order. */
export const within = (all: readonly Status[], process: string) =>
  all.filter(({ processes }) => processes.includes(process));

/** The whole list with one status moved up or down among those of its process; unchanged at an end. */
export function moved(all: readonly Status[], process: string, id: string, step: -1 | 1): Status[] {
  const neighbours = within(all, process);
  const place = neighbours.findIndex((status) => status.id === id);
  const status = neighbours[place];
  const other = neighbours[place + step];
  if (!status || !other) return [...all];
  const rest = all.filter((one) => one !== status);
  const at = rest.indexOf(other) + (step > 0 ? 1 : 0);
  return [...rest.slice(0, at), status, ...rest.slice(at)];
}

export const recoloured = (all: readonly Status[], id: string, tone: Status["tone"]) =>
  all.map((status) => (status.id === id ? { ...status, tone } : status));

/** The value of the setting that stores the order and the colours. */
export const looksText = (all: readonly Status[]) => all.map(({ id, tone }) => `${id} ${tone}`).join("\n");

/** The processes that use statuses, in the order of a requisition's and a candidate's life. */
export const processes = [
  "Requisition",
  "Candidate",
  "Call",
  "Round",
  "Offer",
  "Joining",
  "ESA",
  "Timeline",
] as const;

export type Process = (typeof processes)[number];
