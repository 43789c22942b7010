import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, type Wire } from "./client";
import { everyRow, forFile, type How } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";
import type { SortOf } from "./sorts";

// Every figure here follows from what happens to requisitions: an accepted offer is counted in its requisition, too.

/** What the columns of a list can be filtered by, by the column's id. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Leaves out what is not filtered by. */
const filled = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));

export const openStates = ["In-progress", "Delayed"] as const;
export type OpenState = (typeof openStates)[number];

/** A requisition for which somebody is still looked for. */
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

/** Filters are by the column's id: department, location, employmentType. */
export type OpenList = { state: OpenState | null; filters: Readonly<Record<string, string>>; page: ListPage };

async function openTillDate({ state, filters, page }: OpenList, how: How) {
  const query = { ...pageQuery(page), ...filled(filters), ...(state && { status: state }) };
  const { rows, total, body } = await unwrap(
    client.GET("/api/Position_Dashboard.svc/get_Position_Dashboard", { params: { query }, ...how }),
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
  everyRow((page, how) => openTillDate({ ...list, page: { ...list.page, ...page } }, how));

/** What was closed of one employment type, and in how many days on average; null where nothing was. */
export type Closed = { closures: number; averageDays: number | null };

/** A month of Average TTF, or the year. */
export type TtfRow = {
  /** The name on the screen: 'Mar 2026'. */
  slot: string;
  monthName: string;
  fullTime: Closed;
  partTime: Closed;
  intern: Closed;
  contract: Closed;
};

export function ttfRowOf(row: Wire<"AverageTTFRow">): TtfRow {
  return {
    slot: row.Slot,
    monthName: row.Month_Name,
    fullTime: { closures: row.No_Of_Closure_FT, averageDays: row.FT_TTF },
    partTime: { closures: row.No_Of_Closure_PT, averageDays: row.PT_TTF },
    intern: { closures: row.No_Of_Closure_INT, averageDays: row.INT_TTF },
    contract: { closures: row.No_Of_Closure_CT, averageDays: row.CT_TTF },
  };
}

async function averageTtf(year: string, how: How): Promise<TtfRow[]> {
  const { rows } = await unwrap(
    client.GET("/api/Average_TTF.svc/Average_TTF_Dashboard/{year}", { params: { path: { year } }, ...how }),
  );
  return rows.map(ttfRowOf);
}

export const averageTtfQuery = (year: string) =>
  queryOptions({
    queryKey: ["requisition", "averageTtf", year],
    queryFn: ({ signal }) => averageTtf(year, { signal }),
    placeholderData: keepPreviousData,
  });

export const averageTtfForFile = (year: string) => averageTtf(year, forFile);

/** A number of Average TTF: of a month, or of the year whose name is Total. */
export type TtfNumber = { year: string; monthName: string; employmentType: string };

/** A requisition that a number of Average TTF counts. */
export type TtfDetail = {
  /** Its place in the list. */
  number: number;
  requisitionId: string;
  position: string;
  department: string;
  recruiter: string;
  positions: number;
  accepted: number;
};

export function ttfDetailOf(row: Wire<"DetailRow">): TtfDetail {
  return {
    number: row.Sr_No,
    requisitionId: row.REQ_ID,
    position: row.Position_Name,
    department: row.Dept_Name,
    recruiter: row.HR_Name,
    positions: row.No_Of_Opening,
    accepted: row.Offer_Acc_Count,
  };
}

async function averageTtfDetails(path: TtfNumber, how: How): Promise<TtfDetail[]> {
  const { rows } = await unwrap(
    client.GET("/api/Average_TTF.svc/Average_TTF_OnClick/{year}/{monthName}/{employmentType}", {
      params: { path },
      ...how,
    }),
  );
  return rows.map(ttfDetailOf);
}

export const averageTtfDetailsQuery = (number: TtfNumber) =>
  queryOptions({
    queryKey: ["requisition", "averageTtfDetails", number],
    queryFn: ({ signal }) => averageTtfDetails(number, { signal }),
  });

export const averageTtfDetailsForFile = (number: TtfNumber) => averageTtfDetails(number, forFile);

const monthPath = (month: string) => ({ month: month.slice(5), year: month.slice(0, 4) });

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

async function reviewCounts(month: string, how: How): Promise<ReviewCount[]> {
  const { rows } = await unwrap(
    client.GET("/api/Review_Dashboard.svc/Review_Dashboard_Count/{month}/{year}", {
      params: { path: monthPath(month) },
      ...how,
    }),
  );
  return rows.map(reviewCountOf);
}

export const reviewCountsQuery = (month: string) =>
  queryOptions({
    queryKey: ["requisition", "reviewCounts", month],
    queryFn: ({ signal }) => reviewCounts(month, { signal }),
    placeholderData: keepPreviousData,
  });

/** A number of the Review chart. */
export type ReviewNumber = { month: string; department: string; series: string };

export type ReviewedRequisition = Omit<Wire<"ReviewedRequisitionRow">, "id"> & { requisitionId: string };

function reviewedOf({ id, ...rest }: Wire<"ReviewedRequisitionRow">): ReviewedRequisition {
  return { ...rest, requisitionId: id };
}

async function reviewedRequisitions({ month, department, series }: ReviewNumber, how: How) {
  const { rows } = await unwrap(
    client.GET("/api/reviewed_requisitions/{month}/{year}", {
      params: { path: monthPath(month), query: { department, series } },
      ...how,
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

/** Filters are by the column's id: department, position, recruiter. */
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

async function reviewTable({ range, filters, page }: ReviewList, how: How) {
  const { rows, total, body } = await unwrap(
    client.GET("/api/Review_Dashboard.svc/Can_Review_Dashboard/{fromDate}/{toDate}", {
      params: {
        path: { fromDate: range.from, toDate: range.to },
        query: { ...pageQuery(page), ...filled(filters) },
      },
      ...how,
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
  everyRow((page, how) => reviewTable({ ...list, page: { ...list.page, ...page } }, how));
