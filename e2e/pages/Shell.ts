import type { Locator, Page } from "@playwright/test";

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
    const links = await this.menu.getByRole("listitem").allInnerTexts();
    return links.map((text) => text.trim());
  }

  /** Opens the command palette by keyboard and gives its search field. */
  async openPalette(): Promise<Locator> {
    await this.page.keyboard.press("Control+k");
    return this.page.getByPlaceholder(/search/i);
  }

  async openProfile(): Promise<void> {
    await this.page.getByRole("banner").locator("[aria-haspopup=menu]").click();
  }
}
