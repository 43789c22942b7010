import { expect, type Locator, type Page } from "@playwright/test";
import { FormDialog } from "./FormDialog";

/** The directory in ESA mode, at /directory or /esa_directory. */
export class EsaDashboardPage {
  readonly table: Locator;
  readonly copy: Locator;
  readonly more: Locator;
  readonly form: FormDialog;

  constructor(private readonly page: Page) {
    this.table = page.getByRole("table", { name: "ESA Dashboard" });
    this.copy = page.getByRole("button", { name: "Copy ESA Link" });
    this.more = page.getByRole("button", { name: "More about the ESA link" });
    this.form = new FormDialog(page, "Candidate Form");
  }

  async settled(): Promise<void> {
    await expect(this.page.getByRole("region", { name: /^Requisition / })).toBeVisible();
    await expect(this.page.locator("section[aria-busy=true]")).toHaveCount(0);
  }

  tile(label: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${label}: [\\d,]+$`) });
  }

  async count(label: string): Promise<number> {
    const name = (await this.tile(label).getAttribute("aria-label")) ?? "";
    return Number(/[\d,]+$/.exec(name)?.[0].replaceAll(",", ""));
  }

  async openTile(label: string): Promise<void> {
    await this.tile(label).click();
    await expect(this.tile(label)).toHaveAttribute("aria-pressed", "true");
    await this.settled();
  }

  row(name: string): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByText(name, { exact: true }) });
  }
}
