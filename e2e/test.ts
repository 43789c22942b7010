import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { Mailbox } from "./mailbox";
import { Muster } from "./muster";
import { LoginPage } from "./pages/LoginPage";
import { Shell } from "./pages/Shell";

type Fixtures = {
  loginPage: LoginPage;
  shell: Shell;
  /** A Muster of the test's own, for what would be in the way of others: a password that is changed, for example. */
  ownMuster: Muster;
  /** Signs a demo user in through the login screen. */
  signIn: (who: string) => Promise<void>;
};

/** Each worker has a Muster and a mailbox of its own, so that tests side by side do not see each other's work. */
export const test = base.extend<Fixtures, { muster: Muster; mailbox: Mailbox }>({
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
      expect(await muster.stop()).toBe(0);
    },
    { scope: "worker" },
  ],
  ownMuster: async ({ mailbox }, use) => {
    const muster = await Muster.start("--smtp", mailbox.url);
    await use(muster);
    expect(await muster.stop()).toBe(0);
  },
  baseURL: async ({ muster }, use) => use(muster.url),
  loginPage: async ({ page }, use) => use(new LoginPage(page)),
  shell: async ({ page }, use) => use(new Shell(page)),
  signIn: async ({ page, muster, loginPage }, use) =>
    use(async (who) => {
      const { mobile, password } = muster.login(who);
      await page.goto("/");
      await loginPage.logIn(mobile, password);
      await expect(page.getByRole("navigation", { name: "Main menu" })).toBeAttached();
    }),
});

export { expect } from "@playwright/test";

/**
 * Holds the page against the accessibility rules, in light and in dark. A mail's preview is a sandbox in which nothing runs,
 * axe neither, so frames are left out.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page }).exclude("iframe").setLegacyMode().analyze();
    const found = violations.map(
      ({ id, nodes }) => `${scheme} ${id}: ${nodes.map((node) => node.html).join("\n  ")}`,
    );
    expect(found).toEqual([]);
  }
}

/** A page that is wider than the screen makes a person on a phone scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  // A page that has just been made narrower lays itself out over a few frames, so it is asked until it stands.
  await expect.poll(tooWide).toBeLessThanOrEqual(0);
}
