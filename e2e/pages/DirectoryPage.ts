import type { Locator, Page } from "@playwright/test";

/** The directory at /directory, as far as it is about the requisition itself. */
export class DirectoryPage {
  readonly timeline: Locator;

  constructor(private readonly page: Page) {
    this.timeline = page.getByRole("heading", { name: "Timeline" });
  }

  requisition(serial: string): Locator {
    return this.page.getByRole("region", { name: `Requisition ${serial}`, exact: true });
  }
}
