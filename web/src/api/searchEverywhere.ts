import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client, unwrapOne, type Wire } from "./client";

/** Finding people and requisitions from every screen. */

export type FoundPerson = {
  candidateId: string;
  /** Empty unless the details open. */
  requisitionId: string;
  name: string;
  mobile: string;
  email: string;
  position: string;
  status: string;
  owner: string;
  way: "details" | "card" | "database";
  /** The rest is told of somebody else's candidate only. */
  ownerMobile: string;
  tab: string;
  lastContact: string;
};

export type FoundRequisition = {
  id: string;
  serial: string;
  position: string;
  department: string;
  city: string;
  status: string;
  recruiters: string;
};

export type Everything = {
  people: readonly FoundPerson[];
  peopleTotal: number;
  requisitions: readonly FoundRequisition[];
  requisitionsTotal: number;
  /** The candidate database may have others. */
  more: boolean;
};

export function everythingOf(row: Wire<"SearchEverywhereRow">): Everything {
  return {
    people: row.people,
    peopleTotal: row.peopleTotal,
    requisitions: row.requisitions,
    requisitionsTotal: row.requisitionsTotal,
    more: row.more || row.peopleTotal > row.people.length,
  };
}

const telephone = /^[\d\s+().-]+$/;

/** Whether it is worth asking: two letters, or four digits. The server decides the same way. */
export function isSearchable(text: string): boolean {
  const trimmed = text.trim();
  if (telephone.test(trimmed)) return trimmed.replace(/\D/g, "").length >= 4;
  return [...trimmed].length >= 2;
}

/** Answers that come late belong to another key, so they are dropped; until the new one is there, the old stays. */
export const everythingQuery = (text: string) =>
  queryOptions({
    queryKey: ["search", text],
    queryFn: async ({ signal }) =>
      everythingOf(await unwrapOne(client.GET("/api/search", { params: { query: { q: text } }, signal }))),
    enabled: isSearchable(text),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
