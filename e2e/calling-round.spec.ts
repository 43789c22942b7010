import { Api } from "./api";
import { applyByLink } from "./applyByLink";
import { CallingPage } from "./pages/CallingPage";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import type { Requisitions } from "./requisitions";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { keepToasts } from "./toasts";
import { visit } from "./visit";

const statusOf: Readonly<Record<string, string>> = {
  r: "Ringing",
  n: "Not Contactable",
  x: "Wrong Number",
  c: "Call Back",
  w: "Will Revert",
  u: "Not Suitable",
  i: "Not Interested",
  f: "For Future Openings",
  s: "Shortlisted",
};

type Called = { id: string; name: string };

/** New candidates of a requisition, in the order in which they are called. */
async function newOnes(requisitions: Requisitions, reqId: string, first: number, count: number) {
  const made: Called[] = [];
  for (let n = 0; n < count; n++) {
    const name = `Round ${"ABCD"[Math.floor(n / 10)]}${"abcdefghij"[n % 10]}`;
    const more = { NAME: name, MOBILE: String(first + n) };
    made.push({ id: await requisitions.candidate(reqId, undefined, more), name });
  }
  return made;
}

/** Somebody was shortlisted before, so that the form remembers how. */
async function shortlistedBefore(requisitions: Requisitions, recruiter: Api, reqId: string, mobile: number) {
  await recruiter.must("/api/Candidate_Dashboard.svc/update_candidate_round", {
    CAN_ID: await requisitions.candidate(reqId, recruiter, { NAME: "Before All", MOBILE: String(mobile) }),
    REQ_ID: reqId,
    STAGE: "CALL",
    STATUS: "Shortlisted",
    COMMENT: "noted",
    CALLBACK_DATE: "2099-12-30",
    CALLBACK_TIME: "15:30",
    INTERVIEW_TYPE: "Online",
    MEETING_LINK: "https://meet.example/round",
    METTING_CONDUCTED_BY_ID: requisitions.interviewer,
  });
}

/** What was recorded of the calls of a candidate, without what was undone. */
async function callsOf(api: Api, candidate: string, reqId: string): Promise<unknown[]> {
  const path = `/api/Candidate_Dashboard.svc/get_call_status_timeline/${candidate}/${reqId}`;
  return (await api.get(path)).data.filter(({ STAGE }) => STAGE === "CALL").map(({ STATUS }) => STATUS);
}

test("a recruiter logs thirty calls by keyboard alone", async ({ as, enter, requisitions }) => {
  test.setTimeout(900_000);
  const recruiter = await as("recruiter");
  const { id, serial } = await requisitions.assigned(1);
  await shortlistedBefore(requisitions, recruiter, id, 6_450_000_000);
  const people = await newOnes(requisitions, id, 6_450_000_001, 31);
  const page = await enter("recruiter");
  const { keyboard } = page;
  const calling = new CallingPage(page);
  await calling.open(serial);

  async function shortlist(): Promise<void> {
    // What was noted already is in the form.
    await keyboard.press("Enter");
    await keyboard.type("Comes gladly");
    await keyboard.press("Enter");
    await keyboard.press("s");
    const { form } = calling;
    await expect(form.comment).toHaveValue("Comes gladly");
    await expect(form.place).toHaveValue("https://meet.example/round");
    const hours = form.root.getByRole("group", { name: "Free hours" }).getByRole("button");
    await expect(hours.first()).toBeVisible();
    const reached = hours.and(page.locator(":focus"));
    for (let tabs = 0; tabs < 12 && (await reached.count()) === 0; tabs++) await keyboard.press("Tab");
    await keyboard.press("Enter");
    await expect(form.time).toBeFocused();
    await keyboard.press("Enter");
  }

  async function log(key: string): Promise<void> {
    if (key === "s") return shortlist();
    await keyboard.press(key);
    if (!"wuif".includes(key)) return;
    await expect(calling.note).toBeFocused();
    if (key === "f") {
      await keyboard.press("Shift+Tab");
      await keyboard.press("Enter");
      await expect(calling.note).not.toHaveValue("");
    } else await keyboard.type("As they said");
    await keyboard.press("Enter");
  }

  const keys = "rnxcwuifsr".repeat(3);
  for (const [n, key] of [...keys].entries()) {
    await calling.expectTurn(people[n]?.name ?? "");
    if (n === 3) await keyboard.press("2");
    await log(key);
    if (n % 10 !== 7) continue;
    // Once in ten it was the wrong key.
    await calling.expectTurn(people[n + 1]?.name ?? "");
    await expect(calling.undo).toContainText(`logged for ${people[n]?.name}`);
    await keyboard.press("Control+z");
    await calling.expectTurn(people[n]?.name ?? "");
    await log(key);
  }
  await calling.expectTurn(people[30]?.name ?? "");
  await expect(calling.queue).toContainText("1 left");

  for (const [n, key] of [...keys].entries()) {
    const { id: candidate = "", name } = people[n] ?? {};
    expect(await callsOf(recruiter, candidate, id), name).toEqual([statusOf[key]]);
  }
  expect(await callsOf(recruiter, people[30]?.id ?? "", id)).toEqual([]);
});

