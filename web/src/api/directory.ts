import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { DirectoryTab } from "@/lib/directoryTabs";
import type { PipelineCell } from "@/lib/pipeline";
import { client, unwrap, unwrapOne, type Wire } from "./client";
import { type CallOptions, everyRow } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";
import type { SortOf } from "./sorts";
import { type WaitingOn, type WaitsAsked, waitingOnQuery, waitsQuery } from "./waitingOn";

/** The candidates of a requisition, tab by tab. Topic: candidate. */

/**
 * Whose candidates: all of the requisition that the caller may see, a recruiter's own, or, for users of the ESA
 * programme, their own of the whole programme and its queue.
 */
export type DirectoryOf =
  | { view: "all" }
  | { view: "own"; userId: string }
  | { view: "programme"; userId: string };

export const directorySorts = [
  "name",
  "mobile",
  "email",
  "address",
  "exp",
  "noticePeriod",
  "createdOn",
  "dialedOn",
  "latestDate",
  "status",
  "addedBy",
  "source",
] as const satisfies readonly SortOf<"/api/CandidateDirectoryy.svc/Get_Candidate_Data_Manager/{reqId}/{filter}/{date}">[];

/** The day is 'YYYY-MM-DD', empty for all. */
export type DirectoryList = {
  requisition: string;
  tab: DirectoryTab;
  date: string;
  /** The cell of the pipeline whose candidates are listed; null for all. */
  atWork: PipelineCell | null;
  page: ListPage;
} & WaitsAsked;

const atWorkQuery = ({ atWork }: { atWork: PipelineCell | null }) => (atWork ? { atWork } : {});

/** A candidate as the directory lists them. */
export type DirectoryCandidate = {
  candidateId: string;
  requisitionId: string;
  name: string;
  mobile: string;
  email: string;
  address: string;
  experience: string;
  noticePeriod: string;
  position: string;
  status: string;
  /** Who added or took over the candidate; 'ESA link' for who came through the programme's link. */
  addedBy: string;
  /** Came through the link, and no call has reached them yet. */
  notVerified: boolean;
  /** Empty for users who may not see it. */
  source: string;
  createdOn: string;
  dialedOn: string;
  latestDate: string;
  /** The serial of the requisition to which they were mapped away; empty for who was not. */
  remappedTo: string;
  /** Null unless it was asked for. */
  waitingOn: WaitingOn | null;
};

export function directoryCandidateOf(row: Wire<"CandidateRow">): DirectoryCandidate {
  return {
    candidateId: row.CAN_ID,
    requisitionId: row.REQ_ID,
    name: row.NAME,
    mobile: row.MOBILE,
    email: row.EMAIL,
    address: row.ADDRESS,
    experience: row.EXP,
    noticePeriod: row.NOTICE_PERIOD,
    position: row.POSITION_NAME,
    status: row.STATUS,
    addedBy: row.ADDED_BY,
    notVerified: row.NOT_VERIFIED === "1",
    source: row.SOURCE_OF_CANDIDATE,
    createdOn: row.CREATED_ON,
    dialedOn: row.DIALED_ON,
    latestDate: row.LATEST_DATE,
    remappedTo: row.REMAPPED_TO,
    waitingOn: row.WAITING_ON,
  };
}

async function fetchCandidates(of: DirectoryOf, list: DirectoryList, options: CallOptions) {
  const path = { reqId: list.requisition, filter: list.tab, date: list.date || "all" };
  const query = { ...pageQuery(list.page), ...atWorkQuery(list), ...waitsQuery(list) };
  if (of.view === "programme") {
    return unwrap(
      client.GET("/api/Web_Candidate.svc/Esa_Candidate_Data_v1/{userId}/{filter}", {
        params: {
          path: { userId: of.userId, filter: list.tab },
          query: { ...query, ...(list.date && { date: list.date }) },
        },
        ...options,
      }),
    );
  }
  if (of.view === "own") {
    return unwrap(
      client.GET(
        "/api/CandidateDirectoryy.svc/Get_Candidate_Data_Recruiter/{reqId}/{filter}/{userId}/{date}",
        {
          params: { path: { ...path, userId: of.userId }, query },
          ...options,
        },
      ),
    );
  }
  return unwrap(
    client.GET("/api/CandidateDirectoryy.svc/Get_Candidate_Data_Manager/{reqId}/{filter}/{date}", {
      params: { path, query },
      ...options,
    }),
  );
}

