import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { expect, test } from "./test";

test("late stages: the current stage is visible, finished ones collapse to a line and expand by keyboard", async ({
  enter,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  await requisitions.walkBefore(id, candidate, "JOINING");
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);

  await expect(details.stage("JOINING")).toBeInViewport({ ratio: 1 });
  const said = details.panel("CALL").getByText("noted");
  await expect(details.panel("CALL")).toContainText("Shortlisted");
  await expect(said).toBeHidden();
  await expect(details.stage("CALL")).toBeDisabled();

  await details.fold("CALL").press("Enter");
  await expect(said).toBeVisible();
  await expect(details.fold("CALL")).toBeFocused();
  await expect(details.fold("CALL")).toHaveAttribute("aria-expanded", "true");
  await details.fold("CALL").press("Enter");
  await expect(said).toBeHidden();

  // The last finished stage stays expanded.
  await expect(details.panel("OFFER").getByText("noted").first()).toBeVisible();
  // Print collapses nothing.
  await page.emulateMedia({ media: "print" });
  await expect(said).toBeVisible();
  await expect(details.fold("CALL")).toBeHidden();
});

test("late stages on a phone: every finished stage takes one line", async ({ enter, requisitions }) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  await requisitions.walkBefore(id, candidate, "OFFER");
  const page = await enter("recruiter");
  await page.setViewportSize({ width: 390, height: 844 });
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);

  for (const stage of ["CALL", "HR ROUND", "TL ROUND", "PL ROUND", "CEO ROUND"] as const) {
    await expect(details.panel(stage).getByText("noted").first()).toBeHidden();
    const height = async () => (await details.panel(stage).boundingBox())?.height;
    await expect.poll(height).toBeLessThanOrEqual(56);
  }
  await details.fold("CEO ROUND").click();
  await expect(details.panel("CEO ROUND").getByText("noted")).toBeVisible();
  await details.openStage("OFFER");
});
