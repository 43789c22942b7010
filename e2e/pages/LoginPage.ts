import type { Locator, Page } from "@playwright/test";

export class LoginPage {
  readonly mobile: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(private readonly page: Page) {
    this.mobile = page.getByRole("textbox", { name: "Mobile number" }).first();
    this.password = page.getByLabel("Password", { exact: true });
    this.submit = page.getByRole("button", { name: "Log In" });
  }

  async logIn(mobile: string, password: string): Promise<void> {
    await this.mobile.fill(mobile);
    await this.password.fill(password);
    await this.password.press("Enter");
  }

  async openForgotPassword(): Promise<Locator> {
    await this.page.getByRole("button", { name: "Forgot Password" }).click();
    return this.page.getByRole("dialog", { name: "Forgot Password" });
  }

  async openChangePassword(): Promise<Locator> {
    await this.page.getByRole("button", { name: "Change Password" }).click();
    return this.page.getByRole("dialog", { name: "Change Password" });
  }

  toast(text: string): Locator {
    return this.page.getByRole("alert").filter({ hasText: text }).first();
  }
}
