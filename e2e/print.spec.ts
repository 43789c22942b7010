import type { Page } from "@playwright/test";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { expect, test } from "./test";

/** Renders the page as printed on landscape A4 with 10 mm margins. */
async function onPaper(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: "print" });
}

async function expectNothingCutOff(page: Page): Promise<void> {
  const cutOff = () =>
    page.evaluate(() => {
      const right = (element: Element) => Math.round(element.getBoundingClientRect().right);
      return [...document.querySelectorAll("table, th, td")].filter((part) => right(part) > innerWidth)
        .length;
    });
  await expect.poll(cutOff).toBe(0);
}

const lists = [
  {
    who: "manager",
    path: "/admin",
    table: "Requisition List",
    buttons: ["JD", "Skills", "Comments", "Actions"],
  },
  { who: "manager", path: "/directory?req=1082", table: "Candidate Directory", buttons: ["Timeline"] },
  {
    who: "interviewer",
    path: "/scheduled_interviews",
    table: "Scheduled Interviews",
    buttons: ["Resume", "Take Interview", "Comments", "View"],
  },
  { who: "administrator", path: "/admin_settings/users", table: "Users", buttons: [] },
] as const;

for (const { who, path, table, buttons } of lists) {
  test(`${path} prints every readable column, none cut off, and no menu`, async ({ enter }) => {
    const page = await enter(who, path);
    const list = page.getByRole("table", { name: table, exact: true });
    await expect(list.locator("tbody tr").first()).toBeVisible();
    for (const name of buttons)
      await expect(list.locator("th").getByText(name, { exact: true })).toBeVisible();
    await onPaper(page);
    await expectNothingCutOff(page);
    await expect(list.locator("tbody tr").first()).toBeVisible();
    for (const name of buttons)
      await expect(list.locator("th").getByText(name, { exact: true })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main menu" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Administration" })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a candidate prints with all details and no actions", async ({ enter, requisitions }) => {
  const { id } = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(id);
  await requisitions.walkBefore(id, candidate, "OFFER");
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await onPaper(page);
  await expectNothingCutOff(page);
  await expect(details.actions).toBeHidden();
  await expect(details.box).toContainText("Notice period");
  await expect(details.applied).toBeVisible();
  await expect(details.panel("CALL").getByText("noted")).toBeVisible();
});

for (const scheme of ["light", "dark"] as const) {
  test(`${scheme}: paper has neither the screen's canvas nor its shadows`, async ({ enter }) => {
    const page = await enter("manager", "/average_ttf");
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", scheme);
    await onPaper(page);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const shadows = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main *")]
          .filter((part) => part.checkVisibility())
          .map((part) => getComputedStyle(part).boxShadow)
          .filter((shadow) => shadow !== "none"),
      );
    await expect.poll(shadows).toEqual([]);
  });
}

test("the chart of sources prints on one page, under its title", async ({ enter }) => {
  const page = await enter("manager", "/profile_metrics");
  const card = page.getByRole("region", { name: "Source Chart" });
  await expect(card.locator("tbody tr").first()).toBeVisible();
  await onPaper(page);
  await expect(card).toHaveCSS("break-inside", "avoid");
  const height = async () => (await card.boundingBox())?.height;
  await expect.poll(height).toBeLessThan(718);
});
