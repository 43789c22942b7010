import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { parseCsv } from "../csv";

/** What the dashboards have in common: a table of numbers, and the dialog of a number's rows. */
export class DashboardPage {
  readonly dialog: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole("dialog");
  }

  async settled(): Promise<void> {
    await expect(this.page.locator("[aria-busy=true]")).toHaveCount(0);
  }

  /** The number that a button or cell shows. */
  async valueOf(number: Locator): Promise<number> {
    return Number(((await number.textContent()) ?? "").replaceAll(",", ""));
  }

  /** Expects the open dialog to have as many rows as the number, and its file as well. */
  async expectRows(value: number): Promise<void> {
    await expect(this.dialog.getByText(new RegExp(`of ${value.toLocaleString("en-IN")}$`))).toBeVisible();
    const records = await this.download(this.dialog.getByRole("button", { name: "Download CSV" }));
    expect(records).toHaveLength(value + 1);
  }

  async download(button: Locator): Promise<string[][]> {
    const waiting = this.page.waitForEvent("download");
    await button.click();
    return parseCsv(await readFile(await (await waiting).path(), "utf8"));
  }

  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.dialog).toBeHidden();
  }

  /** Tabs until the focus is there. */
  async tabTo(target: Locator): Promise<void> {
    for (let steps = 0; steps < 80; steps += 1) {
      await this.page.keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error("the Tab key does not lead there");
  }
}
