import { expect, type Locator, type Page } from "@playwright/test";
import { AssignmentPanel } from "./AssignmentPanel";
import { FormDialog } from "./FormDialog";

/** The requisition dashboard at /admin. */
export class HomePage {
  readonly table: Locator;
  /** The undo bar. */
  readonly undo: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole("table", { name: "Requisition List" });
    this.undo = page.getByRole("region", { name: "Undo" }).getByRole("button", { name: /^Undo/ });
  }

  /** Filters the list to one requisition. */
  async find(serial: string): Promise<void> {
    await this.page.goto(`/admin?q=${serial}`);
    await expect(this.row(serial)).toBeVisible();
  }

  row(serial: string): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByText(serial, { exact: true }) });
  }

  /** The status of a row where it is a button. */
  status(serial: string): Locator {
    return this.row(serial).getByRole("button", { name: new RegExp(`, ${serial}$`) });
  }

  async expectStatus(serial: string, status: string): Promise<void> {
    await expect(this.row(serial).getByText(status, { exact: true })).toBeVisible();
  }

  tile(label: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${label}: [\\d/]+$`) });
  }

  panel(serial: string): AssignmentPanel {
    return new AssignmentPanel(this.page, serial);
  }

  form(title: string): FormDialog {
    return new FormDialog(this.page, title);
  }

  /** Chooses an entry of a row's more menu. */
  async more(serial: string, item: string): Promise<void> {
    await this.row(serial)
      .getByRole("button", { name: `More of ${serial}`, exact: true })
      .click();
    const choice = this.page.getByRole("menuitem", { name: item, exact: true });
    // The server sends the allowed actions after the menu has opened.
    await expect(choice).not.toHaveAttribute("aria-disabled", "true");
    await choice.click();
  }
}
