import { expect, type Locator, type Page } from "@playwright/test";
import { AssignmentPanel } from "./AssignmentPanel";
import { FormDialog } from "./FormDialog";

/** The requisition dashboard at /admin. */
export class HomePage {
  readonly table: Locator;
  /** The bar that takes back what was just done. */
  readonly undo: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole("table", { name: "Requisition List" });
    this.undo = page.getByRole("region", { name: "Undo" }).getByRole("button", { name: /^Undo/ });
  }

  /** Leaves only one requisition in the list. */
  async find(serial: string): Promise<void> {
    await this.page.goto(`/admin?q=${serial}`);
    await expect(this.row(serial)).toBeVisible();
  }

  row(serial: string): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByText(serial, { exact: true }) });
  }

  /** The status of a row where a click on it opens something. */
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

  /** Opens the menu behind the more icon of a row and chooses from it. */
  async more(serial: string, item: string): Promise<void> {
    await this.row(serial)
      .getByRole("button", { name: `More of ${serial}`, exact: true })
      .click();
    const choice = this.page.getByRole("menuitem", { name: item, exact: true });
    // What may be done comes from the server, after the menu is open.
    await expect(choice).not.toHaveAttribute("aria-disabled", "true");
    await choice.click();
  }
}
