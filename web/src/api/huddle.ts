import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ComparedDays } from "@/lib/comparison";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, type Wire } from "./client";
import type { CountedFigure } from "./countedEvent";
import { figuresTopic } from "./dashboard";
import { type CallOptions, forFile } from "./forFile";

type Counts = Readonly<Record<CountedFigure, number>>;

/** What was done by a recruiter, for a requisition, or by one for the other; ids and texts that do not apply are empty. */
export type HuddleRow = Counts & {
  recruiterId: string;
  recruiter: string;
  requisitionId: string;
  serial: string;
  position: string;
  employmentType: string;
  department: string;
  location: string;
  /** Its place in the list. */
  number: number;
};

type WireCounts = Omit<Wire<"HuddleRow">, "USER_GUID" | "ASSIGNED_HR">;

function countsOf(row: WireCounts): Counts {
  return {
    calls: row.NO_OF_CALL,
    shortlisted: row.SHORTLISTED,
    hrSelected: row.HR_SELECTED,
    hrRejected: row.HR_REJECTED,
    hrRound: row.HR_SELECTED + row.HR_REJECTED,
    tlSelected: row.TL_SELECTED,
    tlRejected: row.TL_REJECTED,
    tlRound: row.TL_SELECTED + row.TL_REJECTED,
    plSelected: row.PL_SELECTED,
    plRejected: row.PL_REJECTED,
    plRound: row.PL_SELECTED + row.PL_REJECTED,
    ceoSelected: row.CEO_SELECTED,
    ceoRejected: row.CEO_REJECTED,
    ceoRound: row.CEO_SELECTED + row.CEO_REJECTED,
    offerSent: row.OFFER_SEND,
    offerAccepted: row.OFFER_ACCEPT,
    onboarded: row.ONBOARDED,
  };
}

const blank = {
  recruiterId: "",
  recruiter: "",
  requisitionId: "",
  serial: "",
  position: "",
  employmentType: "",
  department: "",
  location: "",
  number: 0,
};

export function huddleRowOf(row: Wire<"HuddleRow">): HuddleRow {
  return { ...blank, ...countsOf(row), recruiterId: row.USER_GUID, recruiter: row.ASSIGNED_HR };
}

export function huddlePositionOf(row: Wire<"HuddlePositionRow">): HuddleRow {
  const { REQ_ID, SERIAL, POSITION_NAME } = row;
  return { ...huddleRowOf(row), requisitionId: REQ_ID, serial: SERIAL, position: POSITION_NAME };
}

export function huddleRequisitionOf(row: Wire<"HuddleRequisitionRow">): HuddleRow {
  return {
    ...blank,
    ...countsOf(row),
    requisitionId: row.REQ_ID,
    serial: row.SERIAL,
    position: row.REQ_NAME,
    employmentType: row.EMPLOYMENT_TYPE,
    department: row.DEPT_NAME,
    location: row.LOCATION,
    number: row.SR_NO,
  };
}

/** The totals over all pages, which the server writes into every row. */
export type HuddleTotals = Readonly<Partial<Record<CountedFigure, number>>>;

export function huddleTotalsOf(row: Wire<"HuddleRequisitionRow"> | undefined): HuddleTotals {
  if (!row) return {};
  return {
    calls: row.TOTAL_NO_OF_CALL,
    shortlisted: row.TOTAL_SHORTLISTED,
    hrRound: row.HR_TOTAL_COUNT,
    tlRound: row.TL_ROUND_COUNT,
    plRound: row.PL_ROUND_COUNT,
    ceoRound: row.CEO_ROUND_COUNT,
    offerSent: row.OFFER_SENT_COUNT,
    offerAccepted: row.OFFER_ACC_COUNT,
    onboarded: row.ONB_COUNT,
  };
}

const pathOf = ({ from, to }: DayRange) => ({ fromDate: from, toDate: to });
const queryOf = ({ sameHour }: ComparedDays) => ({ sameHour });

async function byRecruiter(range: ComparedDays, options: CallOptions): Promise<HuddleRow[]> {
  const { rows } = await unwrap(
    client.GET("/api/Dashboard.svc/Huddle_Dashboard/{fromDate}/{toDate}", {
      params: { path: pathOf(range), query: queryOf(range) },
      ...options,
    }),
  );
  return rows.map(huddleRowOf);
}

export const huddleByRecruiterQuery = (range: ComparedDays) =>
  queryOptions({
    queryKey: [figuresTopic, "huddle", range],
    queryFn: ({ signal }) => byRecruiter(range, { signal }),
    placeholderData: keepPreviousData,
  });

export const huddleByRecruiterForFile = (range: DayRange) => byRecruiter(range, forFile);

export const huddleOfRecruiterQuery = (range: ComparedDays, recruiter: string) =>
  queryOptions({
    queryKey: [figuresTopic, "huddle", range, recruiter],
    queryFn: async ({ signal }) => {
      const { rows } = await unwrap(
        client.GET("/api/Dashboard.svc/Huddle_Dashboard_Position/{fromDate}/{toDate}/{userGuid}", {
          params: { path: { ...pathOf(range), userGuid: recruiter }, query: queryOf(range) },
          signal,
        }),
      );
      return rows.map(huddlePositionOf);
    },
  });

async function byRequisition(range: ComparedDays, options: CallOptions) {
  const { rows } = await unwrap(
    client.GET("/api/Dashboard.svc/Huddle_Dashboard_Requisition/{fromDate}/{toDate}", {
      params: { path: pathOf(range), query: queryOf(range) },
      ...options,
    }),
  );
  return { rows: rows.map(huddleRequisitionOf), totals: huddleTotalsOf(rows[0]) };
}

export const huddleByRequisitionQuery = (range: ComparedDays) =>
  queryOptions({
    queryKey: [figuresTopic, "huddleRequisitions", range],
    queryFn: ({ signal }) => byRequisition(range, { signal }),
    placeholderData: keepPreviousData,
  });

export const huddleByRequisitionForFile = async (range: DayRange) =>
  (await byRequisition(range, forFile)).rows;
