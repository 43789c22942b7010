import { Shell } from "./pages/Shell";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

test("a user subscribes to their calendar, renews the link and ends it", async ({
  enter,
  muster,
  request,
}) => {
  const page = await enter("recruiter", "/admin");
  await new Shell(page).openProfile();
  await page.getByRole("menuitem", { name: "My Calendar" }).click();
  const dialog = page.getByRole("dialog", { name: "My Calendar" });
  await dialog.getByRole("button", { name: "Make link" }).click();
  const link = dialog.getByRole("textbox", { name: "Calendar link" });
  await expect(link).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
  await expectAccessible(page);
  const first = muster.url + new URL(await link.inputValue()).pathname;
  const calendar = await request.get(first);
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("BEGIN:VCALENDAR");

  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 800 });
  await new Shell(page).openProfile();
  await page.getByRole("menuitem", { name: "My Calendar" }).click();
  await expect(dialog.getByText("You have had a link since")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole("button", { name: "Make a new link" }).click();
  await expect(link).toHaveValue(/\.ics$/);
  expect((await request.get(first)).status()).toBe(404);
  const second = muster.url + new URL(await link.inputValue()).pathname;
  expect((await request.get(second)).status()).toBe(200);
  await dialog.getByRole("button", { name: "End link" }).click();
  await expect(dialog.getByText("You have no calendar link yet.")).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});
