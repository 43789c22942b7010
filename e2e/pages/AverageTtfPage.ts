import { expect, type Locator, type Page } from "@playwright/test";

/** The Average TTF Dashboard at /average_ttf. */
export class AverageTtfPage {
  readonly table: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole("table", { name: /^Average TTF by month/ });
    this.dialog = page.getByRole("dialog");
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/average_ttf${query}`);
    await expect(this.table).toBeVisible();
  }

  year(year: number): Locator {
    return this.page.getByRole("button", { name: `Year ${year}`, exact: true });
  }

  /** The clickable numbers of a row, found by its name: 'Aug 2026' or 'Total'. */
  numbers(slot: string): Locator {
    return this.table.getByRole("button", { name: new RegExp(`, No\\. of Closure, .*, ${slot}$`) });
  }

  anyNumber(): Locator {
    return this.table.getByRole("button", { name: /, No\. of Closure, / });
  }

  heads(): Locator {
    return this.dialog.getByRole("columnheader");
  }
}
