import type { Page } from "@playwright/test";
import { DirectoryPage } from "./pages/DirectoryPage";
import type { FormDialog } from "./pages/FormDialog";
import { HomePage } from "./pages/HomePage";
import { expect, test } from "./test";
import { expectToast } from "./toasts";

const kept = "The page cannot be reached. Please check your connection. What you typed is kept.";
const revokeQuestion = "Are you sure you want to Revoke?";

/**
 * The server performs the next call to this path, but its answer is dropped. To be called well before: a busy page learns
 * of it only after its next click.
 */
async function loseNextAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    },
    { times: 1 },
  );
}

/** Stops the tab from polling for other people's changes. */
async function stayBehind(page: Page): Promise<void> {
  await page.route("**/api/changes?*", (route) => route.abort());
}

async function openAssign(page: Page, serial: string): Promise<{ home: HomePage; form: FormDialog }> {
  const home = new HomePage(page);
  await home.find(serial);
  await home.status(serial).click();
  const form = home.form("Assign Recruiter");
  await expect(form.root).toBeVisible();
  return { home, form };
}

test("two managers want the last position: one gets it, the other sees why not", async ({
  enter,
  as,
  requisitions,
}) => {
  const { serial } = await requisitions.approved(1);
  let arrived = 0;
  let release = () => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  const managers = await Promise.all(
    [
      { who: "manager", recruiter: "Asha Kulkarni" },
      { who: "manager4", recruiter: "Imran Shaikh" },
    ].map(async ({ who, recruiter }) => {
      const page = await enter(who);
      // Holds each order back until both were sent.
      await page.route("**/requirement_mapping_new_changes", async (route) => {
        arrived += 1;
        if (arrived === 2) release();
        await both;
        await route.continue();
      });
      const { form } = await openAssign(page, serial);
      await form.choose("Recruiter", recruiter);
      await form.field("No. of Positions").fill("1");
      return { page, form, recruiter };
    }),
  );
  const codes = await Promise.all(
    managers.map(async ({ page, form }) => {
      const answered = page.waitForResponse("**/requirement_mapping_new_changes");
      await form.submit();
      const { response } = (await (await answered).json()) as { response: { CODE: string }[] };
      return response[0]?.CODE;
    }),
  );
  expect(codes.toSorted()).toEqual(["200", "409"]);
  const [winner, loser] = codes[0] === "200" ? managers : managers.toReversed();
  if (!winner || !loser) throw new Error("two managers take part");
  const told = "Please Enter Valid Position Number";
  await winner.form.closed();
  await expect(loser.form.root.getByText(told, { exact: true })).toBeVisible();
  await expectToast(loser.page, told);
  await expect(loser.form.field("No. of Positions")).toHaveValue("1");
  await expect(loser.form.select("Recruiter")).toHaveValue(loser.recruiter);
  const { assignments } = await (await as("manager")).whole(serial);
  expect(assignments.map(({ hrName, positions }) => [hrName, positions])).toEqual([[winner.recruiter, 1]]);
});

test("without a network the form keeps what was typed, reports it, and works afterwards", async ({
  enter,
  as,
  requisitions,
}) => {
  const { serial } = await requisitions.approved(2);
  const page = await enter("manager");
  const { home, form } = await openAssign(page, serial);
  await form.choose("Recruiter", "Asha Kulkarni");
  await form.field("No. of Positions").fill("2");
  await page.context().setOffline(true);
  await form.submit();
  await expect(form.error).toHaveText(kept);
  await form.submit();
  await expect(form.error).toHaveText(kept);
  await expect(form.field("No. of Positions")).toHaveValue("2");
  await expect(form.select("Recruiter")).toHaveValue("Asha Kulkarni");
  const banner = page.getByText(/^Muster cannot be reached\. What you see may be out of date/);
  await expect(banner).toBeVisible();
  await page.context().setOffline(false);
  await expect(banner).toBeHidden();
  await form.submit();
  await form.closed();
  await home.expectStatus(serial, "Assigned");
  const { assignments } = await (await as("manager")).whole(serial);
  expect(assignments).toHaveLength(1);
});

