import type { Locator, Page } from "@playwright/test";
import { PlainStageForm } from "./PlainStageForm";

/** The page behind the link of an interview mail, for a lead who is not signed in. */
export class InterviewResultPage {
  readonly heading: Locator;
  readonly form: PlainStageForm;
  readonly resume: Locator;
  /** The message about the form as a whole. */
  readonly error: Locator;

  constructor(page: Page) {
    const main = page.getByRole("main");
    this.heading = main.getByRole("heading", { level: 1 });
    this.form = new PlainStageForm(page, main);
    this.resume = main.getByRole("link", { name: "View Resume" });
    this.error = main.getByRole("alert");
  }
}
