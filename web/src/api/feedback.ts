import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ComparedDays } from "@/lib/comparison";
import { client, unwrap, type Wire } from "./client";
import { figuresTopic } from "./dashboard";
import { type CallOptions, forFile } from "./forFile";

/** The results to show: of a requisition, in a range, of one stage and status or of all. */
export type FeedbackAsked = { requisition: string; stage: string; status: string; range: ComparedDays };

/** A result of a technical round. */
export type FeedbackCard = {
  /** Its place in the list: a candidate may have the same result twice. */
  id: string;
  candidateId: string;
  requisitionId: string;
  name: string;
  position: string;
  stage: string;
  status: string;
  /** Null where nothing was scored. */
  average: number | null;
};

export function feedbackCardOf(row: Wire<"FeedbackCardRow">, index: number): FeedbackCard {
  return {
    id: String(index),
    candidateId: row.Can_Id,
    requisitionId: row.Req_Id,
    name: row.Name,
    position: row.Position_Name,
    stage: row.Stage,
    status: row.Status,
    average: row.Avg_Score,
  };
}

/** The server's limit: a requisition has far fewer results. */
const everything = { page: 1, size: 5000 };

async function feedbackCards({ requisition, stage, status, range }: FeedbackAsked, options: CallOptions) {
  const { from, to, sameHour } = range;
  const { rows } = await unwrap(
    client.GET(
      "/api/Candidate_Feedback_Form.svc/Feedback_candidate_cards/{reqId}/{stage}/{status}/{from}/{to}",
      {
        params: {
          path: { reqId: requisition, stage: stage || "All", status: status || "All", from, to },
          query: { ...everything, sameHour },
        },
        ...options,
      },
    ),
  );
  return rows.map(feedbackCardOf);
}

export const feedbackCardsQuery = (asked: FeedbackAsked) =>
  queryOptions({
    queryKey: [figuresTopic, "feedbackCards", asked],
    queryFn: ({ signal }) => feedbackCards(asked, { signal }),
    placeholderData: keepPreviousData,
  });

export const feedbackCardsForFile = (asked: FeedbackAsked) => feedbackCards(asked, forFile);

/** The scores of a factor in each round; null where it was not scored. */
export type FeedbackFactor = { factor: string; tl: number | null; pl: number | null; ceo: number | null };

export function feedbackFactorOf(row: Wire<"FeedbackDetailRow">): FeedbackFactor {
  return { factor: row.FeedbackType, tl: row.TL, pl: row.PL, ceo: row.CEO };
}

async function feedbackDetails(candidateId: string, reqId: string, options: CallOptions) {
  const { rows } = await unwrap(
    client.GET("/api/Candidate_Feedback_Form.svc/Get_Feedback_Card_Details/{candidateId}/{reqId}", {
      params: { path: { candidateId, reqId } },
      ...options,
    }),
  );
  return rows.map(feedbackFactorOf);
}

export const feedbackDetailsQuery = (candidateId: string, reqId: string) =>
  queryOptions({
    queryKey: [figuresTopic, "feedbackDetails", candidateId, reqId],
    queryFn: ({ signal }) => feedbackDetails(candidateId, reqId, { signal }),
  });

export const feedbackDetailsForFile = (candidateId: string, reqId: string) =>
  feedbackDetails(candidateId, reqId, forFile);