test("a recruiter logs six calls on a phone by touch", async ({ as, browser, muster, requisitions }) => {
  test.slow();
  const recruiter = await as("recruiter");
  const { id, serial } = await requisitions.assigned(1);
  await shortlistedBefore(requisitions, recruiter, id, 6_450_000_100);
  const people = await newOnes(requisitions, id, 6_450_000_101, 7);
  const name = (n: number) => people[n]?.name ?? "";
  const context = await browser.newContext({
    baseURL: muster.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
    storageState: await recruiter.session(),
  });
  await keepToasts(context);
  const page = await context.newPage();
  const calling = new CallingPage(page);
  const button = (label: string) => calling.candidate.getByRole("button", { name: label, exact: true });
  await calling.open(serial);
  await calling.expectTurn(name(0));

  await calling.outcome("Ringing").tap();
  await calling.expectTurn(name(1));
  await calling.outcome("Wrong Number").tap();
  await calling.expectTurn(name(2));
  await calling.undo.getByRole("button", { name: /^Undo/ }).tap();
  await calling.expectTurn(name(1));
  await calling.outcome("Not Contactable").tap();
  await calling.expectTurn(name(2));
  // Before work in the morning the suggested time is tomorrow's, too, and comes first.
  await calling.candidate
    .getByRole("button", { name: /^Tomorrow/ })
    .last()
    .tap();
  await calling.outcome("Call Back").tap();
  await calling.expectTurn(name(3));
  await calling.outcome("Not Interested").tap();
  await button("Salary too low").tap();
  await button("Save Not Interested").tap();
  await calling.expectTurn(name(4));

  await test.step("the interview is arranged in place of the outcomes", async () => {
    await calling.outcome("Shortlisted").tap();
    const { form } = calling;
    await expect(form.place).toHaveValue("https://meet.example/round");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await form.root.getByRole("group", { name: "Free hours" }).getByRole("button").first().tap();
    await expect(form.time).not.toHaveValue("");
    await form.comment.fill("Comes gladly");
    await form.submitButton.tap();
    await calling.expectTurn(name(5));
  });

  await calling.outcome("Wrong Number").tap();
  await calling.expectTurn(name(6));
  const recorded = [
    "Ringing",
    "Not Contactable",
    "Call Back",
    "Not Interested",
    "Shortlisted",
    "Wrong Number",
  ];
  for (const [n, status] of recorded.entries()) {
    expect(await callsOf(recruiter, people[n]?.id ?? "", id), name(n)).toEqual([status]);
  }
  await context.close();
});

test("an ESA user works the programme's queue by keyboard", async ({ page, ownMuster, playwright }) => {
  test.slow();
  const me = await Api.as(ownMuster, "esa-hr");
  const other = await Api.as(ownMuster, "esa-assigned");
  for (;;) {
    const { code, data } = await me.post("/api/calling/next", {});
    if (code !== "200") break;
    await me.must("/api/Web_Candidate.svc/update_candidate_round_esa", {
      CAN_ID: data[0]?.candidateId,
      REQ_ID: data[0]?.requisitionId,
      STAGE: "CALL",
      STATUS: "Not Interested",
      COMMENT: "called",
    });
  }
  const visitor = await playwright.request.newContext({ baseURL: ownMuster.url });
  for (const name of ["Ring Alpha", "Ring Beta", "Ring Gamma"]) await applyByLink(visitor, name);
  await visitor.dispose();

  await visit(page, ownMuster, "esa-hr", "/calling");
  const { keyboard } = page;
  const calling = new CallingPage(page);
  await calling.expectTurn("Ring Alpha");
  const [round] = (await me.get("/api/calling?req=")).data as { turns: Record<string, string>[] }[];
  const { candidateId: candidate = "", requisitionId: requisition = "" } = round?.turns[0] ?? {};
  const owner = async () => {
    const path = `/api/Candidate_Dashboard.svc/get_candidate_status_position_hr/${candidate}`;
    return (await me.get(path)).data[0]?.HR_NAME;
  };

  await keyboard.press("r");
  await calling.expectTurn("Ring Beta");
  await expect(calling.undo).toContainText("Ringing logged for Ring Alpha");
  expect(await owner()).toBe("Farah Khan");

  await test.step("undo gives the owner and the hold back", async () => {
    await keyboard.press("Control+z");
    await calling.expectTurn("Ring Alpha");
    expect(await owner()).toBe("");
    const { data } = await other.get(
      `/api/applications/next?candidate=${candidate}&requisition=${requisition}`,
    );
    expect(data[0]?.held).toMatch(/^Farah Khan is calling this candidate since \d/);
  });

  await test.step("Shortlisted asks for the comment only", async () => {
    await keyboard.press("s");
    const { form } = calling;
    await expect(form.comment).toBeFocused();
    await expect(form.root.getByRole("radio")).toHaveCount(0);
    await expect(form.person).toHaveCount(0);
    await expectAccessible(page);
    await keyboard.type("Speaks well");
    await keyboard.press("Escape");
    await calling.expectTurn("Ring Alpha");
    await keyboard.press("s");
    await expect(form.comment).toHaveValue("Speaks well");
    await keyboard.press("Control+Enter");
    await calling.expectTurn("Ring Beta");
  });

  await keyboard.press("x");
  await calling.expectTurn("Ring Gamma");
  await keyboard.press("i");
  await keyboard.type("Has found something");
  await keyboard.press("Enter");
  await expect(calling.candidate).toContainText("No calls left today");
  expect(await callsOf(me, candidate, requisition)).toEqual(["Shortlisted"]);
});

test("who opens the CALL dialog of somebody being called is told by whom", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const held = { NAME: "Held Now", MOBILE: "6450000200" };
  const candidate = await requisitions.candidate(id, undefined, held);
  const page = await enter("recruiter");
  const calling = new CallingPage(page);
  await calling.open(serial);
  await calling.expectTurn("Held Now");

  const second = await enter("manager");
  const details = new CandidateDetailsPage(second);
  await details.open(candidate, id);
  const call = await details.openStage("CALL");
  await expect(call.root).toContainText(/\w+ \w+ is calling this candidate since \d\d?:\d\d/);
  await expectAccessible(second, "[role=dialog]");
});
