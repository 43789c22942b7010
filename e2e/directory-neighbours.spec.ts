import { DirectoryPage } from "./pages/DirectoryPage";
import { expect, expectAccessible, test } from "./test";

test("Next steps through the list in a new tab, after a call and after a reload", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  const cans = [];
  for (let i = 0; i < 3; i++) cans.push(await requisitions.candidate(id));
  const [oldest, middle, newest] = cans;
  const page = await enter("recruiter", `/directory?req=${serial}&tab=New`);
  const directory = new DirectoryPage(page);
  await directory.settled();
  const opened = page.waitForEvent("popup");
  await directory.statuses.first().click();
  const details = await opened;
  const shown = (can = "") => expect(details).toHaveURL(new RegExp(`candidate=${can}&`));
  const next = details.getByRole("button", { name: "Next candidate" });
  const previous = details.getByRole("button", { name: "Previous candidate" });

  await shown(newest);
  await expect(next).toBeEnabled();
  await expect(previous).toBeDisabled();
  await expectAccessible(details);
  await next.focus();
  await details.keyboard.press("Enter");
  await shown(middle);
  await expect(next, "the focus goes along").toBeFocused();
  await expect(previous).toBeEnabled();

  // A called candidate leaves the tab's list, and Next still works from there.
  await requisitions.move(id, middle ?? "", "CALL", "Not Interested");
  await expect(details.getByText("Not Interested").first()).toBeVisible();
  await details.reload();
  await expect(previous).toBeEnabled();
  await next.click();
  await shown(oldest);
  await expect(next).toBeDisabled();
  await previous.click();
  await shown(newest);
  await details.getByRole("button", { name: "Back", exact: true }).click();
  await expect(details).toHaveURL(`/directory?req=${serial}&tab=New`);
});
