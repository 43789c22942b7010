import type { Locator } from "@playwright/test";
import { DirectoryPage } from "./pages/DirectoryPage";
import { HomePage } from "./pages/HomePage";
import { Shell } from "./pages/Shell";
import { day } from "./requisitions";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";
import { notWhole } from "./whole";

/** The number on a tile, once it is loaded. */
async function numberOf(tile: Locator): Promise<string> {
  await expect(tile).toHaveAttribute("aria-label", /\d+$/);
  return /\d+$/.exec((await tile.getAttribute("aria-label")) ?? "")?.[0] ?? "";
}

test("tiles, rows and the address agree", async ({ enter }) => {
  const page = await enter("manager", "/admin");
  const home = new HomePage(page);
  for (const label of ["Open", "In Progress", "Overdue", "Hold/Revoke"]) {
    const tile = home.tile(label);
    const number = await numberOf(tile);
    await tile.click();
    await expect(tile).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(new RegExp(`of ${number}$`)).first()).toBeVisible();
  }
  await page.reload();
  const tile = home.tile("Hold/Revoke");
  await expect(tile).toHaveAttribute("aria-pressed", "true");
  const number = await numberOf(tile);
  await expect(page.getByText(new RegExp(`of ${number}$`)).first()).toBeVisible();
});

for (const { who, managerView, manages } of [
  { who: "manager4", managerView: true, manages: true },
  { who: "senior-hr", managerView: true, manages: false },
  { who: "recruiter", managerView: false, manages: false },
  { who: "interviewer", managerView: false, manages: false },
]) {
  test(`${who}: the columns, filters and buttons of their home`, async ({ enter }) => {
    const page = await enter(who, "/admin");
    const home = new HomePage(page);
    const shown = (yes: boolean) => (yes ? 1 : 0);
    const head = (name: string) => home.table.getByRole("columnheader", { name, exact: true });
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await expect(head("Req ID")).toBeVisible();
    await expect(head("HR Name")).toHaveCount(shown(managerView));
    await expect(head("No. of Positions (Total/Assigned)")).toHaveCount(shown(managerView));
    await expect(head("No. of Positions")).toHaveCount(shown(!managerView));
    await expect(page.getByRole("button", { name: /^Select Department/ })).toHaveCount(shown(managerView));
    await expect(button("New Requisition")).toHaveCount(shown(manages));
    await expect(button("Source Count")).toBeVisible();
    await expect(button("Follow Up Details")).toBeVisible();
    await expect(button("Daily Calls Details")).toHaveCount(shown(!managerView));
  });
}

test("a row opens the directory of its requisition", async ({ enter, requisitions }) => {
  const { serial } = await requisitions.approved(1);
  const page = await enter("manager");
  const home = new HomePage(page);
  const directory = new DirectoryPage(page);
  await home.find(serial);
  await home.row(serial).getByText("Pune").click();
  await expect(page).toHaveURL(`/directory?req=${serial}`);
  await expect(directory.requisition(serial)).toBeVisible();
  await page.goto("/directory");
  await expect(directory.requisition(serial), "it stays chosen in this login session").toBeVisible();
});

for (const { who, downloads } of [
  { who: "manager", downloads: true },
  { who: "recruiter", downloads: false },
]) {
  test(`${who}: JD, Skills, Comments, Timeline and More Details of a row`, async ({
    enter,
    requisitions,
  }) => {
    const { serial } = await requisitions.assigned(1);
    const page = await enter(who);
    const home = new HomePage(page);
    await home.find(serial);
    const cell = home.row(serial).getByRole("cell").first();
    await expect(cell, "wider rows for those who take comments out").toHaveCSS(
      "height",
      downloads ? "43px" : "40px",
    );
    const read = async (title: string, text: string) => {
      const dialog = page.getByRole("dialog", { name: title, exact: true });
      await expect(dialog).toContainText(text);
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
    };
    const press = (name: string) =>
      home
        .row(serial)
        .getByRole("button", { name: `${name} of ${serial}`, exact: true })
        .click();
    await press("View JD");
    await read("Job Description", serial);
    await press("View Skills");
    await read("Skills", "Go");
    await press("View Comments");
    const comments = page.getByRole("dialog", { name: "Comments", exact: true });
    await expect(comments).toContainText("Needed soon");
    await expect(comments.getByRole("button", { name: "Download Comments" })).toHaveCount(downloads ? 1 : 0);
    await read("Comments", "Needed soon");
    await press("Timeline");
    await read("Timeline", "Assigned");
    if (downloads) await home.more(serial, "More Details");
    else await press("More");
    await read("More Details", "Job Description");
  });
}

test("a notification opens its requisitions, and their rows open the directory", async ({
  enter,
  requisitions,
}) => {
  const { serial } = await requisitions.approved(3, { tat: day(new Date()) });
  const page = await enter("manager4", "/admin");
  const shell = new Shell(page);
  await shell.bell.click();
  const drawer = page.getByRole("dialog", { name: "Notifications" });
  const card = drawer.getByRole("listitem").first();
  await expect(card).toContainText("List of Requisitions to be closed this week!");
  await card.getByRole("button", { name: /^click here/ }).click();
  const list = page.getByRole("dialog", { name: "Requisition List", exact: true });
  await expect(list.getByRole("columnheader")).toHaveText([
    "Req ID",
    "Position",
    "Department",
    "No. of Positions/Joined",
    "Location",
    "Employee Status",
    "Employee Type",
    "TAT",
  ]);
  await list.getByRole("button", { name: /search/i }).click();
  await list.getByRole("searchbox").fill(serial);
  const row = list.getByRole("row").filter({ hasText: serial });
  await expect(row).toContainText("3/0");
  await row.getByText("Pune").click();
  await expect(page).toHaveURL(`/directory?req=${serial}`);
  await expect(new DirectoryPage(page).requisition(serial)).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(list).toBeHidden();
});

