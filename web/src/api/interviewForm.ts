import { queryOptions } from "@tanstack/react-query";
import type { ApplicationKey } from "./application";
import { client, unwrapOne } from "./client";

/** What a form that arranges an interview is told: clashes, free hours, and how the last one was arranged. */

/** An interview about to be arranged; `person` and `time` are empty until they are chosen. */
export type Planned = { of: ApplicationKey; person: string; date: string; time: string };

/** Topic: candidate, because the interviews of others count. */
export const clashesQuery = ({ of, ...planned }: Planned) =>
  queryOptions({
    queryKey: ["candidate", "clashes", of, planned],
    queryFn: ({ signal }) =>
      unwrapOne(client.GET("/api/interviews/clashes", { params: { query: { ...of, ...planned } }, signal })),
    staleTime: 15_000,
    retry: false,
  });

export type FreeHour = { date: string; time: string };

export const rememberedQuery = (requisition: string, stage: string) =>
  queryOptions({
    queryKey: ["candidate", "remembered", requisition, stage],
    queryFn: ({ signal }) =>
      unwrapOne(
        client.GET("/api/interviews/remembered", { params: { query: { requisition, stage } }, signal }),
      ),
    retry: false,
  });
