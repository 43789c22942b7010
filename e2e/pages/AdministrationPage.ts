import { expect, type Locator, type Page } from "@playwright/test";

export const administrationPages = [
  { path: "/admin_settings/users", title: "Users" },
  { path: "/admin_settings/departments", title: "Departments" },
  { path: "/admin_settings/statuses", title: "Statuses" },
  { path: "/admin_settings/settings", title: "Settings" },
  { path: "/admin_settings/audit", title: "Audit" },
  { path: "/admin_settings/outbox", title: "Outbox" },
  { path: "/admin_settings/sessions", title: "Login Sessions" },
] as const;

let mobiles = 0;
/** An unused mobile number. */
export const freshMobile = () => `97${String(Date.now()).slice(-5)}${String(mobiles++).padStart(3, "0")}`;

/** The pages under /admin_settings, which share one navigation. */
export class AdministrationPage {
  readonly tabs: Locator;

  constructor(private readonly page: Page) {
    this.tabs = page.getByRole("navigation", { name: "Administration" });
  }

  row(text: string | RegExp): Locator {
    return this.page.getByRole("row").filter({ hasText: text }).first();
  }

  dialog(name: string): Locator {
    return this.page.getByRole("dialog", { name, exact: true });
  }

  async choose(dialog: Locator, label: string, option: string | RegExp, typed = ""): Promise<void> {
    const field = dialog.getByRole("combobox", { name: label });
    await field.click();
    if (typed) await field.fill(typed);
    await this.page.getByRole("option", { name: option }).first().click();
  }

  /** Answers the topmost confirmation. */
  async yes(): Promise<void> {
    await this.page.getByRole("button", { name: "YES", exact: true }).click();
  }

  async no(): Promise<void> {
    await this.page.getByRole("button", { name: "NO", exact: true }).click();
  }

  /** Submits a valid form and waits until it has closed. */
  async save(form: Locator): Promise<void> {
    await form.locator("button[type=submit]").click();
    await expect(form).toBeHidden();
  }

  /** Submits a form with a fault and expects its message. */
  async refused(form: Locator, sentence: string | RegExp): Promise<void> {
    await form.locator("button[type=submit]").click();
    await expect(form.getByText(sentence).first()).toBeVisible();
  }
}