async function listCandidates(of: DirectoryOf, list: DirectoryList, options: CallOptions) {
  const { rows, total } = await fetchCandidates(of, list, options);
  return { rows: rows.map(directoryCandidateOf), total };
}

export const directoryQuery = (of: DirectoryOf, list: DirectoryList) =>
  queryOptions({
    queryKey: ["candidate", "directory", of, list],
    queryFn: ({ signal }) => listCandidates(of, list, { signal }),
    placeholderData: keepPreviousData,
  });

export const allCandidates = (of: DirectoryOf, list: DirectoryList) =>
  everyRow((page, options) => listCandidates(of, { ...list, page: { ...list.page, ...page } }, options));

export type CountedBy = Pick<DirectoryList, "requisition" | "date" | "atWork" | "waitingOn"> & { q: string };

type CountAnswer<Body> = Promise<{ data?: Body; error?: unknown; response: Response }>;

/** These calls use other names for the lists. */
async function counted<Outcome, Row>(pending: CountAnswer<{ response: Outcome; dir_data: Row[] }>) {
  const { data, ...rest } = await pending;
  return { ...rest, ...(data && { data: { response: data.response, data: data.dir_data } }) };
}

/** How many candidates each tab has, and how many wait in the ESA programme's queue. */
export type DirectoryCounts = Readonly<Record<DirectoryTab | "queue", number>> & {
  /** How many of each count are at work here: neither closed nor mapped away. */
  readonly atWork: Readonly<Record<DirectoryTab, number>>;
};

export function directoryCountsOf(row: Wire<"DirectoryCountRow">): DirectoryCounts {
  return {
    All: row.All,
    New: row.New,
    Call_Round: row.Call_Round,
    HR_Round: row.HR_Round,
    Tech_Round: row.Tech_Round,
    Offer: row.Offer,
    Joining: row.Joining,
    Remap: row.Remap,
    Shortlisted: row.Shortlisted,
    Selection_Round: row.Selection_Round,
    KYC: row.KYC,
    Blacklisted: row.Blacklisted,
    queue: row.Queue,
    atWork: {
      All: row.All_At_Work,
      New: row.New_At_Work,
      Call_Round: row.Call_Round_At_Work,
      HR_Round: row.HR_Round_At_Work,
      Tech_Round: row.Tech_Round_At_Work,
      Offer: row.Offer_At_Work,
      Joining: row.Joining_At_Work,
      Remap: row.Remap_At_Work,
      Shortlisted: row.Shortlisted_At_Work,
      Selection_Round: row.Selection_Round_At_Work,
      KYC: row.KYC_At_Work,
      Blacklisted: row.Blacklisted_At_Work,
    },
  };
}

async function fetchCounts(of: DirectoryOf, by: CountedBy, signal: AbortSignal) {
  const path = { reqId: by.requisition, date: by.date || "all" };
  const query = { ...(by.q && { q: by.q }), ...atWorkQuery(by), ...waitingOnQuery(by) };
  if (of.view === "programme") {
    return unwrapOne(
      client.GET("/api/Web_Candidate.svc/Esa_Candidate_Round_Count_v1/{userId}", {
        params: { path: { userId: of.userId }, query: { ...query, ...(by.date && { date: by.date }) } },
        signal,
      }),
    );
  }
  if (of.view === "own") {
    return unwrapOne(
      counted(
        client.GET("/api/Dashboard.svc/Get_Directory_Count_Jr_Hr/{userId}/{reqId}/{date}", {
          params: { path: { ...path, userId: of.userId }, query },
          signal,
        }),
      ),
    );
  }
  return unwrapOne(
    counted(
      client.GET("/api/Dashboard.svc/Get_Directory_Count_Sr_Hr/{reqId}/{date}", {
        params: { path, query },
        signal,
      }),
    ),
  );
}

async function countCandidates(of: DirectoryOf, by: CountedBy, signal: AbortSignal) {
  return directoryCountsOf(await fetchCounts(of, by, signal));
}

export const directoryCountsQuery = (of: DirectoryOf, by: CountedBy) =>
  queryOptions({
    queryKey: ["candidate", "directoryCounts", of, by],
    queryFn: ({ signal }) => countCandidates(of, by, signal),
    placeholderData: keepPreviousData,
  });
