import { HomePage } from "./pages/HomePage";
import { expect, test } from "./test";

test("Undo after Hold, by its button, and after Re-Assign, by keyboard", async ({
  enter,
  as,
  requisitions,
}) => {
  const manager = await as("manager");
  const { serial } = await requisitions.assigned(1);
  const page = await enter("manager");
  const home = new HomePage(page);
  const panel = home.panel(serial);
  await home.find(serial);
  await home.status(serial).click();

  const hold = await panel.open("Hold", "Assign Recruiter");
  await hold.field("Note").fill("Budget is checked");
  await hold.submit();
  await home.undo.click();
  await expect(panel.button("Hold")).toBeVisible();
  await home.expectStatus(serial, "Assigned");

  const reassign = await panel.open("Re-Assign Asha Kulkarni", "Re-Assign Recruiter");
  await reassign.choose("Recruiter", "Pooja Chavan");
  await reassign.field("No. Of Positions").fill("1");
  await reassign.root.getByRole("button", { name: "Save" }).click();
  await reassign.submit();
  await expect(home.undo).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(panel.row("Pooja Chavan")).toHaveCount(0);
  await expect(panel.row("Asha Kulkarni")).toContainText("Assigned");
  await home.expectStatus(serial, "Assigned");
  const { status, timeline } = await manager.whole(serial);
  expect({ status, last: timeline.at(-1)?.action }).toEqual({ status: "Assigned", last: "Assign" });
});
