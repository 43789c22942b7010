import { calendarOf } from "./calendar";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { expect, expectAccessible, test } from "./test";

test("an invitation undone at once never leaves; one taken back later is cancelled", async ({
  enter,
  mailbox,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const address = "tara.undone@mail.example";
  const candidate = await requisitions.candidate(id, undefined, { NAME: "Tara Undone", EMAIL: address });
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const shortlist = async (time: string) => {
    const call = await details.openStage("CALL");
    await call.choose("Shortlisted");
    await call.arrange({
      type: "Online",
      person: "Nandini Rao",
      day: 15,
      time,
      place: "https://meet.example/tara",
    });
    await call.comment.fill("Fits");
    await call.submit();
    await call.closed();
  };
  const undo = page.getByRole("region", { name: "Undo" });

  await shortlist("10:30");
  await expect(undo).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Control+z");
  await expect(undo).toBeHidden();

  await shortlist("11:30");
  const invited = await mailbox.newestLetter((_, to) => to.includes(address));
  expect(calendarOf(invited).start).toMatch(/T113000$/);
  expect(mailbox.letters.filter(({ to }) => to.includes(address))).toHaveLength(1);

  await page.getByRole("button", { name: /^Take back the last step/ }).click();
  await expect(page.getByRole("button", { name: /^Take back the last step/ })).toHaveCount(0);
  const cancelled = await mailbox.newestLetter(
    (text, to) => to.includes(address) && text.includes("will not take place"),
  );
  const { method, sequence, uid } = calendarOf(cancelled);
  expect({ method, uid }).toEqual({ method: "CANCEL", uid: calendarOf(invited).uid });
  expect(sequence).toBeGreaterThan(calendarOf(invited).sequence);
});

test("a manager reopens a rejected candidate, and takes that back", async ({ enter, requisitions }) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, { NAME: "Uma Again" });
  await requisitions.walk(id, candidate, "Shortlisted");
  await requisitions.move(id, candidate, "HR_ROUND", "Rejected");
  const page = await enter("manager");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const actions = page.getByRole("button", { name: "Reopen", exact: true });
  await actions.click();
  const dialog = page.getByRole("dialog", { name: "Reopen Candidate" });
  await dialog.getByRole("textbox", { name: "Comment" }).fill("The lead asked for one more round");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Reopen" }).click();
  await expect(dialog).toBeHidden();
  await expect(actions).toHaveCount(0);
  const undo = page.getByRole("region", { name: "Undo" });
  await expect(undo).toContainText("Candidate reopened");
  await undo.getByRole("button", { name: /^Undo/ }).click();
  await expect(undo).toBeHidden();
  await expect(actions).toBeVisible();
});

test("a blacklist is undone on the directory, and a blacklisted candidate reopened there", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id, undefined, {
    NAME: "Vani Listed",
    MOBILE: "6440000001",
  });
  const page = await enter("manager");
  const details = new CandidateDetailsPage(page);
  const undo = page.getByRole("region", { name: "Undo" });
  const blacklist = async () => {
    await details.open(candidate, id);
    await details.action("Blacklist").click();
    await details.blacklist.field("Comment").fill("Gave a false name");
    await details.blacklist.root.getByRole("button", { name: "SUBMIT", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/directory\\?req=${serial}`));
    await expect(undo).toContainText("Vani Listed");
  };
  const reopen = page.getByRole("button", { name: "Reopen Vani Listed" });

  await blacklist();
  await page.keyboard.press("Control+z");
  await expect(undo).toBeHidden();
  await expect(reopen).toHaveCount(0);

  await blacklist();
  await undo.getByRole("button", { name: "Dismiss" }).click();
  await reopen.click();
  const dialog = page.getByRole("dialog", { name: "Reopen Candidate" });
  await dialog.getByRole("textbox", { name: "Comment" }).fill("It was somebody else");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Reopen" }).click();
  await expect(dialog).toBeHidden();
  await expect(undo).toContainText("Candidate reopened");
  await expect(reopen).toHaveCount(0);
});

test("Undo goes along to the next candidate, and takes its own row", async ({ enter, requisitions }) => {
  const { id, serial } = await requisitions.assigned(1);
  const names = ["Wasim Last", "Xena Called"];
  const cans = [];
  for (const NAME of names) cans.push(await requisitions.candidate(id, undefined, { NAME }));
  const [next = "", called = ""] = cans;
  const page = await enter("recruiter", `/directory?req=${serial}&tab=New`);
  const details = new CandidateDetailsPage(page);
  const from = encodeURIComponent(`/directory?req=${serial}&tab=New`);
  await page.goto(`${CandidateDetailsPage.path(called, id)}&from=${from}`);
  const call = await details.openStage("CALL");
  await call.give("Not Interested", "Stays where she is");

  const undo = page.getByRole("region", { name: "Undo" });
  await expect(undo).toContainText("Xena Called");
  await expect(page.getByRole("button", { name: "Next candidate" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(details.name).toHaveText("Wasim Last");
  await expect(page).toHaveURL(new RegExp(`candidate=${next}&`));
  await expect(undo).toContainText("Xena Called");
  const main = await page.getByRole("main").boundingBox();
  const bar = await undo.boundingBox();
  expect(bar?.y, "below the page").toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(900);
  await page.keyboard.press("Control+Shift+z");
  await expect(undo).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(undo).toBeHidden();
  await details.open(called, id);
  await details.expectStage("CALL", "open");
});
