import { expect } from "@playwright/test";
import { StageForm } from "./StageForm";

/** The same fields on a public page, which has the browser's own controls. */
export class PlainStageForm extends StageForm {
  override readonly date = this.root.locator("#date");

  override async expectOffered(statuses: string[]): Promise<void> {
    await expect(this.status.getByRole("option")).toHaveText(["Select status", ...statuses]);
  }

  override async choose(status: string): Promise<void> {
    await this.status.selectOption({ label: status });
  }

  /** Chooses a day of next month, which is never in the past. */
  override async chooseDay(day: number): Promise<void> {
    const next = new Date();
    next.setUTCMonth(next.getUTCMonth() + 1, day);
    await this.date.fill(next.toISOString().slice(0, 10));
  }
}
