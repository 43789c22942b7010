import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** The calling round. */
export class CallingPage {
  readonly name: Locator;
  readonly candidate: Locator;
  readonly queue: Locator;
  readonly note: Locator;
  readonly undo: Locator;

  constructor(private readonly page: Page) {
    this.candidate = page.getByRole("region", { name: "Candidate", exact: true });
    this.name = this.candidate.getByRole("heading", { level: 2 });
    this.queue = page.getByRole("region", { name: "Round" });
    this.note = this.candidate.getByRole("textbox", { name: "Note" });
    this.undo = page.getByRole("region", { name: "Undo" });
  }

  async open(requisition: string): Promise<void> {
    await this.page.goto(`/calling?req=${requisition}`);
  }

  async expectTurn(name: string): Promise<void> {
    await expect(this.name).toHaveText(name);
  }

  outcome(status: string): Locator {
    return this.candidate.getByRole("button", { name: new RegExp(`^${status}`) });
  }
}
