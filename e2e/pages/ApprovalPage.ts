import type { Locator, Page } from "@playwright/test";

/** The page behind the link of an approval mail, for somebody who is not signed in. */
export class ApprovalPage {
  readonly heading: Locator;
  readonly comment: Locator;
  readonly approve: Locator;
  readonly unapprove: Locator;

  constructor(page: Page) {
    this.heading = page.getByRole("heading", { level: 1 });
    this.comment = page.getByLabel("Comment (optional)");
    this.approve = page.getByRole("button", { name: "Approve", exact: true });
    this.unapprove = page.getByRole("button", { name: "Unapprove", exact: true });
  }
}
