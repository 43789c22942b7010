import { readFile } from "node:fs/promises";
import { Api } from "./api";
import { Muster } from "./muster";
import { Shell } from "./pages/Shell";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test";

const year = new Date().getFullYear();
const thisYear = `from=${year}-01-01&to=${year}-12-31`;

/** The name in the mail, the address, and the button that downloads the table. */
const dashboards = [
  ["Team Dashboard", "/team_performance", "Download CSV"],
  ["Hourly Performance", `/hourly_performance?metric=calls&${thisYear}`, "Download CSV"],
  ["Profile Metrics", "/profile_metrics", "Download CSV"],
  ["Team S6", "/s6_performance", "Download"],
  ["Offer Sent and Accepted", "/offer_sent_accepted_db", "Download"],
  ["Monthly Team Performance", "/monthly_performance_dashboard", "Download"],
  ["Selected Candidate Source", "/candidateSourcewise_db", "Download CSV"],
  ["Huddle", `/huddleDashboard?view=positions&${thisYear}`, "Download CSV"],
  ["Monthly Requisition Data", "/monthly_req_data", "Download"],
  ["Average TTF", "/average_ttf", "Download"],
  ["Review Dashboard", `/review_dashboard?${thisYear}`, "Download CSV"],
  ["Requisition Open Till Date", "/open_till_date?sort=designation", "Download CSV"],
] as const;

/** The attached file of a mail. */
function attachment(raw: string): Buffer {
  const part = raw.slice(raw.indexOf("Content-Type: text/csv"));
  const body = part.slice(part.indexOf("\n\n") + 2);
  return Buffer.from(body.slice(0, body.indexOf("\n--")), "base64");
}

/** A requisition whose funnel has candidates and whose rounds have results. */
async function judgedRequisition(api: Api): Promise<{ dept: string; req: string }> {
  const departments = await api.get("/api/Department_Master.svc/Get_Department_Dropdown");
  for (const { id: dept } of departments.data) {
    const options = await api.get(`/api/Candidate_Feedback_Form.svc/Get_Requisition_List/${dept}`);
    for (const { REQ_ID: req } of options.data) {
      const cards = await api.get(
        `/api/Candidate_Feedback_Form.svc/Feedback_candidate_cards/${req}/All/All/${year}-01-01/${year}-12-31`,
      );
      if (cards.data.length > 1) return { dept: String(dept), req: String(req) };
    }
  }
  throw new Error("no requisition of the demo company has results");
}

test("the tables of all dashboards are mailed weekly, equal to the files of the screens", async ({
  browser,
  mailbox,
}) => {
  test.setTimeout(300_000);
  const before = await Muster.start("--smtp", mailbox.url);
  const api = await Api.as(before, "manager");
  const { dept, req } = await judgedRequisition(api);
  const all = [
    ...dashboards,
    ["ELPL Dashboard", `/ELPL_sheets?dept=${dept}&req=${req}&stage=CALL`, "Download CSV"],
    ["Candidate Feedback", `/candidate_feedback?dept=${dept}&req=${req}&${thisYear}`, "Download CSV"],
  ] as const;
  const page = await browser.newPage({ baseURL: before.url, storageState: await api.session() });
  const dialog = page.getByRole("dialog", { name: "Mail weekly" });

  await test.step("each is set on its screen", async () => {
    for (const [name, path] of all) {
      await page.goto(path);
      await page.getByRole("button", { name: "Mail weekly" }).first().click();
      await expect(dialog.getByRole("combobox", { name: "Day" }), name).toHaveValue("Monday");
      if (name === "Huddle") {
        await expect(dialog).toContainText("Each file covers: This Year");
        await expectAccessible(page);
      }
      await dialog.getByRole("button", { name: "Mail weekly" }).click();
      await expect(dialog, name).toBeHidden();
    }
  });

  await test.step("all are listed under the user's name, and one is stopped", async () => {
    await page.goto("/average_ttf?year=2020");
    await page.getByRole("button", { name: "Mail weekly" }).click();
    await dialog.getByRole("combobox", { name: "Day" }).click();
    await page.getByRole("option", { name: "Friday" }).click();
    await dialog.getByRole("combobox", { name: "Time" }).click();
    await page.getByRole("option", { name: "06:00 pm" }).click();
    await dialog.getByRole("button", { name: "Mail weekly" }).click();
    await expect(dialog).toBeHidden();
    await new Shell(page).openProfile();
    await page.getByRole("menuitem", { name: "Weekly Files" }).click();
    const list = page.getByRole("dialog", { name: "Weekly Files" });
    await expect(list.getByRole("listitem")).toHaveCount(15);
    await expect(list.getByRole("listitem").last()).toContainText(`${year - 2020} years before`);
    await expect(list.getByRole("listitem").last()).toContainText("Friday, 06:00 pm · next ");
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectNoSidewaysScroll(page);
    await list.getByRole("button", { name: `Stop Average TTF, ${year - 2020} years before` }).click();
    await expect(list.getByRole("listitem")).toHaveCount(14);
    await page.close();
  });

  const later = new Date(Date.now() + 8 * 86_400_000);
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(later);
  const after = await before.restart("--smtp", mailbox.url, "--today", day);
  await test.step("a week later each mail has the file that its link downloads", async () => {
    const again = await Api.as(after, "manager");
    const screen = await browser.newPage({ storageState: await again.session() });
    for (const [name, , button] of all) {
      const of = (text: string) => text.includes(`Dashboard: ${name}\n`) && text.includes(`: ${after.url}/`);
      const { raw } = await mailbox.newestLetter(of);
      const link = /^On the screen: (\S+)/m.exec(await mailbox.newest(of))?.[1] ?? "";
      await screen.goto(link);
      const waiting = screen.waitForEvent("download");
      await screen.getByRole("button", { name: button, exact: true }).first().click();
      const file = await readFile(await (await waiting).path());
      expect(attachment(raw).toString("utf8"), name).toBe(file.toString("utf8"));
      const [head = "", ...rows] = file.toString("utf8").split("\r\n");
      expect(rows.length, name).toBeGreaterThan(1);
      const heads = head.split(",");
      expect(new Set(heads).size, `${name} names each column by itself: ${head}`).toBe(heads.length);
    }
    const audit = await (await Api.as(after, "administrator")).get(
      "/api/audit?kind=Download&about=WeeklyFile",
    );
    expect(audit.data).toHaveLength(14);
    await screen.close();
  });
  await after.stop();
});
