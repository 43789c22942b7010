import { expect } from "@playwright/test";
import type { Api } from "./api";

/** Finds existing data of the demo company for flows to start from. */

const own = "/api/Get_requirement_Data.svc/get_requirement_data_Jr";
const everybodys = "/api/Requisition.svc/get_requirement_data";
const candidatesOf = "/api/CandidateDirectoryy.svc/Get_Candidate_Data";

export type Opening = { id: string; serial: string; position: string };

const openingOf = (row: Record<string, unknown>): Opening => ({
  id: String(row.ID),
  serial: String(row.REQ_ID),
  position: String(row.POSITION_NAME),
});

/** All requisitions with a status. */
export async function openings(manager: Api, status: string): Promise<Opening[]> {
  const { data } = await manager.get(`${everybodys}/${encodeURIComponent(status)}/all/all/all/all/all`);
  return data.map(openingOf);
}

/** How many candidates the directory of a requisition shows to a user. */
export async function candidates(api: Api, reqId: string): Promise<number> {
  const { data } = await api.get(`${candidatesOf}_Recruiter/${reqId}/all/${api.userId}/all`);
  return data.length;
}

/** The recruiter's requisition with the most candidates of theirs. */
export async function busiest(recruiter: Api): Promise<Opening> {
  const { data } = await recruiter.get(`${own}/${recruiter.userId}/all`);
  let most = -1;
  let found: Opening | undefined;
  for (const one of data.map(openingOf)) {
    const count = await candidates(recruiter, one.id);
    if (count > most) [most, found] = [count, one];
  }
  expect(found, "the demo company has no such requisition").toBeDefined();
  return found as Opening;
}
