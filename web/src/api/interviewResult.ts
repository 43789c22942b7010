import { client, unwrap, unwrapOne } from "./client";
import { moveFields } from "./moveFields";

// Plain calls without the query library: the lead's page is opened from a mail, often on a phone, and stays small.

/** The values of the link in an interview mail, as in the address. */
export type ResultLink = { interview: string; person: string; until: string; signature: string };

/** Reads the query of the address; null when required values are missing. */
export function readResultLink(search: string): ResultLink | null {
  const values = new URLSearchParams(search);
  const read = (name: keyof ResultLink) => values.get(name) ?? "";
  const link: ResultLink = {
    interview: read("interview"),
    person: read("person"),
    until: read("until"),
    signature: read("signature"),
  };
  return link.interview && link.signature ? link : null;
}

export async function fetchInterviewResult(query: ResultLink, signal?: AbortSignal) {
  return unwrapOne(client.GET("/api/interviews/result", { params: { query }, signal }));
}

/** The address of the candidate's resume, signed by the link. */
export const resumeByLink = (link: ResultLink) => `/api/interviews/resume?${new URLSearchParams(link)}`;

export type InterviewResult = Awaited<ReturnType<typeof fetchInterviewResult>>;
export type ResultOption = InterviewResult["results"][number];

export type ResultOrder = {
  status: string;
  comment: string;
  date: string;
  time: string;
  type: string;
  place: string;
  scores: readonly { factor: string; score: number }[];
};

/** What speaks against another time for the interview, and its free hours. */
export async function fetchResultClashes(link: ResultLink, at: { date: string; time: string }) {
  return unwrapOne(client.GET("/api/interviews/result/clashes", { params: { query: { ...link, ...at } } }));
}

/** Takes back the result that was given through the link. */
export async function undoInterviewResult(query: ResultLink): Promise<{ message: string }> {
  return unwrap(client.POST("/api/interviews/result/undo", { params: { query } }));
}

export async function answerInterview(query: ResultLink, order: ResultOrder): Promise<{ message: string }> {
  return unwrap(
    client.POST("/api/interviews/result", {
      params: { query },
      body: {
        STATUS: order.status,
        COMMENT: order.comment,
        CALLBACK_DATE: order.date,
        CALLBACK_TIME: order.time,
        INTERVIEW_TYPE: order.type,
        MEETING_LINK: order.place,
        SCORES: order.scores.map(({ factor, score }) => ({ FACTOR: factor, SCORE: score })),
      },
    }),
    moveFields,
  );
}
