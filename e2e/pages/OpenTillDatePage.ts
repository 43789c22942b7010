import { expect, type Locator, type Page } from "@playwright/test";

/** Requisition Open Till Date at /open_till_date. */
export class OpenTillDatePage {
  readonly table: Locator;
  readonly delayed: Locator;
  readonly inProgress: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole("table", { name: "Requisition Open Till Date" });
    this.delayed = page.getByRole("button", { name: /^Delayed/ });
    this.inProgress = page.getByRole("button", { name: /^In Progress/ });
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/open_till_date${query}`);
    await expect(this.table.getByRole("row").nth(1)).toBeVisible();
  }

  /** The number on a button of the toolbar. */
  async count(button: Locator): Promise<number> {
    await expect(button).toHaveText(/\d+$/);
    return Number(/(\d+)$/.exec((await button.textContent()) ?? "")?.[1]);
  }

  async expectTotal(total: number): Promise<void> {
    await expect(this.page.getByText(new RegExp(`of ${total}$`)).first()).toBeVisible();
  }

  /** The texts of a column on this page. */
  async column(name: string): Promise<string[]> {
    const heads = await this.table.getByRole("columnheader").allInnerTexts();
    const at = heads.findIndex((head) => head.trim() === name);
    expect(at, `${name} among ${heads.join(", ")}`).toBeGreaterThanOrEqual(0);
    const cells = this.table.locator("tbody tr");
    return (await cells.locator(`td:nth-child(${at + 1})`).allInnerTexts()).map((text) => text.trim());
  }

  async filter(column: string, value: string): Promise<void> {
    await this.page.getByRole("button", { name: `Filter ${column}` }).click();
    // The button's state follows the address, too late for check(), which verifies it at once.
    const radio = this.page.getByRole("radio", { name: value, exact: true });
    await radio.click();
    await expect(radio).toBeChecked();
    await this.page.keyboard.press("Escape");
  }
}