test("after a lost answer, pressing again does nothing twice", async ({ enter, as, requisitions }) => {
  const manager = await as("manager");
  const { serial } = await requisitions.approved(3, { type: "Intern" });
  const page = await enter("manager");
  for (const path of ["/requirement_mapping_new_changes", "/Revoke_Openings", "/requirement_hold"])
    await loseNextAnswer(page, path);
  const { home, form } = await openAssign(page, serial);

  await test.step("Assign Recruiter, where the first attempt stored the stipend", async () => {
    await form.choose("Recruiter", "Asha Kulkarni");
    await form.field("No. of Positions").fill("1");
    await form.field("Stipend").fill("9000");
    await form.choose("Tenure (Months)", "4");
    await form.submit();
    await expect(form.error).toHaveText(kept);
    await expect(form.field("No. of Positions")).toHaveValue("1");
    await expect(form.root).toContainText("3 positions, 2 unassigned");
    await form.submit();
    await form.closed();
    await expectToast(page, "Requisition Assigned Successfully");
    const { assignments } = await manager.whole(serial);
    expect(assignments.map(({ positions }) => positions)).toEqual([1]);
  });

  await home.status(serial).click();
  const panel = home.panel(serial);
  await test.step("Position Revoke, where the first attempt left too few positions", async () => {
    const revoke = await panel.open("Revoke Position", "Position Revoke");
    await revoke.field("No. of Positions").fill("2");
    await revoke.field("Comment").fill("One will do");
    await revoke.submit();
    await revoke.answer(revokeQuestion, "YES");
    await expect(revoke.error).toContainText(kept);
    await expect(revoke.root).toContainText("1 position, 1 remaining");
    await expect(revoke.field("Comment")).toHaveValue("One will do");
    await revoke.submit();
    await revoke.answer(revokeQuestion, "YES");
    await revoke.closed();
    expect((await manager.whole(serial)).positions).toBe(1);
  });

  await test.step("Hold, which stays a hold", async () => {
    const hold = await panel.open("Hold", "Assign Recruiter");
    await hold.field("Note").fill("Budget is checked");
    await hold.submit();
    await expect(hold.error).toContainText(kept);
    await home.expectStatus(serial, "Hold");
    await expect(hold.field("Note")).toHaveValue("Budget is checked");
    await hold.submit();
    await hold.closed();
    const { timeline } = await manager.whole(serial);
    expect(timeline.filter(({ action }) => action === "Hold")).toHaveLength(1);
  });
});

test("New Requisition with a lost answer is made once", async ({ enter, as }) => {
  const page = await enter("manager", "/admin");
  await loseNextAnswer(page, "/api/requisitions");
  await page.getByRole("button", { name: "New Requisition" }).click();
  const form = new HomePage(page).form("New Requisition");
  const city = "Ichalkaranji";
  await form.choose("Position", "QA Engineer");
  await form.field("No. of Positions").fill("1");
  await form.choose("State", "Maharashtra");
  await form.choose("City", city);
  await form.choose("Requested by", "Shruti Venkatesan · Engineering");
  await form.chooseDayOfNextMonth("TAT", 20);
  await form.submit();
  await expect(form.error).toHaveText(kept);
  await expect(form.select("City")).toHaveValue(city);
  await form.submit();
  await form.closed();
  const list = await (await as("manager")).get(
    `/api/Requisition.svc/get_requirement_data/all/all/all/all/all/all?q=${city}`,
  );
  expect(list.data).toHaveLength(1);
});

test("a stale tab shows the conflict, and changes nothing", async ({ enter, as, requisitions }) => {
  const manager4 = await as("manager4");
  const { id, serial } = await requisitions.approved(3);
  const page = await enter("manager");
  await stayBehind(page);
  const { home, form } = await openAssign(page, serial);
  await expect(form.root).toContainText("3 positions, 3 unassigned");
  await form.choose("Recruiter", "Asha Kulkarni");
  await form.field("No. of Positions").fill("1");
  expect((await manager4.assign(id, await manager4.recruiter("Imran Shaikh"), 1)).code).toBe("200");

  await form.submit();
  await expect(form.error).toHaveText("Somebody else has changed this requisition. Please look again.");
  expect((await manager4.whole(serial)).assignments).toHaveLength(1);
  await expect(form.field("No. of Positions")).toHaveValue("1");
  await expect(form.root, "it has looked again by itself").toContainText("3 positions, 2 unassigned");
  await form.submit();
  await form.closed();
  expect((await manager4.whole(serial)).assignments).toHaveLength(2);

  await home.status(serial).click();
  const hold = await home.panel(serial).open("Hold", "Assign Recruiter");
  await hold.field("Note").fill("Budget is checked");
  await requisitions.revoked(id);
  await hold.submit();
  await expect(hold.error).toContainText("Something Went Wrong");
  await expect(hold.error).toContainText("Hold is not possible: this requisition is revoked");
  await expect(hold.field("Note")).toHaveValue("Budget is checked");
  expect((await manager4.whole(serial)).status).toBe("Revoke");
});

