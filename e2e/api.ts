import { type APIRequestContext, expect, request } from "@playwright/test";
import type { Muster } from "./muster";

type Row = Record<string, unknown>;
export type Answer = { code: string; message: string; data: Row[] };

/** Calls the server as a demo user, for what a test needs beside the screen it looks at. */
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

  async post(path: string, data: object): Promise<Answer> {
    return this.read(await this.context.post(path, { data }));
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

  /** A new requisition, as New Requisition makes it. */
  async requisition(positions: number, type = "Full Time"): Promise<{ id: string; serial: string }> {
    const all = await this.get("/api/positions");
    const position = all.data.find((row) => row.employmentType === type);
    const leads = await this.get("/api/Master.svc/get_role_select2/TL");
    const made = await this.must("/api/requisitions", {
      positionId: position?.id,
      positions,
      state: "Maharashtra",
      city: "Pune",
      employmentStatus: "Experienced",
      hireType: "New",
      requestedBy: leads.data[0]?.id,
      skills: "Go",
      comments: "Needed soon",
      tat: "2099-12-31",
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
}
