import { expect, type Locator, type Page } from "@playwright/test";
import { FormDialog } from "./FormDialog";

/** The candidates of a requisition at /directory, and the requisition itself. */
export class DirectoryPage {
  readonly table: Locator;
  readonly columns: Locator;
  readonly add: Locator;
  readonly back: Locator;
  /** The button that opens a candidate. */
  readonly statuses: Locator;
  /** The candidates' names, which open them too. */
  readonly names: Locator;
  /** The timeline of one candidate. */
  readonly drawer: Locator;
  readonly form: FormDialog;

  constructor(private readonly page: Page) {
    this.table = page.getByRole("table", { name: "Candidate Directory" });
    this.columns = this.table.getByRole("columnheader");
    this.add = page.getByRole("button", { name: "ADD CANDIDATE" });
    this.back = page.getByRole("button", { name: "Back", exact: true });
    this.statuses = page.getByRole("button", { name: /open the details of/ });
    this.names = this.table.locator("tbody tr > :first-child").getByRole("button");
    this.drawer = page.getByRole("dialog", { name: "Candidate Timeline" });
    this.form = new FormDialog(page, "Candidate Form");
  }

  /** An entry of the open timeline, by its status. */
  entry(status: string): Locator {
    return this.drawer.getByRole("listitem").filter({ has: this.page.getByText(status, { exact: true }) });
  }

  requisition(serial: string): Locator {
    return this.page.getByRole("region", { name: `Requisition ${serial}`, exact: true });
  }

  /** The requisition's facts, recruiters and timeline beside the candidates. */
  beside(serial: string): Locator {
    return this.page.getByRole("complementary", { name: `About requisition ${serial}` });
  }

  heading(name: string): Locator {
    return this.page.getByRole("heading", { name, exact: true });
  }

  async open(serial: string, more = ""): Promise<void> {
    await this.page.goto(`/directory?req=${serial}${more}`);
    await this.settled();
  }

  /** Waits until the list has loaded, with or without rows. */
  async settled(): Promise<void> {
    await expect(this.page.getByRole("region", { name: /^Requisition / })).toBeVisible();
    await expect(this.page.locator("section[aria-busy=true]")).toHaveCount(0);
  }

  tab(label: string): Locator {
    return this.page.getByRole("tab", { name: new RegExp(`^${label} \\d+$`) });
  }

  async count(label: string): Promise<number> {
    const text = (await this.tab(label).textContent()) ?? "";
    return Number(/\d+$/.exec(text.trim())?.[0]);
  }

  /** The total row count in the pager. */
  async total(): Promise<number> {
    const range = this.page.getByText(/^(\d[\d,]*–)?\d[\d,]* of \d[\d,]*$/);
    return Number(/of ([\d,]+)$/.exec((await range.textContent()) ?? "")?.[1]?.replaceAll(",", ""));
  }

  async openTab(label: string): Promise<void> {
    await this.tab(label).click();
    await expect(this.tab(label)).toHaveAttribute("aria-selected", "true");
    await this.settled();
  }

  row(name: string): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByText(name, { exact: true }) });
  }

  status(name: string): Locator {
    return this.row(name).getByRole("button", { name: new RegExp(`open the details of ${name}$`) });
  }

  date(): Locator {
    return this.page.getByRole("button", { name: /^(Created On|Dialed On|Latest Date|Remap Date)/ }).first();
  }
}
