import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { StageForm } from "./StageForm";

/** The calling round. */
export class CallingPage {
  readonly name: Locator;
  readonly candidate: Locator;
  readonly queue: Locator;
  readonly note: Locator;
  readonly undo: Locator;
  /** The form of Shortlisted, in place of the outcomes. */
  readonly form: StageForm;

  constructor(private readonly page: Page) {
    this.candidate = page.getByRole("region", { name: "Candidate", exact: true });
    this.name = this.candidate.getByRole("heading", { level: 2 });
    this.queue = page.getByRole("region", { name: "Round" });
    this.note = this.candidate.getByRole("textbox", { name: "Note" });
    this.form = new StageForm(page, this.candidate.getByRole("form", { name: "Shortlisted" }));
    this.undo = page.getByRole("region", { name: "Undo" });
  }

  async open(requisition: string): Promise<void> {
    await this.page.goto(`/calling?req=${requisition}`);
  }

  /** Expects a candidate in sight, whose outcome can be recorded. */
  async expectTurn(name: string): Promise<void> {
    await expect(this.name).toHaveText(name);
    await expect(this.outcome("Ringing")).toBeEnabled();
  }

  outcome(status: string): Locator {
    return this.candidate.getByRole("button", { name: new RegExp(`^${status}`) });
  }
}
