import { CallingPage } from "./pages/CallingPage";
import type { Requisitions } from "./requisitions";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

/** A requisition of the recruiter with new candidates, who are called in this order. */
async function newOnes(requisitions: Requisitions, names: readonly string[]): Promise<string> {
  const { id, serial } = await requisitions.assigned(1);
  for (const NAME of names) await requisitions.candidate(id, undefined, { NAME });
  return serial;
}

test("a recruiter logs six calls by keyboard alone, and undoes one", async ({ enter, requisitions }) => {
  const names = ["Asha First", "Bela Second", "Chirag Third", "Deepa Fourth", "Esha Fifth", "Farid Sixth"];
  const serial = await newOnes(requisitions, names);
  const page = await enter("recruiter");
  const { keyboard } = page;
  const calling = new CallingPage(page);
  const refused = { response: [{ CODE: "409", MESSAGE: "Meanwhile somebody was faster" }], data: [] };
  let refuses = false;
  // From the start: a busy page learns of a new route only after the next key.
  await page.route("**/update_candidate_round", (route) =>
    refuses ? route.fulfill({ json: refused }) : route.fallback(),
  );
  await calling.open(serial);
  await calling.expectTurn("Asha First");
  await expect(calling.queue).toContainText("6 left");
  await expectAccessible(page);

  await keyboard.press("r");
  await calling.expectTurn("Bela Second");
  await expect(calling.undo).toContainText("Ringing logged for Asha First");
  await expect(calling.queue).toContainText("5 left");

  await test.step("undo leads back to the candidate, who is held again", async () => {
    await keyboard.press("Control+z");
    await calling.expectTurn("Asha First");
    await expect(calling.undo).toBeHidden();
    await page.reload();
    await calling.expectTurn("Asha First");
    await expect(calling.queue).toContainText("6 left");
  });

  await keyboard.press("n");
  await calling.expectTurn("Bela Second");
  await keyboard.press("x");
  await calling.expectTurn("Chirag Third");

  await test.step("call back tomorrow", async () => {
    await keyboard.press("2");
    await keyboard.press("c");
    await calling.expectTurn("Deepa Fourth");
    await expect(calling.undo).toContainText("next try tomorrow 10:30 am");
  });

  await test.step("what needs a note waits for it", async () => {
    await keyboard.press("u");
    await expect(calling.note).toBeFocused();
    await keyboard.press("Escape");
    await expect(calling.note).not.toBeFocused();
    await keyboard.press("w");
    await expect(calling.note).toBeFocused();
    await keyboard.type("Asks at home first");
    await keyboard.press("Enter");
    await calling.expectTurn("Esha Fifth");
    await expect(calling.undo).toContainText("Will Revert logged for Deepa Fourth");
  });

  await test.step("the next and the previous one, and a reload that goes on with the same", async () => {
    await keyboard.press("j");
    await calling.expectTurn("Farid Sixth");
    await page.reload();
    await calling.expectTurn("Farid Sixth");
    await expect(calling.queue).toContainText("Esha Fifth");
    await keyboard.press("k");
    await calling.expectTurn("Esha Fifth");
  });

  await test.step("Shortlisted opens its form in place of the outcomes", async () => {
    await keyboard.press("s");
    const { form } = calling;
    await expect(form.root.getByRole("radio", { name: "Online" })).toBeVisible();
    await expect(form.root.getByRole("radio").and(page.locator(":focus"))).toHaveCount(1);
    await expect(calling.outcome("Ringing")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await form.comment.fill("Comes on Friday");
    await expectAccessible(page);

    await form.person.click();
    await expect(form.options.first()).toBeVisible();
    await keyboard.press("Escape");
    await expect(form.options).toHaveCount(0);
    await expect(form.comment).toHaveValue("Comes on Friday");

    await keyboard.press("Escape");
    await form.closed();
    await calling.expectTurn("Esha Fifth");
    await keyboard.press("s");
    await expect(form.comment).toHaveValue("Comes on Friday");
    await keyboard.press("Escape");
    await calling.expectTurn("Esha Fifth");
  });

  await test.step("a refused outcome keeps the candidate, with the sentence", async () => {
    refuses = true;
    await keyboard.press("r");
    // What was typed for Shortlisted goes with the candidate.
    const question = page.getByRole("dialog", { name: "Are you sure you want to close?" });
    await question.getByRole("button", { name: "YES" }).press("Enter");
    await expect(calling.candidate.getByRole("alert")).toHaveText("Meanwhile somebody was faster");
    await calling.expectTurn("Esha Fifth");
    refuses = false;
  });

  await keyboard.press("r");
  await calling.expectTurn("Farid Sixth");
  await keyboard.press("i");
  await keyboard.type("Found another job");
  await keyboard.press("Enter");
  await expect(calling.candidate).toContainText("No calls left today");
  await expectAccessible(page);
  await keyboard.press("Escape");
  await expect(page).toHaveURL(/\/admin$/);
});

test("on a phone the round is one column for the thumb", async ({ enter, requisitions }) => {
  const serial = await newOnes(requisitions, ["Gauri Phone", "Hari Phone"]);
  const page = await enter("recruiter");
  await page.setViewportSize({ width: 390, height: 844 });
  const calling = new CallingPage(page);
  await calling.open(serial);
  await calling.expectTurn("Gauri Phone");
  await expect(calling.candidate.getByRole("link", { name: "Call", exact: true })).toHaveAttribute(
    "href",
    /^tel:6\d{9}$/,
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const ringing = calling.outcome("Ringing");
  expect((await ringing.boundingBox())?.height).toBeGreaterThanOrEqual(48);

  await calling.outcome("Not Interested").click();
  const chip = calling.candidate.getByRole("button", { name: "Salary too low", exact: true });
  await chip.click();
  await expect(calling.note).toHaveValue("Salary too low");
  await calling.candidate.getByRole("button", { name: "Save Not Interested" }).click();
  await calling.expectTurn("Hari Phone");
  const outcomes = await calling.outcome("Not Suitable").boundingBox();
  const undo = await calling.undo.boundingBox();
  expect((outcomes?.y ?? 0) + (outcomes?.height ?? 0)).toBeLessThanOrEqual(undo?.y ?? 0);
  await expectAccessible(page);
  await calling.undo.getByRole("button", { name: /^Undo/ }).click();
  await calling.expectTurn("Gauri Phone");
  await ringing.click();
  await calling.expectTurn("Hari Phone");
});
