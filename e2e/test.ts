import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { Api } from "./api";
import { BrowserPool } from "./browserPool";
import { Mailbox } from "./mailbox";
import { Muster } from "./muster";
import { LoginPage } from "./pages/LoginPage";
import { Shell } from "./pages/Shell";
import { restPointer } from "./pointer";
import { Requisitions, staffOf } from "./requisitions";
import { keepToasts } from "./toasts";

type Fixtures = {
  loginPage: LoginPage;
  shell: Shell;
  /** A Muster of the test's own, for changes that would disturb other tests, such as a new password. */
  ownMuster: Muster;
  /** Signs a demo user in through the login screen. */
  signIn: (who: string) => Promise<void>;
  /** Opens a browser that no other test is using, with a demo user signed in, at `path` if given. */
  enter: (who: string, path?: string) => Promise<Page>;
};

type WorkerFixtures = {
  muster: Muster;
  mailbox: Mailbox;
  /** API calls as a demo user, who signs in once per worker. */
  as: (who: string) => Promise<Api>;
  browsers: BrowserPool;
  requisitions: Requisitions;
};

/** Each worker has its own Muster and mailbox, so parallel tests do not see each other's work. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mailbox: [
    // Playwright requires a destructured argument, even from a fixture that needs none.
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
  browsers: [
    async ({ browser, muster }, use) => {
      const browsers = new BrowserPool(browser, muster.url);
      await use(browsers);
      await browsers.close();
    },
    { scope: "worker" },
  ],
  requisitions: [
    async ({ as, mailbox, muster }, use) => {
      await use(new Requisitions(await staffOf(as), mailbox, muster.url));
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
  enter: async ({ as, browsers }, use, info) => {
    const taken: [who: string, page: Page][] = [];
    await use(async (who, path) => {
      const page = await browsers.take(who, await as(who));
      taken.push([who, page]);
      if (path) await page.goto(path);
      return page;
    });
    // Playwright ends the worker after a failed flow, so nobody would reuse its browsers.
    if (info.status === info.expectedStatus)
      for (const [who, page] of taken) await browsers.giveBack(who, page);
  },
});

export { expect } from "@playwright/test";

/** The rules that depend on the colour scheme; the others need to run only once. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Checks the page against the accessibility rules, in light and in dark. Frames are left out: a mail's preview is a
 * sandbox in which axe cannot run. With an open dialog, pass its role: axe takes long over the page behind it.
 */
export async function expectAccessible(page: Page, within: "html" | "[role=dialog]" = "html"): Promise<void> {
  await expect(page.locator(within).first()).toBeVisible();
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await animationsEnd(page);
    const rules = scheme === "dark" ? colourRules : [];
    expect(await violationsOf(page, within, rules), `axe, ${scheme}`).toEqual([]);
  }
}

/**
 * Waits for all animations and transitions except endless ones, such as the shimmer of a skeleton. A page learns of
 * another colour scheme with its next frame.
 */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

async function violationsOf(page: Page, within: string, rules: string[]): Promise<string[]> {
  // Otherwise axe spends half of its time describing the rules that pass.
  const axe = new AxeBuilder({ page })
    .include(within)
    .exclude("iframe")
    // A tip stands outside of all landmarks, beside what the pointer is on.
    .exclude("[role=tooltip]")
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join("\n  ")}`,
  );
}

/** Expects the page to be no wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // After a resize the layout takes a few frames to settle.
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
}
