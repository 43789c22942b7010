import type { Locator, Page } from "@playwright/test";
import { FormDialog } from "./FormDialog";

/** The drawer with the recruiters of a requisition, its buttons and its timeline. */
export class AssignmentPanel {
  readonly root: Locator;
  readonly table: Locator;
  readonly timeline: Locator;

  constructor(
    private readonly page: Page,
    serial: string,
  ) {
    this.root = page.getByRole("dialog").filter({ hasText: `Req ID ${serial}` });
    this.table = page.getByRole("table", { name: `Recruiters of ${serial}` });
    this.timeline = this.root.getByRole("list", { name: `Timeline of ${serial}` });
  }

  row(recruiter: string): Locator {
    return this.table.getByRole("row").filter({ hasText: recruiter });
  }

  button(name: string | RegExp): Locator {
    return this.root.getByRole("button", { name, exact: typeof name === "string" });
  }

  /** Presses a button and returns the dialog that it opens. */
  async open(button: string | RegExp, title: string): Promise<FormDialog> {
    await this.button(button).click();
    return new FormDialog(this.page, title);
  }

  async close(): Promise<void> {
    await this.button("Close").click();
  }
}
