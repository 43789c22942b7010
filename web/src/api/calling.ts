import { queryOptions } from "@tanstack/react-query";
import type { ApplicationKey } from "./application";
import { client, unwrap, unwrapOne, type Wire, type WriteAnswer } from "./client";

/** The calling round: whom to call next. Topic: candidate. */

export type CallingRound = Wire<"CallingRoundRow">;
export type CallingTurn = Wire<"CallingTurnRow">;

export const keyOfTurn = ({ candidateId, requisitionId }: CallingTurn): ApplicationKey => ({
  candidate: candidateId,
  requisition: requisitionId,
});

export const callingQuery = (req: string) =>
  queryOptions({
    queryKey: ["candidate", "calling", req],
    queryFn: ({ signal }) => unwrapOne(client.GET("/api/calling", { params: { query: { req } }, signal })),
    retry: false,
  });

/** Holds the next candidate. Who is held already comes first. */
export function nextCall(req: string): Promise<CallingTurn> {
  return unwrapOne(client.POST("/api/calling/next", { body: { req } }));
}

/** Holds a candidate, or holds them longer. */
export function holdCall(of: ApplicationKey): Promise<WriteAnswer> {
  return unwrap(client.POST("/api/calling/hold", { body: of }));
}

/** Lets go of whoever is held. */
export function leaveCalls(): Promise<WriteAnswer> {
  return unwrap(client.POST("/api/calling/hold", { body: {} }));
}

/** Leaves a candidate out until tomorrow. */
export function skipCall(of: ApplicationKey): Promise<WriteAnswer> {
  return unwrap(client.POST("/api/calling/skip", { body: of }));
}
