import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { Api } from "./api";
import { Desks } from "./desks";
import { Mailbox } from "./mailbox";
import { Muster } from "./muster";
import { LoginPage } from "./pages/LoginPage";
import { Shell } from "./pages/Shell";
import { restPointer } from "./pointer";
import { Requisitions } from "./requisitions";
import { keepToasts } from "./toasts";

type Fixtures = {
  loginPage: LoginPage;
  shell: Shell;
  /** A Muster of the test's own, for what would be in the way of others: a password that is changed, for example. */
  ownMuster: Muster;
  /** Signs a demo user in through the login screen. */
  signIn: (who: string) => Promise<void>;
  /** A browser that nobody else uses meanwhile, in which a demo user is signed in already; at a path, if one is given. */
  enter: (who: string, path?: string) => Promise<Page>;
};

type WorkerFixtures = {
  muster: Muster;
  mailbox: Mailbox;
  /** The calls of a demo user, who is signed in once for all tests of the worker. */
  as: (who: string) => Promise<Api>;
  desks: Desks;
  requisitions: Requisitions;
};

/** Each worker has a Muster and a mailbox of its own, so that tests side by side do not see each other's work. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mailbox: [
    // Playwright reads the names of what a fixture needs; this one needs nothing, and says so with a name that is always there.
    async ({ browserName: _ }, use) => {
      const mailbox = await Mailbox.open();
      await use(mailbox);
      await mailbox.close();
    },
    { scope: "worker" },
  ],
  muster: [
    async ({ mailbox }, use) => {
      const muster = await Muster.start("--smtp", mailbox.url);
      await use(muster);
      await muster.stop();
    },
    { scope: "worker" },
  ],
  as: [
    async ({ muster }, use) => {
      const known = new Map<string, Promise<Api>>();
      await use((who) => {
        const api = known.get(who) ?? Api.as(muster, who);
        known.set(who, api);
        return api;
      });
    },
    { scope: "worker" },
  ],
  desks: [
    async ({ browser, muster }, use) => {
      const desks = new Desks(browser, muster.url);
      await use(desks);
      await desks.close();
    },
    { scope: "worker" },
  ],
  requisitions: [
    async ({ as, mailbox, muster }, use) => {
      const [manager, recruiter, esaAssigned, interviewer] = await Promise.all([
        as("manager"),
        as("recruiter"),
        as("esa-assigned"),
        as("interviewer"),
      ]);
      await use(new Requisitions({ manager, recruiter, esaAssigned, interviewer }, mailbox, muster.url));
    },
    { scope: "worker" },
  ],
  ownMuster: async ({ mailbox }, use) => {
    const muster = await Muster.start("--smtp", mailbox.url);
    await use(muster);
    await muster.stop();
  },
  baseURL: async ({ muster }, use) => use(muster.url),
  context: async ({ context }, use) => {
    await keepToasts(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    await restPointer(page);
    await use(page);
  },
  loginPage: async ({ page }, use) => use(new LoginPage(page)),
  shell: async ({ page }, use) => use(new Shell(page)),
  signIn: async ({ page, muster, loginPage }, use) =>
    use(async (who) => {
      const { mobile, password } = muster.login(who);
      await page.goto("/");
      await loginPage.logIn(mobile, password);
      await expect(page.getByRole("navigation", { name: "Main menu" })).toBeAttached();
    }),
  enter: async ({ as, desks }, use, info) => {
    const taken: [who: string, page: Page][] = [];
    await use(async (who, path) => {
      const page = await desks.take(who, await as(who));
      taken.push([who, page]);
      if (path) await page.goto(path);
      return page;
    });
    // Playwright ends the worker of a flow that failed, so nobody would sit down there any more.
    if (info.status === info.expectedStatus) for (const [who, page] of taken) await desks.handOn(who, page);
  },
});

export { expect } from "@playwright/test";

/** What looks different in the dark; the other rules are about the page itself and need to be asked once. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Holds the page against the accessibility rules, in light and in dark. A mail's preview is a sandbox in which nothing runs,
 * axe neither, so frames are left out. What lies behind an open dialog takes axe long to see through, so a dialog is looked at
 * by itself.
 */
export async function expectAccessible(page: Page, within: "html" | "[role=dialog]" = "html"): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await standsStill(page);
    const rules = scheme === "dark" ? colourRules : [];
    expect(await violationsOf(page, within, rules), `axe, ${scheme}`).toEqual([]);
  }
}

/** Waits for what moves or changes its colour, but for what never ends, such as the shimmer of something that loads. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

async function violationsOf(page: Page, within: string, rules: string[]): Promise<string[]> {
  // Asked for violations alone, axe does not spend half of its time on describing what passes.
  const axe = new AxeBuilder({ page })
    .include(within)
    .exclude("iframe")
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n  ")}`);
}

/** A page that is wider than the screen makes a person on a phone scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // A page that has just been made narrower lays itself out over a few frames, so it is asked until it stands.
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
}
