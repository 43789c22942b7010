import { expect, type Locator, type Page } from "@playwright/test";
import { StageForm } from "./StageForm";

export class ScheduledInterviewsPage {
  readonly table: Locator;
  readonly comments: Locator;
  readonly info: Locator;
  readonly back: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole("table", { name: "Scheduled Interviews" });
    this.comments = page.getByRole("dialog", { name: "Comments", exact: true });
    this.info = page.getByRole("dialog", { name: "Candidate Information", exact: true });
    this.back = page.getByRole("button", { name: "Back", exact: true });
  }

  async find(name: string): Promise<void> {
    await this.page.goto(`/scheduled_interviews?q=${encodeURIComponent(name)}`);
    await expect(this.row(name)).toBeVisible();
  }

  row(name: string): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** One of the icons of a row. */
  icon(word: "Resume of" | "Comments on" | "View", name: string): Locator {
    return this.page.getByRole("button", { name: `${word} ${name}`, exact: true });
  }

  async takeInterview(name: string): Promise<StageForm> {
    await this.page.getByRole("button", { name: `Take Interview of ${name}`, exact: true }).click();
    const form = new StageForm(
      this.page,
      this.page.getByRole("dialog", { name: "Take Interview", exact: true }),
    );
    await expect(form.status).toBeVisible();
    return form;
  }
}
