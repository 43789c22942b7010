import { type APIRequestContext, expect, request } from "@playwright/test";
import type { Muster } from "./muster";

type Row = Record<string, unknown>;
/** The parts of a new requisition that tests choose. */
export type Wanted = { type?: string; city?: string; tat?: string; status?: "Fresher" | "Experienced" };
export type Answer = { code: string; message: string; data: Row[] };

/** Calls the server as a demo user, for setup and checks outside the screen under test. */
export class Api {
  private constructor(
    private readonly context: APIRequestContext,
    readonly userId: string,
  ) {}

  static async as(muster: Muster, who: string): Promise<Api> {
    const context = await request.newContext({ baseURL: muster.url });
    const { mobile, password } = muster.login(who);
    const api = new Api(context, "");
    const answer = await api.post("/api/User.svc/User_login", { MOBILE: mobile, PASSWORD: password });
    expect(answer.code).toBe("200");
    return new Api(context, String(answer.data[0]?.USER_GUID));
  }

  /** The login session, to be loaded into a browser. */
  async session(): Promise<Awaited<ReturnType<APIRequestContext["storageState"]>>> {
    return this.context.storageState();
  }

  async post(path: string, data: object): Promise<Answer> {
    return this.read(await this.context.post(path, { data }));
  }

  async put(path: string, data: object): Promise<Answer> {
    return this.read(await this.context.put(path, { data }));
  }

  async get(path: string): Promise<Answer> {
    return this.read(await this.context.get(path));
  }

  private async read(response: { json(): Promise<unknown> }): Promise<Answer> {
    const body = (await response.json()) as { response: { CODE: string; MESSAGE: string }[]; data: Row[] };
    return { code: body.response[0]?.CODE ?? "", message: body.response[0]?.MESSAGE ?? "", data: body.data };
  }

  async must(path: string, data: object): Promise<Answer> {
    const answer = await this.post(path, data);
    expect(answer.code, `${path}: ${answer.message}`).toBe("200");
    return answer;
  }

  /** Adds a requisition, as New Requisition does. */
  async requisition(positions: number, wanted: Wanted = {}): Promise<{ id: string; serial: string }> {
    const { type = "Full Time", city = "Pune", tat = "2099-12-31", status = "Experienced" } = wanted;
    const all = await this.get("/api/positions");
    const position = all.data.find((row) => row.employmentType === type);
    const leads = await this.get("/api/Master.svc/get_role_select2/TL");
    const made = await this.must("/api/requisitions", {
      positionId: position?.id,
      positions,
      state: "Maharashtra",
      city,
      employmentStatus: status,
      hireType: "New",
      requestedBy: leads.data[0]?.id,
      skills: "Go",
      comments: "Needed soon",
      tat,
    });
    return { id: String(made.data[0]?.reqId), serial: String(made.data[0]?.serial) };
  }

  async assign(reqId: string, recruiter: string, positions: number): Promise<Answer> {
    return this.post("/api/Requirement_Mapping.svc/requirement_mapping_new_changes", {
      STATUS: "Assigned",
      REQ_ID: reqId,
      CREATED_BY: this.userId,
      HR_LIST: [{ HR: recruiter }],
      NO_OF_POSITION: positions,
    });
  }

  /** The id of a recruiter, by the name that Assign Recruiter shows. */
  async recruiter(name: string): Promise<string> {
    const { data } = await this.get("/api/Master.svc/get_role_select2/HR");
    const found = data.find(({ text }) => text === name);
    expect(found, name).toBeDefined();
    return String(found?.id);
  }

  /** A candidate of the demo history who was mapped to another requisition. */
  async remapped(): Promise<{ candidate: string; former: string; present: string }> {
    const list = "/api/Requisition.svc/get_requirement_data/all/all/all/all/all/all";
    for (const { ID: present } of (await this.get(list)).data) {
      const path = `/api/CandidateDirectoryy.svc/Get_Candidate_Data_Manager/${present}/Remap/all`;
      for (const { CAN_ID: candidate } of (await this.get(path)).data) {
        const applied = `/api/Candidate_Dashboard.svc/get_candidate_status_position_hr/${candidate}`;
        const former = (await this.get(applied)).data.find(({ REQ_ID }) => REQ_ID !== present);
        const key = {
          candidate: String(candidate),
          former: String(former?.REQ_ID),
          present: String(present),
        };
        if (former) return key;
      }
    }
    throw new Error("nobody is remapped");
  }

  /** The requisition that takes new candidates of the ESA programme. Others may have the same position. */
  async esaRequisition(): Promise<{ id: string; serial: string }> {
    const { data } = await this.get("/api/Requisition.svc/get_requirement_data/all/all/all/all/all/all");
    for (const { ID, REQ_ID } of data) {
      if ((await this.whole(String(ID))).esa === "live") return { id: String(ID), serial: String(REQ_ID) };
    }
    throw new Error("no requisition is marked as the programme's");
  }

  /** The current state of a requisition, by its id or its serial. */
  async whole(id: string): Promise<Whole> {
    const { code, message, data } = await this.get(`/api/requisitions/${id}`);
    expect(code, message).toBe("200");
    return data[0] as Whole;
  }
}

/** The fields of a requisition that tests read. */
export type Whole = {
  status: string;
  /** 'live' or 'test' for the two requisitions of the ESA programme. */
  esa: string;
  version: number;
  positions: number;
  employmentType: string;
  raised: string[];
  assignments: { hrId: string; hrName: string; positions: number; openings: number; live: boolean }[];
  timeline: { action: string; comment: string }[];
};
