import { applyByLink } from "./applyByLink";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { EsaDashboardPage } from "./pages/EsaDashboardPage";
import { HomePage } from "./pages/HomePage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";

test("the ESA Dashboard: tiles, the queue, who is not verified, the link, and filling in", async ({
  enter,
  request,
}) => {
  const name = "Roshan Linkwala";
  await applyByLink(request, name);
  const page = await enter("esa-assigned", "/directory");
  const dashboard = new EsaDashboardPage(page);
  await dashboard.settled();
  await expect(page.getByRole("heading", { level: 1, name: "ESA Dashboard" })).toBeVisible();
  for (const label of [
    "All",
    "New",
    "Call Round",
    "Shortlisted",
    "Selection Round",
    "KYC",
    "Joining",
    "Blacklisted",
  ]) {
    await expect(dashboard.tile(label)).toBeVisible();
  }
  await expect(page.getByText(/^\d+ in the queue$/)).toBeVisible();
  await dashboard.openTile("New");
  await expect(dashboard.row(name)).toContainText("not verified");
  await expect(dashboard.row(name)).toContainText("ESA link");
  await expect(page.getByRole("button", { name: "ADD CANDIDATE" })).toHaveCount(0);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dashboard.copy.click();
  await expectToast(page, "ESA Link Copied Successfully!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}/esa_add_candidate`,
  );

  const before = await dashboard.count("New");
  // By keyboard: the toast is over the button, and stays while the pointer is on it.
  await dashboard.more.press("Enter");
  await page.getByRole("menuitem", { name: "Fill in for a candidate" }).press("Enter");
  await dashboard.form.field("Full Name").fill("Vikas Filledin");
  await dashboard.form.field("Mobile").fill("6399999901");
  await dashboard.form.choose("Source of Candidate", "Naukri");
  await dashboard.form.submit();
  await expectToast(page, "Candidate added Successfully");
  await expect.poll(() => dashboard.count("New")).toBe(before + 1);
  await expect(dashboard.row("Vikas Filledin")).not.toContainText("not verified");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test("ESA HR does not see who added a candidate; managers have the stages beside the tiles", async ({
  enter,
}) => {
  const page = await enter("esa-hr", "/esa_directory");
  const dashboard = new EsaDashboardPage(page);
  await dashboard.settled();
  await expect(dashboard.table.getByRole("columnheader", { name: "Added By" })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Across the stages" })).toHaveCount(0);
  const manager = await enter("manager", "/esa_directory");
  const whole = new EsaDashboardPage(manager);
  await whole.settled();
  await expect(whole.table.getByRole("columnheader", { name: "Added By" })).toBeVisible();
  for (const label of ["HR Round", "Tech Round", "Offer Round", "Re-Map"]) {
    await expect(
      manager.getByRole("list", { name: "Across the stages" }).getByRole("button", { name: label }),
    ).toBeVisible();
  }
});

test("who is at work elsewhere and applies by the link: a band, and what was typed beside the record", async ({
  enter,
  request,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const mobile = "6399999902";
  const candidate = await requisitions.candidate(id, undefined, { NAME: "Zeenat Elsewhere", MOBILE: mobile });
  await applyByLink(request, "Zeenat Elsewhere", { MOBILE: mobile, ADDRESS: "Mira Road" });
  const page = await enter("recruiter");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, id);
  await expect(page.getByText(/^Applied by the ESA link on \d\d \w{3} \d{4}$/)).toBeVisible();
  await page.getByRole("button", { name: "What was typed" }).click();
  const drawer = page.getByRole("dialog", { name: "What was typed" });
  await expect(drawer).toContainText("Mira Road");
  await expect(drawer).toContainText("not verified");
  await expectAccessible(page, "[role=dialog]");
});

test("who is known, not at work, and applies by the link: mapped, and what was typed is offered", async ({
  enter,
  as,
  request,
  requisitions,
}) => {
  const { id } = await requisitions.assigned(1);
  const mobile = "6399999903";
  const candidate = await requisitions.candidate(id, undefined, { NAME: "Farida Returns", MOBILE: mobile });
  await requisitions.walk(id, candidate, "Shortlisted");
  await requisitions.move(id, candidate, "HR_ROUND", "Backed Out");
  await applyByLink(request, "Farida Returns", { MOBILE: mobile, ADDRESS: "Vasai West" });
  const { id: live } = await (await as("manager")).esaRequisition();
  const page = await enter("esa-hr");
  const details = new CandidateDetailsPage(page);
  await details.open(candidate, live);
  await expect(details.box).toContainText("not verified");
  await page.getByRole("button", { name: "What was typed" }).click();
  await expect(page.getByRole("dialog", { name: "What was typed" })).toContainText("Vasai West");
});

test("choosing a requisition on Home ends ESA mode; the menu's ESA Dashboard begins it again", async ({
  enter,
  requisitions,
}) => {
  const { serial } = await requisitions.assigned(1);
  const page = await enter("esa-assigned", `/admin?q=${serial}`);
  await new HomePage(page).row(serial).getByText("Pune").click();
  await expect(page).toHaveURL(`/directory?req=${serial}`);
  await page.goto("/directory");
  await expect(page.getByRole("region", { name: `Requisition ${serial}` })).toBeVisible();
  await page.getByRole("link", { name: "ESA Dashboard" }).click();
  await new EsaDashboardPage(page).settled();
  await expect(page.getByRole("heading", { level: 1, name: "ESA Dashboard" })).toBeVisible();
});

test("ESA HR finds the programme in the directory without choosing it", async ({ enter }) => {
  const page = await enter("esa-hr", "/directory");
  await new EsaDashboardPage(page).settled();
  await expect(page.getByRole("heading", { level: 1, name: "ESA Dashboard" })).toBeVisible();
});
