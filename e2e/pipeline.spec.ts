import { DirectoryPage } from "./pages/DirectoryPage";
import { HomePage } from "./pages/HomePage";
import { expect, expectAccessible, test } from "./test";

test("a cell of the pipeline opens exactly what it counts", async ({ enter, requisitions }) => {
  const { id, serial } = await requisitions.assigned(2);
  for (let i = 0; i < 3; i++) await requisitions.candidate(id);
  await requisitions.hired(id, "Offer Accepted");
  await requisitions.hired(id, "Joined");

  const page = await enter("manager");
  await page.setViewportSize({ width: 1920, height: 1000 });
  const home = new HomePage(page);
  await home.find(serial);
  await expect(home.table.getByRole("columnheader", { name: "Pipeline" })).toBeVisible();
  const cell = (name: string) =>
    home.row(serial).getByRole("button", { name: new RegExp(` in ${name} of `) });
  await expect(cell("New")).toHaveText("3");
  await expect(cell("Offer")).toHaveText("1");
  await expect(cell("Joined")).toHaveText("1");
  await expect(cell("HR")).toHaveCount(0);
  await expectAccessible(page);

  await cell("New").click();
  await expect(page).toHaveURL(/atWork=New/);
  const directory = new DirectoryPage(page);
  await expect(directory.names).toHaveCount(3);
  await page.getByRole("button", { name: "At work: New, show all candidates" }).click();
  await expect(directory.names).toHaveCount(5);
  await expect(page).not.toHaveURL(/atWork/);

  await home.find(serial);
  await cell("Offer").click();
  await expect(directory.names).toHaveCount(1);
  await expectAccessible(page);
});

test("in a narrow window the pipeline lies behind the columns of the list", async ({
  enter,
  requisitions,
}) => {
  const { id, serial } = await requisitions.assigned(1);
  await requisitions.candidate(id);
  const page = await enter("manager");
  await page.setViewportSize({ width: 1366, height: 768 });
  const home = new HomePage(page);
  await home.find(serial);
  await expect(home.table.getByRole("columnheader", { name: "TAT", exact: true })).toBeInViewport({
    ratio: 1,
  });
  await home
    .row(serial)
    .getByRole("button", { name: /1 in New of/ })
    .click();
  await expect(page).toHaveURL(/atWork=New/);
  await page.setViewportSize({ width: 1440, height: 900 });
});
