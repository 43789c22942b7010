import { expect, type Locator, type Page } from "@playwright/test";

/** All that stands under the fields of a form, in their order; the focus is in the first field that is wrong. */
export async function expectFaults(form: Locator, sentences: string[]): Promise<void> {
  await expect(form.locator('[id$="-error"]')).toHaveText(sentences);
  await expect(form.locator('[aria-invalid="true"]').first()).toBeFocused();
}

/** A form in a dialog, known by its title. */
export class FormDialog {
  readonly root: Locator;
  /** What went wrong with the whole form. */
  readonly error: Locator;
  /** What the select that is open offers. */
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
    await this.options.and(this.page.getByRole("option", { name: option, exact: true })).click();
  }

  async pick(label: string): Promise<void> {
    await this.root.getByText(label, { exact: true }).click();
    await expect(this.radio(label)).toBeChecked();
  }

  /** Chooses a day of next month, which never is in the past. */
  async chooseDayOfNextMonth(label: string, day: number): Promise<void> {
    await this.root.getByRole("button", { name: new RegExp(`^${label}`) }).click();
    await this.page.getByRole("button", { name: "Next month" }).click();
    await this.page.getByRole("button", { name: new RegExp(`^${day} \\w+ \\d{4}$`) }).click();
  }

  async submit(): Promise<void> {
    await this.root.locator("button[type=submit]").click();
  }

  /** Presses the main button and expects exactly these sentences under the fields, with the focus in the first that is wrong. */
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

  /** Leaves the form, throwing away what was typed. */
  async leave(): Promise<void> {
    await this.root.getByRole("button", { name: "Cancel", exact: true }).click();
    const asked = this.page.getByRole("dialog", { name: "Are you sure you want to close?", exact: true });
    await asked.getByRole("button", { name: "YES", exact: true }).click();
    await this.closed();
  }
}
