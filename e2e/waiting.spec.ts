import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { expect, test } from "./test";

test("a candidate's page and the list of waits say who must act", async ({ enter, requisitions }) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  const line = page.getByRole("region", { name: "Waiting on" });
  await expect(line).toContainText(": Call");
  await expect(line.getByRole("button", { name: "Remind" })).toHaveCount(0);

  await page.goto(`/waiting?requisition=${id}`);
  const table = page.getByRole("table", { name: "Waiting" });
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(table.getByRole("cell", { name: "Call", exact: true })).toBeVisible();
  await table.getByRole("button", { name: /^Open / }).click();
  await expect(line).toBeVisible();
});
