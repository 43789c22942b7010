import { type APIRequestContext, expect } from "@playwright/test";

let applied = 0;

/** Applies through the programme's link, as somebody with this name. */
export async function applyByLink(request: APIRequestContext, name: string, more = {}): Promise<string> {
  applied += 1;
  const mobile = String(6_360_000_000 + applied);
  const answer = await request.post("/api/esa_candidates", {
    data: {
      NAME: name,
      MOBILE: mobile,
      ADDRESS: "22, Dharavi Cross Road",
      STATE: "Maharashtra",
      CITY: "Mumbai",
      SOURCE_OF_CANDIDATE: "Naukri",
      agreed: true,
      age: 9000,
      ...more,
    },
  });
  expect((await answer.json()).response[0]).toMatchObject({
    CODE: "200",
    MESSAGE: "Candidate added Successfully",
  });
  return mobile;
}
