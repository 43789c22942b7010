import { expect, type Locator, type Page } from "@playwright/test";
import { FormDialog } from "./FormDialog";
import { StageForm } from "./StageForm";

export type StageState = "done" | "open" | "blocked" | "locked";

/** The title of each stage's dialog. */
const dialogs = {
  CALL: "Call",
  "HR ROUND": "HR Round Status",
  "TL ROUND": "TL Round Status",
  "PL ROUND": "PL Round Status",
  "CEO ROUND": "CEO Round Status",
  OFFER: "Offer Stage",
  JOINING: "Joining Stage",
} as const;

export type StageLabel = keyof typeof dialogs;
export type ActionLabel =
  | "Back"
  | "View Resume"
  | "Take Interview"
  | "Documents"
  | "Push to Offer"
  | "Timeline"
  | "Blacklist";

export class CandidateDetailsPage {
  readonly box: Locator;
  readonly name: Locator;
  readonly rail: Locator;
  readonly actions: Locator;
  readonly timeline: Locator;
  readonly messages: Locator;
  readonly blacklist: FormDialog;
  readonly applied: Locator;
  readonly remapped: Locator;

  constructor(private readonly page: Page) {
    this.box = page.getByRole("region", { name: "Candidate", exact: true });
    this.name = this.box.getByRole("heading", { level: 2 });
    this.rail = page.getByRole("region", { name: "Candidate Recruitment Stages" });
    this.actions = page.getByRole("navigation", { name: "Actions" });
    this.timeline = page.getByRole("dialog", { name: "Candidate Timeline" });
    this.messages = page.getByRole("dialog", { name: "Messages" });
    this.blacklist = new FormDialog(page, "Candidate Blacklist");
    this.remapped = page.getByRole("status").filter({ hasText: "Remapped" });
    this.applied = page.getByRole("table", { name: "Position Applied for" });
  }

  static path(candidate: string, requisition: string): string {
    return `/candidate_details?candidate=${candidate}&requisition=${requisition}`;
  }

  async open(candidate: string, requisition: string): Promise<void> {
    await this.page.goto(CandidateDetailsPage.path(candidate, requisition));
    await expect(this.name).toBeVisible();
  }

  action(label: ActionLabel): Locator {
    return this.actions.getByRole("button", { name: label, exact: true });
  }

  /** Opens what was written to the candidate. */
  async openMessages(): Promise<Locator> {
    await this.actions.getByRole("button", { name: /^Messages/ }).click();
    await expect(this.messages).toBeVisible();
    return this.messages;
  }

  /** Presses an action that asks once before it is done. */
  async confirm(label: "Documents" | "Push to Offer"): Promise<void> {
    await this.action(label).click();
    await this.page.getByRole("dialog").getByRole("button", { name: "YES" }).click();
  }

  stage(label: StageLabel | "NEW"): Locator {
    return this.rail.getByRole("button", { name: label, exact: true });
  }

  /** A stage and its history. */
  panel(label: StageLabel | "NEW"): Locator {
    const button = this.page.getByRole("button", { name: label, exact: true });
    return this.rail.locator("li[data-state]").filter({ has: button });
  }

  /** Expands or collapses a finished stage. */
  fold(label: StageLabel): Locator {
    return this.panel(label).getByRole("button", { name: /^Show (all|less) of / });
  }

  async expectStage(label: StageLabel | "NEW", state: StageState): Promise<void> {
    await expect(this.panel(label)).toHaveAttribute("data-state", state);
  }

  form(title: string): StageForm {
    return new StageForm(this.page, this.page.getByRole("dialog", { name: title, exact: true }));
  }

  async openStage(label: StageLabel): Promise<StageForm> {
    await this.stage(label).click();
    const form = this.form(dialogs[label]);
    await expect(form.status).toBeVisible();
    return form;
  }

  async takeInterview(): Promise<StageForm> {
    await this.action("Take Interview").click();
    const form = this.form("Take Interview");
    await expect(form.status).toBeVisible();
    return form;
  }
}
