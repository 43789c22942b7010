import { expect, type Locator, type Page } from "@playwright/test";

/** The requisition dashboard at /admin. */
export class HomePage {
  readonly table: Locator;
  readonly panel: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole("table", { name: "Requisition List" });
    this.panel = page.getByRole("dialog").first();
  }

  async find(serial: string): Promise<Locator> {
    await this.page.goto(`/admin?q=${serial}`);
    const row = this.row(serial);
    await expect(row).toBeVisible();
    return row;
  }

  row(serial: string): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByText(serial, { exact: true }) });
  }

  status(serial: string): Locator {
    return this.row(serial).getByRole("button", { name: new RegExp(`, ${serial}$`) });
  }

  tile(label: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${label}`) }).first();
  }

  dialog(name: string): Locator {
    return this.page.getByRole("dialog", { name, exact: true });
  }

  async choose(dialog: Locator, label: string, option: string | RegExp): Promise<void> {
    await dialog.getByRole("combobox", { name: label }).or(dialog.getByLabel(label)).first().click();
    await this.page.getByRole("option", { name: option }).first().click();
  }
}
