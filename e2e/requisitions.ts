import { expect, request } from "@playwright/test";
import type { Api, Wanted } from "./api";
import type { ApprovalLabel, Mailbox } from "./mailbox";

export type Made = { id: string; serial: string };

/** The demo users who work on a requisition: a recruiter, an ESA-assigned recruiter and an interviewer. */
export type Staff = { manager: Api; recruiter: Api; esaAssigned: Api; interviewer: Api };

export async function staffOf(as: (who: string) => Promise<Api>): Promise<Staff> {
  const [manager, recruiter, esaAssigned, interviewer] = await Promise.all([
    as("manager"),
    as("recruiter"),
    as("esa-assigned"),
    as("interviewer"),
  ]);
  return { manager, recruiter, esaAssigned, interviewer };
}

type RailStatus = "Shortlisted" | "Offer Sent" | "Offer Accepted" | "Joined";

const rail = [
  ["CALL", "Shortlisted"],
  ["HR_ROUND", "Skip"],
  ["TL_ROUND", "Skip"],
  ["PL_ROUND", "Skip"],
  ["CEO_ROUND", "Skip"],
  ["OFFER", "Offer Sent"],
  ["OFFER", "Offer Accepted"],
  ["JOINING", "Joined"],
] as const;

type RailStage = (typeof rail)[number][0];

/** Today in the business zone. */
export const day = (date: Date) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(date);

/** Sets up requisitions for tests, using the same calls as the screens. */
export class Requisitions {
  private candidates = 0;

  constructor(
    private readonly staff: Staff,
    private readonly mailbox: Mailbox,
    /** The base URL of the links in its mails. */
    private readonly server: string,
  ) {}

  /** The id of the interviewer. */
  get interviewer(): string {
    return this.staff.interviewer.userId;
  }

  /**
   * Answers the newest approval mail about a requisition, as the linked page does. The link of an older mail is refused,
   * so this waits for the mail of the newest version.
   */
  async answer(serial: string, label: ApprovalLabel): Promise<void> {
    const nobody = await request.newContext({ baseURL: this.server });
    const answered = async () => {
      const link = new URL(await this.mailbox.approvalLink(this.server, serial, label));
      return (await nobody.post(`/api/approvals${link.search}`, { data: { comment: "" } })).text();
    };
    await expect.poll(answered).toContain('"CODE":"200"');
    await nobody.dispose();
  }

  async approved(positions: number, wanted?: Wanted): Promise<Made> {
    const made = await this.staff.manager.requisition(positions, wanted);
    await this.answer(made.serial, "Approve");
    return made;
  }

  /** Gives each of the two recruiters this many positions; `spare` stay unassigned. */
  async assigned(each: number, { spare = 0, ...wanted }: Wanted & { spare?: number } = {}): Promise<Made> {
    const made = await this.approved(each * 2 + spare, wanted);
    const { manager, recruiter, esaAssigned } = this.staff;
    await manager.must("/api/Requirement_Mapping.svc/requirement_mapping_hr", {
      STATUS: "Assigned",
      REQ_ID: made.id,
      HR_LIST: [{ HR: recruiter.userId }, { HR: esaAssigned.userId }],
      NO_OF_POSITION: each,
      ...(wanted.type === "Intern" && { STIPEND: 15_000, TENURE: 6 }),
    });
    return made;
  }

  /** Adds a candidate to a requisition as its recruiter. */
  async candidate(reqId: string, by: Api = this.staff.recruiter, more = {}): Promise<string> {
    this.candidates += 1;
    const { data } = await by.must("/api/Candidate_Dashboard.svc/insert_candidate", {
      NAME: `Flow Candidate ${this.candidates}`,
      MOBILE: String(6_100_000_000 + this.candidates),
      SOURCE_OF_CANDIDATE: "Naukri",
      STATE: "Maharashtra",
      CITY: "Pune",
      REQ_ID: reqId,
      CREATED_BY: by.userId,
      IS_MAP: "1",
      ...more,
    });
    return String(data[0]?.CAN_ID);
  }

