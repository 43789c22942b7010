import { expect, type Locator, type Page } from "@playwright/test";

/** The Review Dashboard at /review_dashboard. */
export class ReviewPage {
  readonly chart: Locator;
  readonly table: Locator;
  readonly range: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.chart = page.getByRole("table", { name: /^Requisitions by department/ });
    this.table = page.getByRole("table", { name: "Review", exact: true });
    this.range = page.getByRole("button", { name: /^Assigned \d\d|^Assigned \w{3} / });
    this.dialog = page.getByRole("dialog");
  }

  async open(query = ""): Promise<void> {
    await this.page.goto(`/review_dashboard${query}`);
    await expect(this.table.getByRole("columnheader").first()).toBeVisible();
  }

  /** The numbers beside the bars. */
  numbers(): Locator {
    return this.chart.getByRole("button", {
      name: /, (Requisition_Approved|Requisition_Assigned|Closed) of /,
    });
  }

  async preset(name: string): Promise<void> {
    await this.range.click();
    await this.page.getByRole("button", { name, exact: true }).click();
  }
}
