import { queryOptions } from "@tanstack/react-query";
import { client, unwrap } from "./client";

async function fetchInterviews(userGuid: string, signal: AbortSignal) {
  return (
    await unwrap(
      client.GET("/api/Candidate_Dashboard.svc/get_interview_records/{userGuid}", {
        params: { path: { userGuid } },
        signal,
      }),
    )
  ).rows;
}

export type Interview = Awaited<ReturnType<typeof fetchInterviews>>[number];

/** The interviews that a user conducts and whose result is not known yet, soonest first. Topic: candidate. */
export const interviewsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["candidate", "interviews", userId],
    queryFn: ({ signal }) => fetchInterviews(userId, signal),
  });
