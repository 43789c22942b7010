import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap } from "./client";
import { everyRow, forFile, type How } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";

// Every figure here follows from what happens to requisitions: an accepted offer is counted in its requisition, too.

/** What the columns of a list can be filtered by, by the column's id. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Leaves out what is not filtered by. */
const filled = (filters: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));

export type OpenState = "In-progress" | "Delayed";

/** Filters are by the column's id: department, location, employmentType. */
export type OpenList = { state: OpenState | null; filters: Readonly<Record<string, string>>; page: ListPage };

async function openTillDate({ state, filters, page }: OpenList, how: How) {
  const query = { ...pageQuery(page), ...filled(filters), ...(state && { status: state }) };
  const { rows, total, body } = await unwrap(
    client.GET("/api/Position_Dashboard.svc/get_Position_Dashboard", { params: { query }, ...how }),
  );
  const choices = (body.choices ?? {}) as Choices;
  return { rows, total, choices, inProgress: body.inProgress ?? 0, delayed: body.delayed ?? 0 };
}

export type OpenPosition = Awaited<ReturnType<typeof openTillDate>>["rows"][number];

export const openTillDateQuery = (list: OpenList) =>
  queryOptions({
    queryKey: ["requisition", "openTillDate", list],
    queryFn: ({ signal }) => openTillDate(list, { signal }),
    placeholderData: keepPreviousData,
  });

export const allOpenTillDate = (list: OpenList) =>
  everyRow((page, how) => openTillDate({ ...list, page: { ...list.page, ...page } }, how));

async function averageTtf(year: string, how: How) {
  const { rows } = await unwrap(
    client.GET("/api/Average_TTF.svc/Average_TTF_Dashboard/{year}", { params: { path: { year } }, ...how }),
  );
  return rows;
}

export type TtfRow = Awaited<ReturnType<typeof averageTtf>>[number];

export const averageTtfQuery = (year: string) =>
  queryOptions({
    queryKey: ["requisition", "averageTtf", year],
    queryFn: ({ signal }) => averageTtf(year, { signal }),
    placeholderData: keepPreviousData,
  });

export const averageTtfForFile = (year: string) => averageTtf(year, forFile);

/** A number of Average TTF: of a month, or of the year whose name is Total. */
export type TtfNumber = { year: string; monthName: string; employmentType: string };

async function averageTtfDetails(path: TtfNumber, how: How) {
  const { rows } = await unwrap(
    client.GET("/api/Average_TTF.svc/Average_TTF_OnClick/{year}/{monthName}/{employmentType}", {
      params: { path },
      ...how,
    }),
  );
  return rows;
}

export type DetailRow = Awaited<ReturnType<typeof averageTtfDetails>>[number];

export const averageTtfDetailsQuery = (number: TtfNumber) =>
  queryOptions({
    queryKey: ["requisition", "averageTtfDetails", number],
    queryFn: ({ signal }) => averageTtfDetails(number, { signal }),
  });

export const averageTtfDetailsForFile = (number: TtfNumber) => averageTtfDetails(number, forFile);

const monthPath = (month: string) => ({ month: month.slice(5), year: month.slice(0, 4) });

async function reviewCounts(month: string, how: How) {
  const { rows } = await unwrap(
    client.GET("/api/Review_Dashboard.svc/Review_Dashboard_Count/{month}/{year}", {
      params: { path: monthPath(month) },
      ...how,
    }),
  );
  return rows;
}

export type ReviewCount = Awaited<ReturnType<typeof reviewCounts>>[number];

export const reviewCountsQuery = (month: string) =>
  queryOptions({
    queryKey: ["requisition", "reviewCounts", month],
    queryFn: ({ signal }) => reviewCounts(month, { signal }),
    placeholderData: keepPreviousData,
  });

/** A number of the Review chart. */
export type ReviewNumber = { month: string; department: string; series: string };

async function reviewedRequisitions({ month, department, series }: ReviewNumber, how: How) {
  const { rows } = await unwrap(
    client.GET("/api/reviewed_requisitions/{month}/{year}", {
      params: { path: monthPath(month), query: { department, series } },
      ...how,
    }),
  );
  return rows;
}

export type ReviewedRequisition = Awaited<ReturnType<typeof reviewedRequisitions>>[number];

export const reviewedRequisitionsQuery = (number: ReviewNumber) =>
  queryOptions({
    queryKey: ["requisition", "reviewed", number],
    queryFn: ({ signal }) => reviewedRequisitions(number, { signal }),
  });

export const reviewedRequisitionsForFile = (number: ReviewNumber) => reviewedRequisitions(number, forFile);

/** Filters are by the column's id: department, position, recruiter. */
export type ReviewList = { range: DayRange; filters: Readonly<Record<string, string>>; page: ListPage };

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
  return { rows, total, choices: (body.choices ?? {}) as Choices };
}

export type ReviewRow = Awaited<ReturnType<typeof reviewTable>>["rows"][number];

export const reviewTableQuery = (list: ReviewList) =>
  queryOptions({
    queryKey: ["requisition", "reviewTable", list],
    queryFn: ({ signal }) => reviewTable(list, { signal }),
    placeholderData: keepPreviousData,
  });

export const allReviewTable = (list: ReviewList) =>
  everyRow((page, how) => reviewTable({ ...list, page: { ...list.page, ...page } }, how));
