import { expect } from "@playwright/test";
import type { Api } from "./api";
import type { Made, Requisitions } from "./requisitions";

export type StoredStatus =
  | "New"
  | "Unapproved"
  | "Approved"
  | "Assigned"
  | "Re-Assigned"
  | "Inprogress"
  | "Completed"
  | "Onboarded"
  | "Hold"
  | "Hr Revoke"
  | "Revoke";

export type Late = Map<string, string>;

/** A city that only these requisitions have, to filter lists by. */
export const city = "Wardha";
export const holdNote = "Budget is checked";
export const revokeComment = "Not needed any more";

/** One requisition in each status, with both kinds of recruiter and an interviewer where it allows them. */
export async function oneOfEachStatus(
  requisitions: Requisitions,
  manager: Api,
  recruiter: Api,
  esa: Api,
): Promise<Map<StoredStatus, string>> {
  const somebody = await manager.recruiter("Pooja Chavan");
  const another = await manager.recruiter("Arjun Reddy");
  const worked = async () => {
    const made = await requisitions.assigned(1, { city });
    await requisitions.hired(made.id, "Shortlisted");
    return made;
  };
  const filled = async (until: "Offer Accepted" | "Joined") => {
    const made = await requisitions.assigned(1, { city });
    for (const by of [recruiter, esa]) await requisitions.hired(made.id, until, by);
    return made;
  };
  const ways: [StoredStatus, () => Promise<Made>][] = [
    ["New", () => manager.requisition(1, { city })],
    ["Approved", () => requisitions.approved(1, { city })],
    ["Inprogress", worked],
    ["Completed", () => filled("Offer Accepted")],
    ["Onboarded", () => filled("Joined")],
    [
      "Unapproved",
      async () => {
        const made = await worked();
        await requisitions.edited(made.id, "Contract");
        await requisitions.answer(made.serial, "Unapprove");
        return made;
      },
    ],
    [
      "Assigned",
      async () => {
        const made = await requisitions.assigned(1, { city, spare: 1 });
        await requisitions.hired(made.id, "Shortlisted");
        await requisitions.held(made.id, holdNote);
        expect((await manager.assign(made.id, somebody, 1)).code).toBe("200");
        return made;
      },
    ],
    [
      "Re-Assigned",
      async () => {
        const made = await requisitions.assigned(1, { city, spare: 1 });
        await requisitions.hired(made.id, "Shortlisted");
        expect((await manager.assign(made.id, somebody, 1)).code).toBe("200");
        await requisitions.reassigned(made.id, somebody, another);
        return made;
      },
    ],
    [
      "Hold",
      async () => {
        const made = await worked();
        await requisitions.held(made.id, holdNote);
        return made;
      },
    ],
    [
      "Hr Revoke",
      async () => {
        const made = await worked();
        await requisitions.recruiterRevoked(made.id, recruiter.userId, esa.userId);
        return made;
      },
    ],
    [
      "Revoke",
      async () => {
        const made = await worked();
        await requisitions.revoked(made.id, revokeComment);
        return made;
      },
    ],
  ];
  return new Map(
    await Promise.all(ways.map(async ([status, way]) => [status, (await way()).serial] as const)),
  );
}

/** An overdue requisition of the demo history for each kind of user; ESA-assigned HR is assigned to theirs. */
export async function overdueOfEach(
  requisitions: Requisitions,
  as: (who: string) => Promise<Api>,
): Promise<Late> {
  const [manager, esa] = await Promise.all([as("manager"), as("esa-assigned")]);
  const list = "/api/Requisition.svc/get_requirement_data/OVERDUE/all/all/all/all/all";
  const rows = (await manager.get(list)).data;
  for (const { ID } of rows) {
    const { assignments } = await manager.whole(String(ID));
    const replaced = assignments.find(({ live, openings }) => live && openings > 0);
    if (!replaced) continue;
    await requisitions.reassigned(String(ID), replaced.hrId, esa.userId);
    break;
  }
  const own = async (who: string) => {
    const api = await as(who);
    const { data } = await api.get(
      `/api/Get_requirement_Data.svc/get_requirement_data_Jr/${api.userId}/OVERDUE`,
    );
    return String(data[0]?.REQ_ID);
  };
  const late: Late = new Map();
  for (const who of ["manager", "manager4", "senior-hr"]) late.set(who, String(rows[0]?.REQ_ID));
  for (const who of ["recruiter", "esa-assigned", "interviewer"]) late.set(who, await own(who));
  return late;
}
