import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, type Wire } from "./client";
import { type CallOptions, forFile } from "./forFile";

// Every figure depends on the topic of requisitions: an accepted offer also changes its requisition.

/** The positions closed of one employment type and their average days; null if none were closed. */
export type Closed = { closures: number; averageDays: number | null };

/** A month of Average TTF, or the whole year. */
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

async function averageTtf(year: string, days: DayRange | undefined, options: CallOptions): Promise<TtfRow[]> {
  const { rows } = await unwrap(
    client.GET("/api/Average_TTF.svc/Average_TTF_Dashboard/{year}", {
      params: { path: { year }, query: days },
      ...options,
    }),
  );
  return rows.map(ttfRowOf);
}

/** With days, those are counted instead of the year's. */
export const averageTtfQuery = (year: string, days?: DayRange) =>
  queryOptions({
    queryKey: ["requisition", "averageTtf", year, days],
    queryFn: ({ signal }) => averageTtf(year, days, { signal }),
    placeholderData: keepPreviousData,
  });

export const averageTtfForFile = (year: string) => averageTtf(year, undefined, forFile);

/** Which number of Average TTF: of a month, or of the year, named Total. */
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

async function averageTtfDetails(path: TtfNumber, options: CallOptions): Promise<TtfDetail[]> {
  const { rows } = await unwrap(
    client.GET("/api/Average_TTF.svc/Average_TTF_OnClick/{year}/{monthName}/{employmentType}", {
      params: { path },
      ...options,
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
