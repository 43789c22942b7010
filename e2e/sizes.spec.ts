import type { Page } from "@playwright/test";
import { isPublic, type RouteRow, routes } from "../web/src/routes";
import type { Api } from "./api";
import { misfits } from "./fit";
import type { Requisitions } from "./requisitions";
import { expect, test } from "./test";

/** A desk, a laptop, a small window, 200 % zoom on a desk, and a phone. */
const sizes = [
  [1440, 900],
  [1366, 768],
  [1024, 768],
  [720, 450],
  [390, 844],
] as const;

type Opened = { who?: string; at: string };
type Tools = { requisitions: Requisitions; as: (who: string) => Promise<Api> };

/** A candidate at work on a requisition. */
async function somebody({ requisitions }: Tools): Promise<{ id: string; serial: string; candidate: string }> {
  const made = await requisitions.assigned(1);
  const candidate = await requisitions.candidate(made.id);
  await requisitions.walk(made.id, candidate, "Shortlisted");
  return { ...made, candidate };
}

/** The addresses that name somebody, or that look different to somebody else; all others open as they are. */
const openings: Record<string, readonly ((tools: Tools) => Promise<Opened>)[]> = {
  "/admin": [
    async () => ({ who: "manager", at: "/admin" }),
    async () => ({ who: "recruiter", at: "/admin" }),
    async ({ requisitions }) => {
      const { serial } = await requisitions.assigned(1, { spare: 1 });
      return { who: "manager", at: `/admin?req=${serial}` };
    },
  ],
  "/directory": [
    async (tools) => ({ who: "manager", at: `/directory?req=${(await somebody(tools)).serial}` }),
    async (tools) => ({
      who: "recruiter",
      at: `/directory?view=board&req=${(await somebody(tools)).serial}`,
    }),
  ],
  "/candidate_details": [
    async (tools) => {
      const { candidate, id } = await somebody(tools);
      return { who: "recruiter", at: `/candidate_details?candidate=${candidate}&requisition=${id}` };
    },
  ],
  "/calling": [async () => ({ who: "recruiter", at: "/calling" })],
  "/waiting": [
    async () => ({ who: "manager", at: "/waiting" }),
    async () => ({ who: "recruiter", at: "/waiting" }),
  ],
  "/candidate_form/{candidateId}": [
    async (tools) => {
      const { candidate, id } = await somebody(tools);
      return { at: await tools.requisitions.link(candidate, id, "form") };
    },
  ],
  "/can_resume/{id1}/{id2}/{id3}": [
    async (tools) => {
      const { candidate, id } = await somebody(tools);
      return { at: await tools.requisitions.link(candidate, id, "resume") };
    },
  ],
  // A file, or the words that there is none.
  "/can_resume/{resumeId}": [async () => ({ who: "recruiter", at: "/can_resume/none" })],
};

const reader: Partial<Record<RouteRow["who"], string>> = {
  interviewers: "interviewer",
  administrators: "administrator",
  esaAssigned: "esa-assigned",
};

const plain =
  ({ path, who }: RouteRow) =>
  async (): Promise<Opened> => {
    if (path.includes("{")) throw new Error(`openings does not say how ${path} is opened`);
    return isPublic(who) ? { at: path } : { who: reader[who] ?? "manager", at: path };
  };

async function settled(page: Page): Promise<void> {
  await expect(page.locator("h1, h2, main").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  // A screen that loads in steps is ready once its text stops changing.
  let before: string | null = null;
  const isStill = async () => {
    const now = await page.locator("body").textContent();
    const still = now === before;
    before = now;
    return still;
  };
  await expect.poll(isStill, { intervals: [300] }).toBe(true);
}

for (const row of routes.filter(({ served }) => served)) {
  for (const [index, open] of (openings[row.path] ?? [plain(row)]).entries()) {
    test(`sizes: ${row.path}${index > 0 ? `, ${index + 1}` : ""}`, async ({
      page,
      enter,
      requisitions,
      as,
    }) => {
      const { who, at } = await open({ requisitions, as });
      const shown = who ? await enter(who, at) : page;
      if (!who) await shown.goto(at);
      await settled(shown);
      for (const [width, height] of sizes) {
        await shown.setViewportSize({ width, height });
        // The layout takes a few frames to settle.
        await expect
          .poll(() => misfits(shown), { message: `${width} x ${height}`, timeout: 5_000 })
          .toEqual([]);
      }
    });
  }
}

test("a low window in the calling round shows whose number it is, and the outcomes below it", async ({
  enter,
}) => {
  const page = await enter("recruiter", "/calling");
  const candidate = page.getByRole("region", { name: "Candidate", exact: true });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(candidate.getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(candidate.locator("a[href^='tel:']").first()).toBeInViewport();
    const outcome = candidate.getByRole("button", { name: /Ringing/ });
    await outcome.scrollIntoViewIfNeeded();
    await expect(outcome).toBeInViewport();
    await expect(candidate.locator("a[href^='tel:']").first()).toBeInViewport();
  }
});
