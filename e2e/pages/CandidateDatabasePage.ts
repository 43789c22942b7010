import { expect, type Locator, type Page } from "@playwright/test";
import { FormDialog } from "./FormDialog";

/** The search for anybody at /candidate_database. */
export class CandidateDatabasePage {
  readonly table: Locator;
  readonly columns: Locator;
  readonly cards: Locator;
  readonly text: Locator;
  readonly search: Locator;
  readonly mapTo: Locator;
  readonly esaLink: Locator;
  readonly addReference: Locator;
  readonly map: FormDialog;
  readonly reference: FormDialog;
  readonly timeline: Locator;
  readonly info: Locator;

  constructor(private readonly page: Page) {
    this.table = page.getByRole("table", { name: "Candidate Database" });
    this.columns = this.table.getByRole("columnheader");
    this.cards = page.getByRole("list", { name: "Candidate Database" });
    this.text = page.getByRole("textbox", { name: "Search by name or contact..." });
    this.search = page.getByRole("button", { name: "Search", exact: true });
    // A phone has it at the bottom, and hides the one of the toolbar.
    this.mapTo = page.getByRole("button", { name: "Map To" }).and(page.locator(":visible"));
    this.esaLink = page.getByRole("button", { name: "ESA Link" }).and(page.locator(":visible"));
    this.addReference = page.getByRole("button", { name: "Add Ref Candidate" });
    this.map = new FormDialog(page, "Map Candidate");
    this.reference = new FormDialog(page, "Add Reference Candidate");
    this.timeline = page.getByRole("dialog", { name: "Candidate Timeline" });
    this.info = page.getByRole("dialog", { name: "Candidate Information", exact: true });
  }

  async open(search = ""): Promise<void> {
    await this.page.goto(`/candidate_database${search}`);
    await this.settled();
  }

  async settled(): Promise<void> {
    await expect(this.text).toBeVisible();
    await expect(this.page.locator("section[aria-busy=true]")).toHaveCount(0);
  }

  async find(text: string): Promise<void> {
    await this.text.fill(text);
    await this.search.click();
    await this.settled();
  }

  /** Searches again until a resume's text, which is read after its upload, is found. */
  async findWord(word: string, count: number): Promise<void> {
    await expect(async () => {
      await this.open(`?q=${word}`);
      await expect(this.page.getByText(`${count} candidates`, { exact: true })).toBeVisible({
        timeout: 1000,
      });
    }).toPass({ timeout: 60_000 });
  }

  async filter(label: "Ref Position" | "Position", option: string): Promise<void> {
    await this.page.getByRole("combobox", { name: label, exact: true }).click();
    await this.page.getByRole("option", { name: option, exact: true }).click();
  }

  row(name: string): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  card(name: string): Locator {
    return this.cards.getByRole("listitem").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  box(name: string): Locator {
    return this.page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
  }

  /** The lock of a candidate who cannot be chosen; its name has the reason. */
  lock(name: string): Locator {
    return this.page.getByRole("checkbox", { name: new RegExp(`^${name}: `) });
  }

  button(word: "Edit form of" | "View form of" | "Resume of" | "Timeline of", name: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${word} ${name}\\b`) });
  }
}