  async move(reqId: string, candidate: string, stage: string, status: string, more = {}): Promise<void> {
    await this.staff.manager.must("/api/Candidate_Dashboard.svc/update_candidate_round", {
      CAN_ID: candidate,
      REQ_ID: reqId,
      STAGE: stage,
      STATUS: status,
      COMMENT: "noted",
      ...more,
    });
  }

  /** Moves a new candidate through the stages up to a status. Its interviewer conducts, and so sees it too. */
  async walk(reqId: string, candidate: string, until: RailStatus): Promise<void> {
    for (const [stage, status] of rail) {
      await this.move(reqId, candidate, stage, status, this.needs(status));
      if (status === until) return;
    }
  }

  /** Moves a new candidate to the point where a stage opens. */
  async walkBefore(reqId: string, candidate: string, before: RailStage): Promise<void> {
    for (const [stage, status] of rail) {
      if (stage === before) return;
      await this.move(reqId, candidate, stage, status, this.needs(status));
    }
  }

  private needs(status: string): object {
    if (status.startsWith("Offer")) return { CALLBACK_DATE: day(new Date()) };
    if (status !== "Shortlisted") return {};
    return {
      CALLBACK_DATE: "2099-12-30",
      CALLBACK_TIME: "15:30",
      INTERVIEW_TYPE: "Online",
      MEETING_LINK: "https://meet.example/flow",
      METTING_CONDUCTED_BY_ID: this.staff.interviewer.userId,
    };
  }

  /** Adds a recruiter's candidate and moves them up to the status. */
  async hired(reqId: string, until: RailStatus, by?: Api): Promise<string> {
    const candidate = await this.candidate(reqId, by);
    await this.walk(reqId, candidate, until);
    return candidate;
  }

  /** A link for a candidate, as their recruiter copies it. */
  async link(candidate: string, requisition: string, kind: "form" | "resume" | "opt_out"): Promise<string> {
    const made = await this.staff.recruiter.must("/api/candidate_links", { candidate, requisition, kind });
    return String(made.data[0]?.address);
  }

  async edited(id: string, type: string): Promise<void> {
    const body = { REQ_ID: id, COMMENT: "The lead asked", EMPLOYMENT_TYPE: type };
    await this.staff.manager.must("/api/Requirement_Dashboard.svc/update_requirement_V3", body);
  }

  async held(id: string, note = "Budget is checked"): Promise<void> {
    const body = { STATUS: "Hold", REQ_ID: id, COMMENTS: note };
    await this.staff.manager.must("/api/Requirement_Mapping.svc/requirement_hold", body);
  }

  async resumed(id: string): Promise<void> {
    await this.staff.manager.must(`/api/requisitions/${id}/resume`, {});
  }

  async revoked(id: string, comment = "Not needed any more"): Promise<void> {
    const body = { STATUS: "Revoke", REQ_ID: id, COMMENTS: comment };
    await this.staff.manager.must("/api/Requirement_Dashboard.svc/requirement_revoke_v2", body);
  }

  async reassigned(id: string, from: string, to: string): Promise<void> {
    await this.staff.manager.must("/api/Requirement_Mapping.svc/requirement_reassign_hr", {
      STATUS: "Re-Assigned",
      REQ_ID: id,
      HR_LIST: [{ HR: to, NO_OF_POSITION: 1 }],
      NO_OF_POSITION: 1,
      HR_ID_OLD: from,
    });
  }

  async recruiterRevoked(id: string, ...recruiters: string[]): Promise<void> {
    await this.staff.manager.must("/api/Requirement_Mapping.svc/full_hr_revoke_v2", {
      STATUS: "Full Hr Revoke",
      REQ_ID: id,
      HR_LIST: recruiters.map((HR) => ({ HR })),
      COMMENTS: "Works elsewhere",
    });
  }
}
