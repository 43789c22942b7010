import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { expect, test } from "./test";
import { expectToast } from "./toasts";

const round = "/api/Candidate_Dashboard.svc/update_candidate_round";

test("two people move one candidate: the second sees what the first did, and nothing is overwritten", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const people = await Promise.all(
    ["recruiter", "manager"].map(async (who) => {
      const page = await enter(who);
      const details = new CandidateDetailsPage(page);
      await details.open(candidate, id);
      return { page, details, call: await details.openStage("CALL") };
    }),
  );
  const [first, second] = people;
  if (!first || !second) throw new Error("two people take part");
  await second.call.choose("Not Interested");
  await second.call.comment.fill("Told me so on the phone");
  await first.call.give("For Future Openings", "Ask again in spring");
  // The second tab has refreshed behind its dialog by now, and still asks before it goes on.
  await expect(second.details.panel("CALL")).toContainText("For Future Openings");
  await second.call.submit();
  const told =
    "Meanwhile this candidate is at CALL For Future Openings, set by Asha Kulkarni. Please look again.";
  await expect(second.call.root.getByRole("alert")).toHaveText(told);
  await expectToast(second.page, told);
  await expect(second.call.comment).toHaveValue("Told me so on the phone");
  await second.call.submit();
  await second.call.closed();
  const manager = await as("manager");
  const timeline = `/api/Candidate_Dashboard.svc/get_call_status_timeline/${candidate}/${id}`;
  const steps = (await manager.get(timeline)).data.map(({ STATUS, COMMENT }) => [STATUS, COMMENT]);
  expect(steps).toEqual([
    ["New", ""],
    ["For Future Openings", "Ask again in spring"],
    ["Not Interested", "Told me so on the phone"],
  ]);
});

test("pressed twice, or sent again after a lost answer, a move happens once", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const page = await enter("recruiter");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let sent = 0;
  await page.route(`**${round}`, async (route) => {
    sent += 1;
    await held;
    await route.fetch();
    await route.abort("connectionreset");
  });
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const call = await details.openStage("CALL");
  await call.choose("Not Suitable");
  await call.comment.fill("Needs another shift");
  await call.submit();
  await expect(call.submitButton).toBeDisabled();
  await call.comment.press("Enter");
  release();
  await expect(call.root.getByRole("alert")).toContainText("What you typed is kept.");
  expect(sent).toBe(1);
  await page.unroute(`**${round}`);
  await call.submit();
  await call.closed();
  const recruiter = await as("recruiter");
  const timeline = `/api/Candidate_Dashboard.svc/get_call_status_timeline/${candidate}/${id}`;
  expect((await recruiter.get(timeline)).data.map(({ STATUS }) => STATUS)).toEqual(["New", "Not Suitable"]);
});

test("the server refuses skipped stages, another stage's statuses and other people's candidates", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const owner = await as("recruiter");
  const stranger = await as("recruiter2");
  const interviewer = await as("interviewer");
  const send = (by: typeof owner, body: object) =>
    by.post(round, { CAN_ID: candidate, REQ_ID: id, COMMENT: "By hand", CREATED_BY: by.userId, ...body });
  for (const [stage, status] of [
    ["HR_ROUND", "Selected"],
    ["CEO_ROUND", "Skip"],
    ["JOINING", "Joined"],
  ]) {
    const answer = await send(owner, { STAGE: stage, STATUS: status });
    expect(answer.code, `${stage} ${status}`).toBe("409");
    expect(answer.message).toMatch(/is not possible now: the candidate is at New$/);
  }
  const offer = await send(owner, { STAGE: "OFFER", STATUS: "Offer Sent", CALLBACK_DATE: "2026-01-01" });
  expect(offer.code).toBe("409");
  expect(await send(owner, { STAGE: "CALL", STATUS: "Joined" })).toMatchObject({
    code: "400",
    message: "This status does not belong to this stage",
  });
  for (const by of [stranger, interviewer]) {
    expect((await send(by, { STAGE: "CALL", STATUS: "Wrong Number" })).code).toBe("403");
    const blacklist = "/api/Candidate_Dashboard.svc/Blacklisted_Candidate_V1";
    const body = { CAN_ID: candidate, REQ_ID: id, COMMENT: "By hand", CREATED_BY: by.userId };
    expect((await by.post(blacklist, body)).code).toBe("403");
  }
  const timeline = `/api/Candidate_Dashboard.svc/get_call_status_timeline/${candidate}/${id}`;
  expect((await owner.get(timeline)).data).toHaveLength(1);
  expect((await stranger.get(timeline)).data).toHaveLength(0);

  const page = await enter("recruiter2", CandidateDetailsPage.path(candidate, id));
  await expectToast(page, "Data not available");
  await expect(new CandidateDetailsPage(page).box).toHaveCount(0);
});
