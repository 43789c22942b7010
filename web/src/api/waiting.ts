import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApplicationKey, type Moved, type Moving, moved } from "./application";
import { client, unwrap, unwrapOne, type Wire } from "./client";
import { filled } from "./dashboard";
import { type CallOptions, everyRow } from "./forFile";
import { type ListPage, pageQuery } from "./requisition";
import type { SortOf } from "./sorts";

/** Who must act now, and what is recorded beside the stages. */

/** What waits and what the home card shows changes with candidates and with requisitions: their keys begin so. */
export const deskTopic = "desk";
export const deskTopics: readonly string[] = ["candidate", "requisition"];

export const waitStates = ["overdue", "waiting", "planned", "asleep"] as const;
export type WaitState = (typeof waitStates)[number];

export type WaitRow = Wire<"WaitingRow">;
export type ApplicationWait = Wire<"ApplicationWaitingRow">;

export const waitSorts = [
  "due",
  "since",
  "what",
  "party",
  "section",
] as const satisfies readonly SortOf<"/api/waiting">[];

/** The sections of the home card whose rows this list shows, with their titles. */
export const waitSections: Readonly<Record<string, string>> = {
  call_now: "Call now",
  interviews: "Interviews today",
  next_round: "Needs the next round",
  offers: "Offers and joinings",
  with_others: "With others",
  asleep: "Asleep",
  unassigned: "Unassigned or half assigned",
  approvals: "Approvals waiting",
  decide: "To decide",
  answers: "Offers awaiting an answer",
  joinings: "Joinings this week",
  no_activity: "No activity",
  left: "Left to managers",
};

/** Filters are keyed by column id: party and what. */
export type WaitList = {
  state: WaitState | null;
  person: string;
  requisition: string;
  section: string;
  filters: Readonly<Record<string, string>>;
  page: ListPage;
};

const queryOf = ({ state, person, requisition, section, filters }: WaitList) => ({
  ...filled(filters),
  ...(state && { state }),
  ...(person && { person }),
  ...(requisition && { requisition }),
  ...(section && { section }),
});

async function waiting(list: WaitList, options: CallOptions) {
  const query = { ...pageQuery(list.page), ...queryOf(list) };
  const { rows, total } = await unwrap(client.GET("/api/waiting", { params: { query }, ...options }));
  return { rows, total };
}

export const waitingQuery = (list: WaitList) =>
  queryOptions({
    queryKey: [deskTopic, "waiting", list],
    queryFn: ({ signal }) => waiting(list, { signal }),
    placeholderData: keepPreviousData,
  });

export const allWaiting = (list: WaitList) =>
  everyRow((page, options) => waiting({ ...list, page: { ...list.page, ...page } }, options));

async function counts(list: WaitList, signal: AbortSignal) {
  const { rows } = await unwrap(
    client.GET("/api/waiting/counts", { params: { query: { ...queryOf(list), q: list.page.q } }, signal }),
  );
  const party = list.filters.party;
  const counted = new Map<string, number>();
  for (const row of rows) {
    if (party && row.party !== party) continue;
    counted.set(row.state, (counted.get(row.state) ?? 0) + row.count);
  }
  return counted as ReadonlyMap<string, number>;
}

export const waitCountsQuery = (list: WaitList) =>
  queryOptions({
    queryKey: [deskTopic, "waitCounts", { ...list, state: null, page: { q: list.page.q } }],
    queryFn: ({ signal }) => counts(list, signal),
    placeholderData: keepPreviousData,
  });

export const applicationWaitQuery = (of: ApplicationKey) =>
  queryOptions({
    queryKey: ["candidate", "wait", of],
    queryFn: ({ signal }) =>
      unwrapOne(client.GET("/api/applications/waiting", { params: { query: of }, signal })),
    retry: false,
  });

export const requisitionWaitQuery = (serial: string) =>
  queryOptions({
    queryKey: [deskTopic, "requisitionWait", serial],
    queryFn: ({ signal }) =>
      unwrapOne(
        client.GET("/api/requisitions/{requisition}/waiting", {
          params: { path: { requisition: serial } },
          signal,
        }),
      ),
    retry: false,
  });

const once = (key: string) => ({ "Idempotency-Key": key });

export async function remind(of: ApplicationKey, key: string): Promise<{ message: string }> {
  return unwrap(client.POST("/api/waiting/remind", { headers: once(key), body: of }));
}

export async function remindOfRequisition(serial: string, key: string): Promise<{ message: string }> {
  return unwrap(client.POST("/api/waiting/remind", { headers: once(key), body: { requisition: serial } }));
}

export async function recordBeside(
  by: Moving,
  order: { status: string; comment: string; date: string },
): Promise<Moved> {
  return moved(
    await unwrap(
      client.POST("/api/applications/beside", {
        headers: once(by.key),
        body: { ...by.of, ...order, version: by.version },
      }),
    ),
  );
}