for (const name of ["Source Count", "Follow Up Details", "Daily Calls Details"]) {
  test(`${name} opens, closes, and is accessible`, async ({ enter }) => {
    const page = await enter("recruiter", "/admin");
    await page.getByRole("button", { name, exact: true }).click();
    const panel = page.getByRole("dialog").first();
    await expect(panel.getByRole("table").first()).toBeVisible();
    await expectAccessible(page, "[role=dialog]");
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
  });
}

for (const who of ["manager", "recruiter"]) {
  test(`${who}: the list shows its texts whole, without scrolling`, async ({ enter }) => {
    const page = await enter(who, "/admin");
    const home = new HomePage(page);
    for (const width of [1350, 1366, 1440, 1536, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await home.table.getByRole("row").nth(2).waitFor();
      // Only interns have these two; where they do not fit, they wait behind the columns that stay in sight.
      const behind = width < 1500 ? ["Stipend", "Tenure (Months)"] : [];
      // The pipeline is ours; where it does not fit, it waits behind the columns of the documents.
      if (width < (who === "recruiter" ? 1662 : 1736)) behind.push("NewCallHRTechOfferJoinedPipeline");
      // Where every pixel is taken, a long name may need more than its two lines.
      const long = width !== 1440 && width < 1600 ? ["Position", "Rehire For", "HR Name"] : [];
      await expect.poll(() => notWhole(home.table, [...behind, ...long]), `${width} px`).toEqual([]);
    }
  });
}

test("Overdue opens worst first", async ({ enter }) => {
  const page = await enter("manager", "/admin");
  const home = new HomePage(page);
  await page.getByRole("button", { name: /^Overdue: / }).click();
  await expect(page).toHaveURL(/tile=OVERDUE$/);
  const days = home.table.locator("tbody tr td:last-child");
  await expect(days.first()).not.toHaveText("0");
  const numbers = (await days.allTextContents()).map(Number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
});

test("what takes the focus is scrolled out from under the columns that stay in sight", async ({ enter }) => {
  const page = await enter("manager", "/admin");
  const home = new HomePage(page);
  const sort = home.table.getByRole("columnheader", { name: "Tenure (Months)" }).getByRole("button");
  await sort.focus();
  await expect.poll(() => notWhole(home.table)).not.toContain("head Tenure (Months)");
});

test("Follow Up Details shows its dates, statuses and heads whole", async ({ enter }) => {
  for (const who of ["manager", "recruiter"]) {
    const page = await enter(who, "/admin?panel=followUp");
    const table = page.getByRole("table", { name: "Follow Up Details" });
    for (const width of [1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await table.getByRole("row").nth(2).waitFor();
      // Written by people, as long as they like.
      const free = ["Email", "Address", "Last Comment"];
      await expect.poll(() => notWhole(table, free), `${who}, ${width} px`).toEqual([]);
    }
  }
});

for (const [who, name] of [
  ["recruiter", "Source Count"],
  ["manager", "Source Count"],
  ["manager", "Follow Up Details"],
  ["recruiter", "Daily Calls Details"],
] as const) {
  test(`${who}: ${name} fills the height of its drawer`, async ({ enter }) => {
    const page = await enter(who, "/admin");
    await page.getByRole("button", { name, exact: true }).click();
    const panel = page.getByRole("dialog").first();
    await expect(panel.getByRole("table").first()).toBeVisible();
    const end = async () => {
      const box = await panel.getByRole("navigation").last().boundingBox();
      return box ? Math.round(box.y + box.height) : 0;
    };
    await expect.poll(end).toBe(900);
  });
}

test("from a follow-up to the next one of the list, and back to it", async ({ enter, requisitions }) => {
  const { id } = await requisitions.assigned(1);
  const today = day(new Date());
  for (const [name, time] of [
    ["Farida Contractor", "23:59"],
    ["Gautam Sethi", "23:58"],
  ]) {
    const candidate = await requisitions.candidate(id, undefined, { NAME: name });
    await requisitions.move(id, candidate, "CALL", "Call Back", {
      CALLBACK_DATE: today,
      CALLBACK_TIME: time,
      COMMENT: `${name} asks for time`,
    });
  }
  const page = await enter("recruiter", "/admin?panel=followUp&p.sort=-followUp");
  await page.getByRole("button", { name: "Today", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
  const panel = page.getByRole("dialog", { name: "Follow Up Details" });
  const row = panel.getByRole("row").filter({ hasText: "Farida Contractor" });
  await expect(row).toContainText("Farida Contractor asks for time");
  await expect(row.getByRole("link")).toHaveAttribute("href", /^tel:/);
  await row.getByText("Farida Contractor", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Farida Contractor" })).toBeVisible();
  await page.getByRole("button", { name: "Next candidate" }).click();
  await expect(page.getByRole("heading", { name: "Gautam Sethi" })).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(row).toBeVisible();
});

test("home and the assignment panel are accessible, on a desktop and on a phone", async ({
  enter,
  requisitions,
}) => {
  const { serial } = await requisitions.assigned(1);
  const page = await enter("manager", "/admin?size=10");
  const home = new HomePage(page);
  await expect(home.table.getByRole("row").nth(2)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.goto(`/admin?req=${serial}`);
  await expect(home.panel(serial).timeline).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page, "[role=dialog]");
});
