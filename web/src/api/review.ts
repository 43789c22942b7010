import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, type Wire } from "./client";
import { type Choices, filled, monthPath } from "./dashboard";
import { type CallOptions, everyRow, forFile } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";
import type { SortOf } from "./sorts";

/** The requisitions of a department in a month of the Review chart. */
export type ReviewCount = {
  departmentId: string;
  department: string;
  approved: number;
  assigned: number;
  closed: number;
};

export function reviewCountOf(row: Wire<"ReviewCountRow">): ReviewCount {
  return {
    departmentId: row.DEPT_ID,
    department: row.Dept_name,
    approved: row.Requisition_Approved,
    assigned: row.Requisition_Assigned,
    closed: row.Closed,
  };
}

async function reviewCounts(month: string, days?: DayRange, signal?: AbortSignal): Promise<ReviewCount[]> {
  const { rows } = await unwrap(
    client.GET("/api/Review_Dashboard.svc/Review_Dashboard_Count/{month}/{year}", {
      params: { path: monthPath(month), query: days },
      signal,
    }),
  );
  return rows.map(reviewCountOf);
}

/** With days, those are counted instead of the month's. */
export const reviewCountsQuery = (month: string, days?: DayRange) =>
  queryOptions({
    queryKey: ["requisition", "reviewCounts", month, days],
    queryFn: ({ signal }) => reviewCounts(month, days, signal),
    placeholderData: keepPreviousData,
  });

/** A number of the Review chart. */
export type ReviewNumber = { month: string; department: string; series: string };

export type ReviewedRequisition = Omit<Wire<"ReviewedRequisitionRow">, "id"> & { requisitionId: string };

export function reviewedOf({ id, ...rest }: Wire<"ReviewedRequisitionRow">): ReviewedRequisition {
  return { ...rest, requisitionId: id };
}

async function reviewedRequisitions({ month, department, series }: ReviewNumber, options: CallOptions) {
  const { rows } = await unwrap(
    client.GET("/api/reviewed_requisitions/{month}/{year}", {
      params: { path: monthPath(month), query: { department, series } },
      ...options,
    }),
  );
  return rows.map(reviewedOf);
}

export const reviewedRequisitionsQuery = (number: ReviewNumber) =>
  queryOptions({
    queryKey: ["requisition", "reviewed", number],
    queryFn: ({ signal }) => reviewedRequisitions(number, { signal }),
  });

export const reviewedRequisitionsForFile = (number: ReviewNumber) => reviewedRequisitions(number, forFile);

export const reviewSorts = [
  "department",
  "position",
  "approvedOn",
  "assignedOn",
  "recruiter",
  "openings",
  "closed",
] as const satisfies readonly SortOf<"/api/Review_Dashboard.svc/Can_Review_Dashboard/{fromDate}/{toDate}">[];

/** Filters are keyed by column id: department, position, recruiter. */
export type ReviewList = { range: DayRange; filters: Readonly<Record<string, string>>; page: ListPage };

/** An assignment of the Review table. */
export type ReviewRow = {
  assignmentId: string;
  department: string;
  position: string;
  recruiter: string;
  positions: number;
  accepted: number;
  approvedOn: string;
  assignedOn: string;
  /** Empty before the recruiter's first candidate or call. */
  startedOn: string;
};

export function reviewRowOf(row: Wire<"ReviewRow">): ReviewRow {
  return {
    assignmentId: row.ID,
    department: row.Dept_Name,
    position: row.Position_Name,
    recruiter: row.Assigned_HR,
    positions: row.Total_Openings_Assigned,
    accepted: row.Position_Closed,
    approvedOn: row.Approved_On,
    assignedOn: row.Assigned_Date,
    startedOn: row.Recruiter_Start_Date,
  };
}

async function reviewTable({ range, filters, page }: ReviewList, options: CallOptions) {
  const { rows, total, body } = await unwrap(
    client.GET("/api/Review_Dashboard.svc/Can_Review_Dashboard/{fromDate}/{toDate}", {
      params: {
        path: { fromDate: range.from, toDate: range.to },
        query: { ...pageQuery(page), ...filled(filters) },
      },
      ...options,
    }),
  );
  return { rows: rows.map(reviewRowOf), total, choices: (body.choices ?? {}) as Choices };
}

export const reviewTableQuery = (list: ReviewList) =>
  queryOptions({
    queryKey: ["requisition", "reviewTable", list],
    queryFn: ({ signal }) => reviewTable(list, { signal }),
    placeholderData: keepPreviousData,
  });

export const allReviewTable = (list: ReviewList) =>
  everyRow((page, options) => reviewTable({ ...list, page: { ...list.page, ...page } }, options));
