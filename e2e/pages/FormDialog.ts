import { expect, type Locator, type Page } from "@playwright/test";

/** Expects exactly these messages under the fields, in order, and focus in the first field at fault. */
export async function expectFaults(form: Locator, sentences: string[]): Promise<void> {
  await expect(form.locator('[id$="-error"]')).toHaveText(sentences);
  await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
}

/** A form in a dialog, found by its title. */
export class FormDialog {
  readonly root: Locator;
  /** The message about the form as a whole. */
  readonly error: Locator;
  /** The options of the open select. */
  readonly options: Locator;

  constructor(
    private readonly page: Page,
    readonly title: string,
  ) {
    this.root = page.getByRole("dialog", { name: title, exact: true });
    this.error = this.root.getByRole("alert");
    this.options = page.getByRole("listbox").getByRole("option");
  }

  field(label: string): Locator {
    return this.root.getByRole("textbox", { name: label, exact: true });
  }

  select(label: string): Locator {
    return this.root.getByRole("combobox", { name: label, exact: true });
  }

  radio(label: string): Locator {
    return this.root.getByRole("radio", { name: label, exact: true });
  }

  async choose(label: string, option: string): Promise<void> {
    await this.select(label).click();
    // Behind a recruiter's name the list says what they have in hand.
    const name = new RegExp(
      `^${option.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}( [\\d,]+ live positions?, .*)?$`,
    );
    await this.options.and(this.page.getByRole("option", { name })).click();
  }

  async pick(label: string): Promise<void> {
    await this.root.getByText(label, { exact: true }).click();
    await expect(this.radio(label)).toBeChecked();
  }

  /** Chooses a day of next month, which is never in the past. */
  async chooseDayOfNextMonth(label: string, day: number): Promise<void> {
    await this.root.getByRole("button", { name: new RegExp(`^${label}`) }).click();
    await this.page.getByRole("button", { name: "Next month" }).click();
    await this.page.getByRole("button", { name: new RegExp(`^${day} \\w+ \\d{4}$`) }).click();
  }

  async submit(): Promise<void> {
    await this.root.locator("button[type=submit]").click();
  }

  /** Presses the main button and expects exactly these messages, with focus in the first field at fault. */
  async refuses(...sentences: string[]): Promise<void> {
    await this.submit();
    await expectFaults(this.root, sentences);
  }

  async answer(question: string, word: "YES" | "NO"): Promise<void> {
    const asked = this.page.getByRole("dialog", { name: question, exact: true });
    await asked.getByRole("button", { name: word, exact: true }).click();
    await expect(asked).toBeHidden();
  }

  async closed(): Promise<void> {
    await expect(this.root).toBeHidden();
  }

  /** Closes the form and discards what was typed. */
  async leave(): Promise<void> {
    await this.root.getByRole("button", { name: "Cancel", exact: true }).click();
    const asked = this.page.getByRole("dialog", { name: "Are you sure you want to close?", exact: true });
    await asked.getByRole("button", { name: "YES", exact: true }).click();
    await this.closed();
  }
}
