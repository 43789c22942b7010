import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { PipelineCounts } from "@/lib/pipeline";
import { client, unwrap, unwrapOne, type Wire } from "./client";
import { type CallOptions, everyRow, forFile } from "./forFile";
import { type SortOf, sentSort } from "./sorts";
import { type WaitingOn, type WaitsAsked, waitsQuery } from "./waitingOn";

/** The filters of the tiles, with the values of the path. */
export const tileKeys = [
  "all",
  "Open",
  "In_Progress",
  "Closed",
  "Onboarded",
  "OVERDUE",
  "Hold_Revoke",
] as const;
export type TileKey = (typeof tileKeys)[number];

/** Months are 'YYYY-MM'. An empty month or department means all. */
export type HomeFilter = { department: string; added: string; tat: string };

export const noFilter: HomeFilter = { department: "", added: "", tat: "" };

/** The page of a list; without page and size, all rows up to the server's limit. */
export type ListPage = { page?: number; size?: number; sort: string; q: string };

export const requisitionSorts = [
  "serial",
  "position",
  "department",
  "positions",
  "location",
  "employmentStatus",
  "employmentType",
  "rehireFor",
  "addedOn",
  "tat",
  "status",
  "stipend",
  "tenure",
] as const satisfies readonly SortOf<"/api/Requisition.svc/get_requirement_data/{status}/{dept}/{addedMonth}/{addedYear}/{tatMonth}/{tatYear}">[];

export type RequisitionList = { tile: TileKey; filter: HomeFilter; page: ListPage } & WaitsAsked;

/** Whose list: the caller's own by id and status, or everybody's by the filters. */
export type ListOf = { view: "manager" } | { view: "recruiter"; userId: string };

function monthParts(month: string): [string, string] {
  const [year, number] = month.split("-");
  return year && number ? [number, year] : ["all", "all"];
}

export function filterPath({ department, added, tat }: HomeFilter) {
  const [addedMonth, addedYear] = monthParts(added);
  const [tatMonth, tatYear] = monthParts(tat);
  return { dept: department || "all", addedMonth, addedYear, tatMonth, tatYear };
}

export function pageQuery({ page, size, sort, q }: ListPage) {
  return { page, size, ...(sort && { sort: sentSort(sort) }), ...(q && { q }) };
}

/** A requisition as lists show it. */
export type Requisition = {
  requisitionId: string;
  serial: string;
  position: string;
  department: string;
  positions: number;
  /** The positions that the recruiter holds whose list it is; null in other lists. */
  ownPositions: number | null;
  assigned: number;
  onboarded: number;
  remaining: number;
  location: string;
  employmentStatus: string;
  employmentType: string;
  rehireFor: string;
  jd: string;
  skills: string;
  /** The names of all assigned recruiters, separated by commas. */
  recruiterNames: string;
  comments: string;
  addedOn: string;
  tat: string;
  status: string;
  /** Null until it is given. */
  stipend: number | null;
  tenure: number | null;
  overdueBy: number;
  pipeline: PipelineCounts;
  /** Null unless it was asked for. */
  waitingOn: WaitingOn | null;
  /** What a click on the status opens. */
  opens: Wire<"RequisitionRow">["OPENS"];
  version: number;
};

function pipelineOf(row: Wire<"PipelineRow">): PipelineCounts {
  return [row.new, row.call, row.hr, row.tech, row.offer, row.joined];
}

export function requisitionOf(row: Wire<"RequisitionRow">): Requisition {
  return {
    requisitionId: row.ID,
    serial: row.REQ_ID,
    position: row.POSITION_NAME,
    department: row.DEPT_NAME,
    positions: row.NO_OF_POSITION,
    ownPositions: row.OWN_POSITIONS,
    assigned: row.ASSIGNED_COUNT,
    onboarded: row.ONBOARDED_COUNT,
    remaining: row.REMAINING_COUNT,
    location: row.LOCATION,
    employmentStatus: row.EMPLOYMENT_STATUS,
    employmentType: row.EMPLOYMENT_TYPE,
    rehireFor: row.RE_HIRE_FOR,
    jd: row.JD,
    skills: row.SKILL,
    recruiterNames: row.HR_NAME,
    comments: row.COMMENTS,
    addedOn: row.ADDED_ON,
    tat: row.TAT,
    status: row.STATUS,
    stipend: row.STIPEND,
    tenure: row.TENURE,
    overdueBy: row.OVERDUE_BY,
    pipeline: pipelineOf(row.PIPELINE),
    waitingOn: row.WAITING_ON,
    opens: row.OPENS,
    version: row.VERSION,
  };
}