for (const { button, title, action, positions, failure, question } of [
  { button: "Revoke Asha Kulkarni", title: "HR Revoke", action: "HR Revoke", question: revokeQuestion },
  { button: "Revoke Position", title: "Position Revoke", positions: "1", question: revokeQuestion },
  { button: "Revoke Requisition", title: "Revoke Requisition", question: revokeQuestion },
  { button: "Raise Requisition", title: "Raise Requisition", positions: "1" },
  {
    button: "Edit Requisition",
    title: "Edit Requisition",
    failure: "Something went wrong",
    question: "Are you sure you want to edit this requisition?",
  },
].map((row) => ({
  action: row.button,
  positions: "",
  failure: "Something Went Wrong",
  question: "",
  ...row,
}))) {
  test(`${title} on a requisition revoked meanwhile is refused with the reason`, async ({
    enter,
    as,
    requisitions,
  }) => {
    const { id, serial } = await requisitions.assigned(2);
    await requisitions.hired(id, "Offer Accepted");
    const page = await enter("manager", `/admin?req=${serial}`);
    await stayBehind(page);
    const form = await new HomePage(page).panel(serial).open(button, title);
    if (title === "Edit Requisition") await form.pick("Contract");
    if (positions) await form.field("No. of Positions").fill(positions);
    await form.field("Comment").fill("Written before I knew");
    await requisitions.revoked(id);
    const before = await (await as("manager")).whole(serial);
    await form.submit();
    if (question) await form.answer(question, "YES");
    await expect(form.error).toContainText(failure);
    await expect(form.error).toContainText(`${action} is not possible: this requisition is revoked`);
    await expect(form.field("Comment")).toHaveValue("Written before I knew");
    expect(await (await as("manager")).whole(serial)).toEqual(before);
  });
}

test("Undo is refused after somebody else's change", async ({ enter, as, requisitions }) => {
  const manager4 = await as("manager4");
  const { id, serial } = await requisitions.assigned(1);
  const page = await enter("manager");
  await stayBehind(page);
  const home = new HomePage(page);
  await home.find(serial);
  await home.status(serial).click();
  const hold = await home.panel(serial).open("Hold", "Assign Recruiter");
  await hold.field("Note").fill("Budget is checked");
  await hold.submit();
  await expect(home.undo).toBeVisible();
  await manager4.must(`/api/requisitions/${id}/resume`, {});
  await home.undo.click();
  await expectToast(page, "This cannot be undone any more: something else was done since");
  expect((await manager4.whole(serial)).status).toBe("Assigned");
});

test("addresses of requisitions that do not exist or are not visible", async ({
  enter,
  as,
  requisitions,
}) => {
  const { id, serial } = await requisitions.approved(1);
  const told = "Data not available";
  const manager = await enter("manager", "/directory?req=999999");
  await expect(manager.getByText(told)).toBeVisible();
  await expect(manager.getByRole("button", { name: "Try again" })).toBeVisible();
  await manager.goto("/directory?req=drop%20table");
  await expect(manager.getByText("No requisition is chosen")).toBeVisible();
  await manager.goto("/admin?req=999999");
  await expect(manager.getByRole("dialog", { name: "Requisition", exact: true })).toContainText(told);

  for (const who of ["recruiter", "interviewer", "esa-assigned"]) {
    const page = await enter(who, `/directory?req=${serial}`);
    await expect(page.getByText(told)).toBeVisible();
    await expect(new DirectoryPage(page).requisition(serial)).toHaveCount(0);
    await page.goto(`/admin?q=${serial}&req=${serial}`);
    await expect(page.getByText("No Data Available").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const api = await as(who);
    expect((await api.assign(id, api.userId, 1)).code).toBe("403");
  }
  const { status, assignments } = await (await as("manager")).whole(serial);
  expect({ status, assignments }).toEqual({ status: "Approved", assignments: [] });
});
