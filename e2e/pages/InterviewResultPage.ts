import type { Locator, Page } from "@playwright/test";
import { StageForm } from "./StageForm";

/** What the link of an interview mail opens, for a lead who does not sign in. */
export class InterviewResultPage {
  readonly heading: Locator;
  readonly form: StageForm;
  readonly resume: Locator;
  /** What went wrong with the whole. */
  readonly error: Locator;

  constructor(page: Page) {
    const main = page.getByRole("main");
    this.heading = main.getByRole("heading", { level: 1 });
    this.form = new StageForm(page, main);
    this.resume = main.getByRole("link", { name: "View Resume" });
    this.error = main.getByRole("alert");
  }
}