async function fetchRequisitions(of: ListOf, list: RequisitionList, options: CallOptions) {
  const { tile: status, filter } = list;
  const query = { ...pageQuery(list.page), ...waitsQuery(list) };
  if (of.view === "manager") {
    const path = { status, ...filterPath(filter) };
    return unwrap(
      client.GET(
        "/api/Requisition.svc/get_requirement_data/{status}/{dept}/{addedMonth}/{addedYear}/{tatMonth}/{tatYear}",
        { params: { path, query }, ...options },
      ),
    );
  }
  const { userId } = of;
  if (status === "OVERDUE") {
    return unwrap(
      client.GET("/api/Requirement_Dashboard.svc/get_requirement_data_hr_v2_overdue/{userId}", {
        params: { path: { userId }, query },
        ...options,
      }),
    );
  }
  return unwrap(
    client.GET("/api/Get_requirement_Data.svc/get_requirement_data_Jr/{userId}/{status}", {
      params: { path: { userId, status }, query },
      ...options,
    }),
  );
}

async function listRequisitions(of: ListOf, list: RequisitionList, options: CallOptions) {
  const { rows, total } = await fetchRequisitions(of, list, options);
  return { rows: rows.map(requisitionOf), total };
}

export const requisitionListQuery = (of: ListOf, list: RequisitionList) =>
  queryOptions({
    queryKey: ["requisition", "list", of, list],
    queryFn: ({ signal }) => listRequisitions(of, list, { signal }),
    placeholderData: keepPreviousData,
  });

const foundSize = 25;

/** The requisitions that the user sees and that have the text, newest first, to choose one. */
export const foundRequisitionsQuery = (q: string) => {
  const page = { page: 1, size: foundSize, sort: "-addedOn", q };
  const list: RequisitionList = { tile: "all", filter: noFilter, waitingOn: "", waits: false, page };
  return queryOptions({
    ...requisitionListQuery({ view: "manager" }, list),
    select: ({ rows }: { rows: readonly Requisition[] }) => rows,
  });
};

/** Every row of a list, for the file. */
export const allRequisitions = (of: ListOf, list: RequisitionList) =>
  everyRow((page, options) => listRequisitions(of, { ...list, page: { ...list.page, ...page } }, options));

export type Assignment = Omit<Wire<"AssignmentWhole">, "hrId" | "hrName"> & {
  recruiterId: string;
  recruiter: string;
};

function assignmentOf({ hrId, hrName, ...rest }: Wire<"AssignmentWhole">): Assignment {
  return { ...rest, recruiterId: hrId, recruiter: hrName };
}

export type TimelineStep = Omit<Wire<"StepOfTimeline">, "hrName"> & { recruiter: string };

function stepOf({ hrName, ...rest }: Wire<"StepOfTimeline">): TimelineStep {
  return { ...rest, recruiter: hrName };
}

export type PanelButton = Wire<"ButtonRow">;

export type RequisitionWhole = Omit<Wire<"RequisitionWhole">, "id" | "assignments" | "timeline"> & {
  requisitionId: string;
  assignments: Assignment[];
  timeline: TimelineStep[];
};

export function requisitionWholeOf({
  id,
  assignments,
  timeline,
  ...rest
}: Wire<"RequisitionWhole">): RequisitionWhole {
  return {
    ...rest,
    requisitionId: id,
    assignments: assignments.map(assignmentOf),
    timeline: timeline.map(stepOf),
  };
}

async function getRequisition(id: string, options: CallOptions): Promise<RequisitionWhole> {
  return requisitionWholeOf(
    await unwrapOne(client.GET("/api/requisitions/{id}", { params: { path: { id } }, ...options })),
  );
}

/** One requisition in full, by its id or its serial. */
export const requisitionQuery = (id: string) =>
  queryOptions({
    queryKey: ["requisition", "one", id],
    queryFn: ({ signal }) => getRequisition(id, { signal }),
    retry: false,
  });

/** The recruiters of a requisition, for the file. */
export const assignmentsForFile = async (id: string) => (await getRequisition(id, forFile)).assignments;
