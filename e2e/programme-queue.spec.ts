import type { Browser, Page } from "@playwright/test";
import { Api } from "./api";
import { applyByLink } from "./applyByLink";
import type { Muster } from "./muster";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { keepToasts } from "./toasts";

const noneLeft = "No candidate left. Please go to ESA Dashboard to check candidate status";
const next = (api: Api) => `/api/Web_Candidate.svc/Esa_Candidate_info_v1/live/${api.userId}`;

/** Calls everybody whom the queue has for the user, so that it is empty. */
async function workOff(api: Api): Promise<void> {
  for (;;) {
    const { code, message, data } = await api.get(next(api));
    if (code === "409") {
      expect(message).toBe("No candidate left");
      return;
    }
    await api.must("/api/Web_Candidate.svc/update_candidate_round_esa", {
      CAN_ID: data[0]?.CAN_ID,
      REQ_ID: data[0]?.REQ_ID,
      STAGE: "CALL",
      STATUS: "Not Interested",
      COMMENT: "called",
    });
  }
}

async function open(browser: Browser, muster: Muster, api: Api, width: number, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: muster.url,
    viewport: { width, height: 844 },
    reducedMotion: "reduce",
    storageState: await api.session(),
  });
  await keepToasts(context);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function callCurrent(details: CandidateDetailsPage): Promise<void> {
  const name = (await details.name.textContent()) ?? "";
  const call = await details.openStage("CALL");
  await call.choose("Wrong Number");
  await call.submit();
  await expect(details.box.getByRole("heading", { level: 2, name })).toHaveCount(0);
}

test("two people work the queue at once, at a desk and on a phone, until nobody is left", async ({
  browser,
  ownMuster,
  playwright,
}) => {
  const [first, second] = await Promise.all([Api.as(ownMuster, "esa-assigned"), Api.as(ownMuster, "esa-hr")]);
  for (const api of [first, second]) await workOff(api);
  const visitor = await playwright.request.newContext({ baseURL: ownMuster.url });
  for (const name of ["Queue Alpha", "Queue Beta", "Queue Gamma"]) await applyByLink(visitor, name);

  const desk = await open(browser, ownMuster, first, 1440, "/candidate_details");
  const mine = new CandidateDetailsPage(desk);
  await expect(mine.name).toHaveText("Queue Alpha");
  const phone = await open(browser, ownMuster, second, 390, "/esa_candidate_details");
  const theirs = new CandidateDetailsPage(phone);
  await expect(theirs.name).toHaveText("Queue Beta");
  await expectNoSidewaysScroll(phone);

  await callCurrent(mine);
  await expect(mine.name).toHaveText("Queue Gamma");
  await callCurrent(theirs);
  await expect(phone.getByText(noneLeft)).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);

  // Somebody new reaches who has nothing to do, and does not disturb who is calling.
  const call = await mine.openStage("CALL");
  await call.choose("Not Interested");
  await call.comment.fill("Has found something");
  await desk.route("**/Esa_Candidate_info_v1/**", (route) =>
    route.fulfill({ json: { response: [{ CODE: "409", MESSAGE: "No candidate left" }], data: [] } }),
  );
  await applyByLink(visitor, "Queue Delta");
  await expect(theirs.name).toHaveText("Queue Delta");
  for (let polls = 0; polls < 2; polls += 1) {
    await desk.waitForResponse((response) => response.url().includes("/api/changes"));
  }
  await expect(call.comment).toHaveValue("Has found something");
  await desk.unroute("**/Esa_Candidate_info_v1/**");
  await call.submit();
  await expect(desk.getByText(noneLeft)).toBeVisible();
  await callCurrent(theirs);
  await expect(phone.getByText(noneLeft)).toBeVisible();
  await phone.getByRole("button", { name: "ESA Dashboard" }).click();
  await expect(phone.getByText(/^\d+ in the queue$/)).toBeVisible();
  await visitor.dispose();
  for (const page of [desk, phone]) await page.context().close();
});
