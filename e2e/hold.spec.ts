import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { DirectoryPage } from "./pages/DirectoryPage";
import { expect, expectAccessible, test } from "./test";

test("Hold shows its note on the directory and on details, and stops nothing", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  await requisitions.held(id, "The budget is being checked");
  const page = await enter("recruiter");
  const band = page.getByRole("status").filter({ hasText: "On hold: The budget is being checked" });
  const directory = new DirectoryPage(page);
  await directory.open(serial);
  await expect(band).toContainText("Candidates can still be added and moved on.");
  await expectAccessible(page);
  await directory.add.click();
  await expect(directory.form.root).toBeVisible();
  await page.keyboard.press("Escape");

  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await expect(band).toBeVisible();
  const call = await details.openStage("CALL");
  await call.give("Not Interested", "Has another offer");
  await expect(details.panel("CALL")).toContainText("Not Interested");
  await expect(band, "it stays on hold").toBeVisible();

  const manager = await enter("manager");
  await new DirectoryPage(manager).open(serial);
  await expect(manager.getByRole("status").filter({ hasText: "On hold:" })).toBeVisible();
  await requisitions.resumed(id);
  await expect(band, "the open screen notices").toHaveCount(0);
});
