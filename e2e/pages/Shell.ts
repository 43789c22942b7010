import { expect, type Locator, type Page } from "@playwright/test";

export class Shell {
  readonly menu: Locator;
  readonly bell: Locator;
  readonly signOut: Locator;

  constructor(private readonly page: Page) {
    this.menu = page.getByRole("navigation", { name: "Main menu" });
    this.bell = page.getByRole("button", { name: /^Notifications/ });
    this.signOut = page.getByRole("button", { name: "Sign Out" });
  }

  async menuLabels(): Promise<string[]> {
    const items = this.menu.getByRole("listitem");
    await expect(items.first()).toBeAttached();
    const links = await items.allInnerTexts();
    return links.map((text) => text.trim());
  }

  /** Opens the command palette by keyboard and returns its search field. */
  async openPalette(): Promise<Locator> {
    // The shell listens for the keys once it is rendered.
    await expect(this.menu).toBeAttached();
    await this.page.keyboard.press("Control+k");
    return this.page.getByPlaceholder(/search/i);
  }

  /** Opens a screen through the command palette. Enter takes the highlighted entry, which lags behind the typing. */
  async goTo(typed: string, label: string): Promise<void> {
    const search = await this.openPalette();
    await search.fill(typed);
    await expect(this.page.getByRole("dialog").locator("[data-selected]")).toContainText(label);
    await this.page.keyboard.press("Enter");
  }

  async openProfile(): Promise<void> {
    await this.page.getByRole("banner").locator("[aria-haspopup=menu]").click();
  }
}
