import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { rememberNothing } from "./remembered";
import { expect, test } from "./test";

test("by keyboard alone from CALL to TL ROUND: focus moves to the stage that opened", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const page = await enter("recruiter");
  await rememberNothing(page);
  const details = new CandidateDetailsPage(page);
  const { keyboard } = page;
  await details.open(candidate, id);
  await details.stage("CALL").focus();
  await keyboard.press("Enter");
  const call = details.form("Call");
  await expect(call.status).toBeFocused();

  await test.step("a call that arranges the HR round", async () => {
    await keyboard.type("short");
    await expect(call.status).toHaveValue("Shortlisted");
    await keyboard.press("Tab");
    await keyboard.press("Space");
    await keyboard.press("Tab");
    await keyboard.type("Nandini");
    await expect(page.getByRole("option", { name: /Nandini Rao/ })).toBeVisible();
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    const day = page.getByRole("table").getByRole("button").and(page.locator(":focus"));
    await expect(day).toHaveCount(1);
    await keyboard.press("Shift+Tab");
    await expect(page.getByRole("button", { name: "Next month" })).toBeFocused();
    await keyboard.press("Enter");
    await keyboard.press("Tab");
    await keyboard.press("ArrowDown");
    // Only the arrow keys reach this day, and it must still show the focus.
    await expect(day).toHaveAttribute("tabindex", "-1");
    await expect(day).toHaveCSS("outline-style", "solid");
    await keyboard.press("Enter");
    await expect(call.date).toBeFocused();
    await call.time.focus();
    await keyboard.type("1030AM");
    await call.root.getByRole("textbox", { name: "Link" }).focus();
    await keyboard.type("https://meet.example/keys");
    await keyboard.press("Tab");
    await keyboard.type("Knows the tools");
    await keyboard.press("Control+Enter");
    await call.closed();
  });

  await details.expectStage("HR ROUND", "open");
  await expect(details.stage("HR ROUND")).toBeFocused();

  await test.step("its result, given where the focus is", async () => {
    await keyboard.press("Enter");
    const hr = details.form("HR Round Status");
    await expect(hr.status).toBeFocused();
    await keyboard.type("sel");
    await expect(hr.status).toHaveValue("Selected");
    await keyboard.press("Tab");
    await keyboard.type("Asks good questions");
    await keyboard.press("Control+Enter");
    await hr.closed();
  });
  await details.expectStage("TL ROUND", "open");
  await expect(details.stage("TL ROUND")).toBeFocused();

  await keyboard.press("Enter");
  await expect(details.form("TL Round Status").status).toBeFocused();
  await keyboard.press("Escape");
  await expect(details.stage("TL ROUND")).toBeFocused();
});
