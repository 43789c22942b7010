import { expect, type Locator, type Page } from "@playwright/test";
import { FormDialog } from "./FormDialog";

export type Master = "Position List" | "Source List" | "WhatsApp Template" | "Email Template";

/** The reference data at /master. */
export class MasterPage {
  constructor(private readonly page: Page) {}

  /** Chooses a master in the dropdown, as a person does. */
  async choose(master: Master): Promise<void> {
    await this.page.getByRole("button", { name: /^Select Master/ }).click();
    await this.page.getByRole("menuitemradio", { name: master, exact: true }).click();
    await expect(this.table(master)).toBeVisible();
  }

  table(master: Master): Locator {
    return this.page.getByRole("table", { name: master, exact: true });
  }

  /** The header of a column, with its filter if it has one. */
  head(label: string): Locator {
    return this.page.getByRole("columnheader", { name: new RegExp(`^${label}`) });
  }

  row(name: string): Locator {
    return this.page.getByRole("row").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  button(label: string): Locator {
    return this.page.getByRole("button", { name: label, exact: true });
  }

  async search(master: Master, text: string): Promise<void> {
    await this.button(`Search ${master}`).click();
    await this.page.getByRole("searchbox", { name: `Search ${master}` }).fill(text);
  }

  /** Opens a dialog with a button of the toolbar or of a row. */
  async open(button: string, title: string): Promise<FormDialog> {
    await this.button(button).click();
    const dialog = new FormDialog(this.page, title);
    await expect(dialog.root).toBeVisible();
    return dialog;
  }

  /** Replaces the text of a rich-text field. */
  async write(dialog: FormDialog, label: string, text: string): Promise<void> {
    await dialog.field(label).click();
    await this.page.keyboard.press("ControlOrMeta+a");
    if (text === "") await this.page.keyboard.press("Delete");
    else await this.page.keyboard.insertText(text);
  }

  /** Deletes a row and answers the confirmation. */
  async delete(name: string, answer: "YES" | "NO"): Promise<Locator> {
    await this.button(`Delete ${name}`).click();
    const asked = this.page.getByRole("dialog", { name: "Are you sure you want to delete?", exact: true });
    await asked.getByRole("button", { name: answer, exact: true }).click();
    return asked;
  }
}
