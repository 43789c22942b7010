import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DayRange } from "@/lib/ranges";
import { client, unwrap, type Wire } from "./client";
import { figuresTopic } from "./dashboard";
import { type CallOptions, everyRow } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";
import type { SortOf } from "./sorts";

/** An event that a number of a dashboard counts. */
export type CountedEvent = {
  /** Its place in the page: one candidate may have several alike. */
  id: string;
  candidateId: string;
  requisitionId: string;
  serial: string;
  name: string;
  email: string;
  mobile: string;
  position: string;
  /** What the event said; the application may be further on. */
  status: string;
  recruiter: string;
  /** The hour, 9 to 18. */
  slot: number;
  on: string;
};

export function countedEventOf(row: Wire<"CountedEventRow">, index: number): CountedEvent {
  return {
    id: String(index),
    candidateId: row.CAN_ID,
    requisitionId: row.REQ_ID,
    serial: row.SERIAL,
    name: row.Name,
    email: row.Email,
    mobile: row.Mobile,
    position: row.Position_Name,
    status: row.Status,
    recruiter: row.HR_Name,
    slot: row.Slot,
    on: row.ON_DATE,
  };
}

export const countedEventSorts = [
  "at",
  "name",
  "position",
  "status",
  "hr",
  "slot",
] as const satisfies readonly SortOf<"/api/counted_events/{from}/{to}">[];

/** The figures of the Huddle by our names, with the names of the call. */
const figureNames = {
  calls: "NO_OF_CALL",
  shortlisted: "SHORTLISTED",
  hrSelected: "HR_SELECTED",
  hrRejected: "HR_REJECTED",
  hrRound: "HR_TOTAL_COUNT",
  tlSelected: "TL_SELECTED",
  tlRejected: "TL_REJECTED",
  tlRound: "TL_ROUND_COUNT",
  plSelected: "PL_SELECTED",
  plRejected: "PL_REJECTED",
  plRound: "PL_ROUND_COUNT",
  ceoSelected: "CEO_SELECTED",
  ceoRejected: "CEO_REJECTED",
  ceoRound: "CEO_ROUND_COUNT",
  offerSent: "OFFER_SEND",
  offerAccepted: "OFFER_ACCEPT",
  onboarded: "ONBOARDED",
} as const;

export type CountedFigure = keyof typeof figureNames;
export const countedFigures = Object.keys(figureNames) as CountedFigure[];

/** A number of the Huddle or of Team S6: a figure or a stage; of one recruiter and one requisition, or of all. */
export type CountedNumber = {
  range: DayRange;
  figure?: CountedFigure;
  stage?: string;
  recruiter?: string;
  requisition?: string;
};

async function countedEvents(number: CountedNumber, page: ListPage, options: CallOptions) {
  const { range, figure, stage, recruiter, requisition } = number;
  const query = {
    ...pageQuery(page),
    ...(figure && { figure: figureNames[figure] }),
    ...(stage && { stage }),
    ...(recruiter && { hr: recruiter }),
    ...(requisition && { requisition }),
  };
  const { rows, total } = await unwrap(
    client.GET("/api/counted_events/{from}/{to}", { params: { path: range, query }, ...options }),
  );
  return { rows: rows.map(countedEventOf), total };
}

export const countedEventsQuery = (number: CountedNumber, page: ListPage) =>
  queryOptions({
    queryKey: [figuresTopic, "countedEvents", number, page],
    queryFn: ({ signal }) => countedEvents(number, page, { signal }),
    placeholderData: keepPreviousData,
  });

export const allCountedEvents = (number: CountedNumber, view: ListPage) =>
  everyRow((page, options) => countedEvents(number, { ...view, ...page }, options));
