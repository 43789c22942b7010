import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, type Wire } from "./client";
import { figuresTopic } from "./dashboard";
import { type CallOptions, everyRow, forFile } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";

/** The offers of one employment type. */
export type Offers = { sent: number; accepted: number };

/** A month of Offer Sent and Accepted, or the whole year. */
export type OfferRow = {
  /** The name on the screen: 'Mar 2026'. */
  slot: string;
  monthName: string;
  fullTime: Offers;
  partTime: Offers;
  intern: Offers;
  contract: Offers;
  all: Offers;
};

export function offerRowOf(row: Wire<"OfferMonthRow">): OfferRow {
  return {
    slot: row.Slot,
    monthName: row.Month_Name,
    fullTime: { sent: row.Offer_Sent_FT, accepted: row.Offer_acc_FT },
    partTime: { sent: row.Offer_Sent_PT, accepted: row.Offer_acc_PT },
    intern: { sent: row.Offer_Sent_INT, accepted: row.Offer_acc_INT },
    contract: { sent: row.Offer_Sent_CT, accepted: row.Offer_acc_CT },
    all: { sent: row.Offer_Sent_ALL, accepted: row.Offer_acc_ALL },
  };
}

async function offerYear(
  year: string,
  days: DayRange | undefined,
  options: CallOptions,
): Promise<OfferRow[]> {
  const { rows } = await unwrap(
    client.GET("/api/Dashboard.svc/Offer_Sent_Acc_EmpType_Dashboard/{year}", {
      params: { path: { year }, query: days },
      ...options,
    }),
  );
  return rows.map(offerRowOf);
}

/** With days, those are counted instead of the year's. */
export const offerYearQuery = (year: string, days?: DayRange) =>
  queryOptions({
    queryKey: [figuresTopic, "offerYear", year, days],
    queryFn: ({ signal }) => offerYear(year, days, { signal }),
    placeholderData: keepPreviousData,
  });

export const offerYearForFile = (year: string) => offerYear(year, undefined, forFile);

export type OfferKind = "sent" | "accepted";

const statusNames = { sent: "Offer Sent", accepted: "Offer Accepted" } as const;

/** Which number: of a month or Total, of an employment type or ALL. */
export type OfferNumber = { year: string; monthName: string; employmentType: string; kind: OfferKind };

/** An offer that was sent or accepted. */
export type OfferDetail = {
  /** Its place in the list. */
  number: number;
  candidateId: string;
  requisitionId: string;
  name: string;
  position: string;
  recruiter: string;
  sentOn: string;
  acceptedOn: string;
};

export function offerDetailOf(row: Wire<"OfferDetailRow">): OfferDetail {
  return {
    number: row.Sr_No,
    candidateId: row.CAN_ID,
    requisitionId: row.REQ_ID,
    name: row.Can_Name,
    position: row.Position_name,
    recruiter: row.Recruiter_Name,
    sentOn: row.Offer_Sent_Date,
    acceptedOn: row.Offer_Accepted_Date,
  };
}

async function offerDetails(number: OfferNumber, page: ListPage, options: CallOptions) {
  const { kind, ...path } = number;
  const { rows, total } = await unwrap(
    client.GET(
      "/api/Dashboard.svc/Offer_Sent_Acc_Dashboard_Pop_Up/{employmentType}/{year}/{monthName}/{statusGuid}",
      { params: { path: { ...path, statusGuid: statusNames[kind] }, query: pageQuery(page) }, ...options },
    ),
  );
  return { rows: rows.map(offerDetailOf), total };
}

export const offerDetailsQuery = (number: OfferNumber, page: ListPage) =>
  queryOptions({
    queryKey: [figuresTopic, "offerDetails", number, page],
    queryFn: ({ signal }) => offerDetails(number, page, { signal }),
    placeholderData: keepPreviousData,
  });

export const allOfferDetails = (number: OfferNumber, view: ListPage) =>
  everyRow((page, options) => offerDetails(number, { ...view, ...page }, options));
