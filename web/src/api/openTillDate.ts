import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire } from "./client";
import { type Choices, filled } from "./dashboard";
import { type CallOptions, everyRow } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";
import type { SortOf } from "./sorts";

export const openStates = ["In-progress", "Delayed"] as const;
export type OpenState = (typeof openStates)[number];

/** A requisition that is still hiring. */
export type OpenRequisition = {
  /** Its place in the list. */
  number: number;
  requisitionId: string;
  serial: string;
  position: string;
  department: string;
  location: string;
  employmentType: string;
  approvedOn: string;
  daysOpen: number;
  tat: string;
  state: OpenState;
};

export function openRequisitionOf(row: Wire<"OpenPositionRow">): OpenRequisition {
  return {
    number: row.id,
    requisitionId: row.Req_id,
    serial: row.SERIAL,
    position: row.Designation,
    department: row.Dept_name,
    location: row.Location,
    employmentType: row.Employement_Type,
    approvedOn: row.Approved_On,
    daysOpen: Math.abs(row.Days_Open),
    tat: row.TAT,
    state: row.Status,
  };
}

export const openSorts = [
  "approvedOn",
  "designation",
  "department",
  "location",
  "employmentType",
  "daysOpen",
  "tat",
  "status",
] as const satisfies readonly SortOf<"/api/Position_Dashboard.svc/get_Position_Dashboard">[];

/** Filters are keyed by column id: department, location, employmentType. */
export type OpenList = { state: OpenState | null; filters: Readonly<Record<string, string>>; page: ListPage };

async function openTillDate({ state, filters, page }: OpenList, options: CallOptions) {
  const query = { ...pageQuery(page), ...filled(filters), ...(state && { status: state }) };
  const { rows, total, body } = await unwrap(
    client.GET("/api/Position_Dashboard.svc/get_Position_Dashboard", { params: { query }, ...options }),
  );
  const choices = (body.choices ?? {}) as Choices;
  const { inProgress, delayed } = body;
  return { rows: rows.map(openRequisitionOf), total, choices, inProgress, delayed };
}

export const openTillDateQuery = (list: OpenList) =>
  queryOptions({
    queryKey: ["requisition", "openTillDate", list],
    queryFn: ({ signal }) => openTillDate(list, { signal }),
    placeholderData: keepPreviousData,
  });

export const allOpenTillDate = (list: OpenList) =>
  everyRow((page, options) => openTillDate({ ...list, page: { ...list.page, ...page } }, options));
