import type { APIRequestContext } from "@playwright/test";
import { CandidateDetailsPage } from "./pages/CandidateDetailsPage";
import { EsaDashboardPage } from "./pages/EsaDashboardPage";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { expectToast } from "./toasts";

let applied = 0;

/** Applies through the programme's link, as somebody with this name. */
async function apply(request: APIRequestContext, name: string, more = {}): Promise<string> {
  applied += 1;
  const mobile = String(6_300_000_000 + applied);
  const answer = await request.post("/api/esa_candidates", {
    data: {
      NAME: name,
      MOBILE: mobile,
      ADDRESS: "22, Dharavi Cross Road",
      STATE: "Maharashtra",
      CITY: "Mumbai",
      SOURCE_OF_CANDIDATE: "Naukri",
      agreed: true,
      age: 9000,
      ...more,
    },
  });
  expect((await answer.json()).response[0]).toMatchObject({
    CODE: "200",
    MESSAGE: "Candidate added Successfully",
  });
  return mobile;
}

test("two people work the queue at once, and nobody gets the other's candidate", async ({
  enter,
  request,
}) => {
  for (const name of ["Queue Gamma", "Queue Delta"]) await apply(request, name);
  const [one, other] = await Promise.all([
    enter("esa-assigned", "/candidate_details"),
    enter("esa-hr", "/esa_candidate_details"),
  ]);
  const [mine, theirs] = [new CandidateDetailsPage(one), new CandidateDetailsPage(other)];
  const seen: string[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    await expect(mine.name).toBeVisible();
    await expect(theirs.name).toBeVisible();
    const names = [await mine.name.textContent(), await theirs.name.textContent()];
    expect(new Set([...seen, ...names]).size).toBe(seen.length + 2);
    seen.push(...names.map(String));
    for (const [details, name] of [
      [mine, names[0]],
      [theirs, names[1]],
    ] as const) {
      const call = await details.openStage("CALL");
      await call.choose("Wrong Number");
      await call.submit();
      await expect(details.name).not.toHaveText(name ?? "");
    }
  }
});

test("the ESA Dashboard: tiles, the queue, who is not verified, the link, and filling in", async ({
  enter,
  request,
}) => {
  const name = "Roshan Linkwala";
  await apply(request, name);
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
  await dashboard.more.click();
  await page.getByRole("menuitem", { name: "Fill in for a candidate" }).click();
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
  await apply(request, "Zeenat Elsewhere", { MOBILE: mobile, ADDRESS: "Mira Road" });
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
