import type { Page } from "@playwright/test";
import {
  city,
  holdNote,
  type Late,
  oneOfEachStatus,
  overdueOfEach,
  revokeComment,
  type StoredStatus,
} from "./everyStatus";
import { HomePage } from "./pages/HomePage";
import { test as base, expect } from "./test";

/** What a click on a status opens for managers. */
const opens = {
  New: "nothing",
  Unapproved: "nothing",
  Approved: "Assign Recruiter",
  Assigned: "the panel",
  "Re-Assigned": "the panel",
  Inprogress: "the panel",
  Completed: "the panel",
  Onboarded: "the panel",
  Overdue: "the panel",
  Hold: "Assign Recruiter, its note and Resume",
  "Hr Revoke": "the panel",
  Revoke: "why it was revoked",
} as const;

/** Everybody else sees a plain badge, except where work stopped and they may read why. */
const opensForOthers: Partial<Record<Shown, Opened>> = {
  Hold: "why it was put on hold",
  Revoke: "why it was revoked",
};

type Shown = keyof typeof opens;
type Opened = (typeof opens)[Shown] | "why it was put on hold";

const titles: Record<Exclude<Opened, "nothing" | "the panel">, string> = {
  "Assign Recruiter": "Assign Recruiter",
  "Assign Recruiter, its note and Resume": "Assign Recruiter",
  "why it was put on hold": "Hold",
  "why it was revoked": "Revoke",
};

/** Recruiters and interviewers are not on a requisition yet in these statuses, so they do not see it. */
const beforeWork: readonly Shown[] = ["New", "Approved"];

type Kind = { who: string; manages: boolean; sees: (status: Shown) => boolean };

const kinds: readonly Kind[] = [
  { who: "manager", manages: true, sees: () => true },
  { who: "manager4", manages: true, sees: () => true },
  { who: "senior-hr", manages: false, sees: () => true },
  { who: "recruiter", manages: false, sees: (status) => !beforeWork.includes(status) },
  { who: "esa-assigned", manages: false, sees: (status) => !beforeWork.includes(status) },
  { who: "interviewer", manages: false, sees: (status) => !beforeWork.includes(status) },
];

const test = base.extend<object, { each: Map<StoredStatus, string>; late: Late }>({
  each: [
    async ({ requisitions, as }, use) => {
      const [manager, recruiter, esa] = await Promise.all([
        as("manager"),
        as("recruiter"),
        as("esa-assigned"),
      ]);
      await use(await oneOfEachStatus(requisitions, manager, recruiter, esa));
    },
    { scope: "worker" },
  ],
  late: [
    async ({ requisitions, as }, use) => use(await overdueOfEach(requisitions, as)),
    { scope: "worker" },
  ],
});

/** Clicks, checks what opened, and closes it. */
async function expectOpened(page: Page, home: HomePage, serial: string, opened: Opened): Promise<void> {
  await home.status(serial).click();
  if (opened === "the panel") {
    const panel = home.panel(serial);
    await expect(panel.table).toBeVisible();
    await expect(panel.timeline).toBeVisible();
    await panel.close();
    return expect(panel.root).toBeHidden();
  }
  if (opened === "nothing") throw new Error("nothing to open");
  const title = titles[opened];
  const dialog = page.getByRole("dialog", { name: title, exact: true });
  await expect(dialog).toContainText(serial);
  if (title === "Revoke") await expect(dialog).toContainText(revokeComment);
  if (title === "Hold") await expect(dialog).toContainText(holdNote);
  if (title === "Assign Recruiter") {
    const held = opened === "Assign Recruiter, its note and Resume";
    await expect(dialog.getByRole("button", { name: "Resume" })).toHaveCount(held ? 1 : 0);
    if (held) await expect(dialog).toContainText(holdNote);
  }
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
}

for (const { who, manages, sees } of kinds) {
  test(`${who}: what a click on each status opens`, async ({ enter, each, late }) => {
    const page = await enter(who, `/admin?q=${city}&size=25`);
    const home = new HomePage(page);
    const look = async (status: Shown, serial: string) => {
      if (!sees(status)) return expect(home.row(serial)).toHaveCount(0);
      await home.expectStatus(serial, status);
      const opened = (manages ? opens[status] : opensForOthers[status]) ?? "nothing";
      if (opened === "nothing") return expect(home.status(serial)).toHaveCount(0);
      return expectOpened(page, home, serial, opened);
    };
    await expect(home.row(each.get("Revoke") ?? "")).toBeVisible();
    for (const [status, serial] of each) await test.step(status, () => look(status, serial));
    const overdue = late.get(who) ?? "";
    await home.find(overdue);
    await test.step("Overdue", () => look("Overdue", overdue));
  });
}
