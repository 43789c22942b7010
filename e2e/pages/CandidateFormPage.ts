import { expect, type Locator, type Page } from "@playwright/test";

export type StepTitle =
  | "Basic Information"
  | "Educational Information"
  | "Experience"
  | "Certification"
  | "Other Details";

/** The form that a candidate opens with a link. Its fields are found by their names. */
export class CandidateFormPage {
  readonly heading: Locator;
  /** Whether what was typed is safe. */
  readonly state: Locator;
  readonly save: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly faults: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole("heading", { level: 1 });
    this.state = page.getByRole("banner").getByRole("status");
    this.save = page.getByRole("button", { name: /^(Save|Finish)$/ });
    this.next = page.getByRole("button", { name: "Next", exact: true });
    this.back = page.getByRole("button", { name: "Back", exact: true });
    this.faults = page.locator('[id$="-error"]');
  }

  field(name: string): Locator {
    return this.page.locator(`#${name}`);
  }

  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name);
      if ((await field.evaluate((node) => node.tagName)) === "SELECT") await field.selectOption(value);
      else await field.fill(value);
    }
  }

  async choose(group: string, label: string): Promise<void> {
    const radios = this.page.getByRole("radiogroup", { name: group, exact: true });
    await radios.getByText(label, { exact: true }).click();
    await expect(radios.getByRole("radio", { name: label, exact: true })).toBeChecked();
  }

  /** Answers the first page; without a mobile it is not asked for, without consent it was given before. */
  async begin(mobile: string, { consent = true } = {}): Promise<void> {
    await this.field("mobile").fill(mobile);
    if (consent) await this.field("agreed").check();
    await this.page.getByRole("button", { name: "Begin" }).click();
    await expect(this.page.getByRole("navigation", { name: /^(Steps|Progress)$/ }).first()).toBeVisible();
  }

  /** Opens a step from the list, which is behind a button on a phone. */
  async open(title: StepTitle): Promise<void> {
    const all = this.page.getByRole("button", { name: /All steps$/ });
    if (await all.isVisible()) await all.click();
    await this.page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: title }).click();
    await this.shows(title);
  }

  async shows(title: StepTitle): Promise<void> {
    await expect(this.heading).toHaveText(title);
  }

  async saved(): Promise<void> {
    await expect(this.state).toContainText(/^Saved/);
  }
}

/** Basic Information, complete but for the place and what the company knows. */
export const basicOf = (email: string) => ({
  reference: "Naukri",
  firstName: "Shilpa",
  lastName: "चटर्जी",
  email,
  dateOfBirth: "1996-08-14",
  gender: "Female",
  maritalStatus: "Single",
  bloodGroup: "B+",
  address: "Flat 6, Gomti Enclave",
  pin: "226001",
  familyName: "Anil Chatterjee",
});
