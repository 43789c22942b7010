import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrap, type Wire } from "./client";
import { figuresTopic } from "./dashboard";
import { type CallOptions, everyRow } from "./forFile";

/** A requisition with its department. */
export type FunnelOf = { department: string; requisition: string };

/** A block of the funnel: the applications with at least one such step. */
export type FunnelBlock = { id: string; label: string; value: number };

export function funnelBlockOf({ STAGE, label, value }: Wire<"BlockRow">): FunnelBlock {
  return { id: STAGE, label, value };
}

/** What is said about a requisition above its funnel. */
export type FunnelHead = {
  approvedOn: string;
  hireType: string;
  employmentType: string;
  /** In months, for an intern. */
  tenure: number;
  /** In rupees, for an intern. */
  stipend: number;
  score: number;
  location: string;
};

export function funnelHeadOf(row: Wire<"ElplReqData">): FunnelHead {
  return {
    approvedOn: row.Date,
    hireType: row.Position_Type,
    employmentType: row.Employement_Type,
    tenure: row.Internship_Tenure,
    stipend: row.Internship_stipend,
    score: row.Level_wise_Score,
    location: row.Location,
  };
}

export const profileFunnelQuery = ({ department, requisition }: FunnelOf) =>
  queryOptions({
    queryKey: [figuresTopic, "profileFunnel", department, requisition],
    queryFn: async ({ signal }) => {
      const { body } = await unwrap(
        client.GET("/api/Dashboard.svc/Get_Profile_Wise_Funnel/{deptId}/{reqId}", {
          params: { path: { deptId: department, reqId: requisition } },
          signal,
        }),
      );
      return ((body.hrround_data ?? []) as Wire<"BlockRow">[]).map(funnelBlockOf);
    },
  });

export const elplFunnelQuery = ({ department, requisition }: FunnelOf) =>
  queryOptions({
    queryKey: [figuresTopic, "elplFunnel", department, requisition],
    queryFn: async ({ signal }) => {
      const { body } = await unwrap(
        client.GET("/api/Can_Database.svc/Elpl_Funnel/{departmentId}/{reqId}", {
          params: { path: { departmentId: department, reqId: requisition } },
          signal,
        }),
      );
      const [head] = (body.ReqData ?? []) as Wire<"ElplReqData">[];
      return {
        blocks: ((body.FunnelData ?? []) as Wire<"BlockRow">[]).map(funnelBlockOf),
        head: head ? funnelHeadOf(head) : null,
      };
    },
  });

/** A candidate of a block. Texts that were not given are empty. */
export type FunnelCandidate = {
  candidateId: string;
  requisitionId: string;
  recruiterId: string;
  name: string;
  mobile: string;
  email: string;
  education: string;
  experience: string;
  currentGross: string;
  ctc: string;
  status: string;
  recruiter: string;
  reportingManager: string;
};

export function funnelCandidateOf(row: Wire<"FunnelCandidateRow">): FunnelCandidate {
  return {
    candidateId: row.CAN_ID,
    requisitionId: row.REQ_ID,
    recruiterId: row.HR_ID,
    name: row.NAME,
    mobile: row.MOBILE,
    email: row.EMAIL,
    education: row.EDUCATIONAL_TYPE,
    experience: row.EXP,
    currentGross: row.CURRENT_GROSS,
    ctc: row.CTC,
    status: row.STATUS,
    recruiter: row.NAME_OF_RECRUITER,
    reportingManager: row.REPORTING_MANAGER,
  };
}

type Page = { page: number; size: number };

/** A block of a requisition, and what to find in it. */
export type FunnelStage = { requisition: string; stage: string; search: string };

async function funnelCandidates(
  { requisition, stage, search }: FunnelStage,
  page: Page,
  options: CallOptions,
) {
  const { rows, total } = await unwrap(
    client.POST("/api/Can_Database.svc/candidate_details_funnel", {
      params: { query: page },
      body: { REQ_ID: requisition, STAGE: stage, SEARCH: search },
      ...options,
    }),
  );
  return { rows: rows.map(funnelCandidateOf), total };
}

export const funnelCandidatesQuery = (stage: FunnelStage, page: Page) =>
  queryOptions({
    queryKey: [figuresTopic, "funnelCandidates", stage, page],
    queryFn: ({ signal }) => funnelCandidates(stage, page, { signal }),
    placeholderData: keepPreviousData,
  });

export const allFunnelCandidates = (stage: FunnelStage) =>
  everyRow((page, options) => funnelCandidates(stage, page, options));

/** The eight dates of an application, and the number of the furthest step that it reached. */
export type FunnelSteps = { dates: readonly string[]; flag: number };

export function funnelStepsOf(row: Wire<"MilestonesRow">): FunnelSteps {
  return {
    dates: [
      row.Started_Working_On,
      row.Documents_Sent_Date,
      row.Offer_Sent_Due_Date,
      row.Offer_Sent_Date,
      row.Call_Explaination_Date,
      row.Date_Of_Position_Closed,
      row.Expected_DOJ,
      row.DOJ,
    ],
    flag: row.Flag,
  };
}

export const funnelStepsQuery = (candidate: string, requisition: string) =>
  queryOptions({
    queryKey: [figuresTopic, "funnelSteps", candidate, requisition],
    queryFn: async ({ signal }) => {
      const { rows } = await unwrap(
        client.GET("/api/Can_Database.svc/candidate_timeline_started_working_on/{reqId}/{x}", {
          params: { path: { reqId: requisition, x: candidate } },
          signal,
        }),
      );
      return rows[0] ? funnelStepsOf(rows[0]) : null;
    },
  });
