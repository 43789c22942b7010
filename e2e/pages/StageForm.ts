import { expect, type Locator, type Page } from "@playwright/test";
import { expectFaults } from "./FormDialog";

/** The details of an interview; without `person` the interviewer stays the same. */
export type Arrangement = {
  type: "Online" | "Offline";
  person?: string;
  /** A day of next month; the default day if left out. */
  day?: number;
  time: string;
  place: string;
};

/** The fields that move a candidate on, shared by the stage dialogs, Take Interview and the lead's page. */
export class StageForm {
  readonly status: Locator;
  readonly time: Locator;
  /** Feedback, or Comment in the offer and joining stages. */
  readonly comment: Locator;
  readonly date: Locator;
  readonly person: Locator;
  readonly place: Locator;
  readonly submitButton: Locator;
  /** The options of the open select. */
  readonly options: Locator;
  /** An interview is arranged, whose time may be warned of. */
  private arranges = false;

  constructor(
    protected readonly page: Page,
    readonly root: Locator,
  ) {
    this.status = root.getByRole("combobox", { name: "Status", exact: true });
    this.person = root.getByRole("combobox", { name: "Person conducting", exact: true });
    this.date = root.getByRole("button", { name: /^Date/ });
    this.time = root.getByLabel(/^Time/);
    this.place = root.getByRole("textbox", { name: /^(Link|Location)$/ });
    this.comment = root.getByRole("textbox", { name: /^(Feedback|Comment)$/ });
    this.submitButton = root.locator("button[type=submit]");
    this.options = page.getByRole("listbox").getByRole("option");
  }

  /** Expects exactly these statuses, in this order. */
  async expectOffered(statuses: string[]): Promise<void> {
    await this.status.click();
    await expect(this.options).toHaveText(statuses);
    await this.status.press("Escape");
    await expect(this.options).toHaveCount(0);
  }

  async choose(status: string): Promise<void> {
    await this.status.click();
    await this.page.getByRole("option", { name: status, exact: true }).click();
    await expect(this.status).toHaveValue(status);
  }

  async chooseType(type: Arrangement["type"]): Promise<void> {
    this.arranges = true;
    await this.root.getByText(type, { exact: true }).click();
    await expect(this.root.getByRole("radio", { name: type, exact: true })).toBeChecked();
  }

  async choosePerson(name: string): Promise<void> {
    await this.person.click();
    await this.page.getByRole("option", { name, exact: true }).click();
    await expect(this.person).toHaveValue(name);
  }

  /** Chooses a day of next month, which is never in the past. */
  async chooseDay(day: number): Promise<void> {
    await this.date.click();
    await this.page.getByRole("button", { name: "Next month" }).click();
    await this.page.getByRole("button", { name: new RegExp(`^${day} \\w+ \\d{4}$`) }).click();
    await expect(this.date).toContainText(`${String(day).padStart(2, "0")} `);
  }

  async arrange({ type, person, day, time, place }: Arrangement): Promise<void> {
    await this.chooseType(type);
    if (person) await this.choosePerson(person);
    if (day) await this.chooseDay(day);
    await this.time.fill(time);
    await this.place.fill(place);
  }

  async score(factor: string, mark: string): Promise<void> {
    const group = this.root.getByRole("radiogroup", { name: factor, exact: true });
    await group.getByText(mark, { exact: true }).click();
    await expect(group.getByRole("radio", { name: mark, exact: true })).toBeChecked();
  }

  /** Submits. Interviews of other flows may be at the same time: then it submits again. */
  async submit(): Promise<void> {
    await this.submitButton.click();
    if (!this.arranges) return;
    const again = this.root.getByText("Submit again to save");
    const seen = (shown: Locator, state?: "hidden") =>
      shown.waitFor({ state, timeout: 10_000 }).catch(() => {});
    await Promise.race([seen(again), seen(this.root, "hidden")]);
    if (await again.isVisible()) await this.submitButton.click();
  }

  /** Submits and expects the form to stay open with exactly these messages. */
  async refuses(...sentences: string[]): Promise<void> {
    await this.submitButton.click();
    await expectFaults(this.root, sentences);
  }

  async closed(): Promise<void> {
    await expect(this.root).toBeHidden();
  }

  /** Chooses the status, gives a comment, submits. */
  async give(status: string, comment: string): Promise<void> {
    await this.choose(status);
    await this.comment.fill(comment);
    await this.submit();
    await this.closed();
  }
}
